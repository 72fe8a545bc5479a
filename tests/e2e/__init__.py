"""A real browser at a real house: what a person sees and does, in both languages and sizes.

The one law: a test acts as a person does (clicks, keys) and waits for what he would see; it
sleeps never, and it knows of the house only what the page shows.
"""
