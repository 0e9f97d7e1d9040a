"""A simulated world for the real server: its clock, disk and network, all driven by one seed."""
