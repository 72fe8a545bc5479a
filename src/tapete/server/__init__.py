"""The room with the clock, the disk and the network: the only one where anything is ``async``."""
