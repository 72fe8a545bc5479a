"""The club: names, doors, manners, skill."""
