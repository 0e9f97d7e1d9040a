"""The steps of the scenarios, by what they speak of."""
