"""The club: people as people, before any server: their names, doors, manners and skill.

The one law: everything here is told, nothing is found out: no I/O, no clock, no chance.
"""
