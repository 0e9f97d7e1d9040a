"""What can go wrong with an analysis."""


class AnalysisError(ValueError):
    """Something that cannot be analysed so; the message says why in a sentence."""
