"""The laboratory as a library: what its page promises is there."""

import monopoly.lab


def test_the_example_in_the_documentation_works() -> None:
    code = (monopoly.lab.__doc__ or "").partition("\n\n")[2]
    assert "simulate(" in code
    exec(code.replace("games=1000", "games=4"), {})  # noqa: S102


def test_everything_public_is_there() -> None:
    for name in monopoly.lab.__all__:
        assert hasattr(monopoly.lab, name), name
