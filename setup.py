"""Compiles the rules, the chance, the loop that drives a game, the bots and what counts games with
mypyc, twice where the C compiler can learn from games played in between; installs them as they are
where that cannot be done. Everything else about the package stands in pyproject.toml.

    MONOPOLY_PURE=1              do not compile
    MONOPOLY_REQUIRE_COMPILED=1  fail, and say why, rather than install uncompiled
    MONOPOLY_QUICK=1             compile once, not twice, and optimize less: in a third of the time
    MYPYC_OPT_LEVEL=0            compile without optimizing: in seconds, for a look at the result
    python setup.py can-compile  only say whether there is a C compiler and Python.h
    python setup.py page-digest  only say of which sources a bundle of the page would be made

The bundle of the page that `make page` leaves in build/page goes into the package, if it was made
of the sources that are there now; without it the package sends the page's modules as they lie.

What was chosen is printed and kept in build/chosen.txt, because pip hides what a build prints.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import io
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import traceback
from collections.abc import Iterator
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

# setuptools must come first: it is setuptools that provides distutils from Python 3.12 on.
from distutils.ccompiler import new_compiler  # isort: skip
from distutils.errors import CCompilerError, DistutilsError  # isort: skip
from distutils.sysconfig import customize_compiler, get_python_inc  # isort: skip

ROOT = Path(__file__).resolve().parent
PACKAGE = Path("src/monopoly")
BUILD = Path("build")
PAGE = PACKAGE / "web" / "page"
BUNDLE = BUILD / "page"
BUNDLED = Path("monopoly", "web", "bundle")

# packages and modules
COMPILED = (
    "rules",
    "chance",
    "game/setup.py",
    "game/driver.py",
    "bots",
    "lab/simulation/accumulators",
    "lab/comparison/course.py",
)

PURE = os.environ.get("MONOPOLY_PURE", "") not in {"", "0"}
REQUIRE_COMPILED = os.environ.get("MONOPOLY_REQUIRE_COMPILED", "") not in {"", "0"}
QUICK = os.environ.get("MONOPOLY_QUICK", "") not in {"", "0"}
OPT_LEVEL = os.environ.get("MYPYC_OPT_LEVEL", "1" if QUICK else "3")
NOT_COMPILED = "# not compiled:"
PROFILE = BUILD / "profile"
TRAINING = Path("bench/train.py")

# All modules end up in one C file. The first two let the compiler inline calls between them, though
# the functions are not static; PyInit_… stays exported: Python.h marks it so. What mypyc writes for
# a line of Python looks long and is short once compiled: so gcc may inline more than it would by
# itself. Integers wrap around, as rules/bitset.py wants it. The last undoes mypyc's -Werror: a
# warning that another compiler invents is no reason for a slow game.
WANTED_FLAGS = [
    "-fno-semantic-interposition",
    "-fvisibility=hidden",
    "--param=max-inline-insns-auto=100",
    "-fwrapv",
    "-Wno-error",
]
PROBE = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"


def modules_to_compile() -> list[str]:
    """Every one of those modules, but for `__init__.py` and files that say
    `# not compiled: why` in their first ten lines."""
    places = [PACKAGE / name for name in COMPILED]
    found = [p for place in places for p in ([place] if place.is_file() else place.rglob("*.py"))]
    return [p.as_posix() for p in sorted(found) if p.name != "__init__.py" and not opts_out(p)]


def opts_out(path: Path) -> bool:
    lines = path.read_text(encoding="utf-8").splitlines()[:10]
    return any(line.startswith(NOT_COMPILED) for line in lines)


def compiles(*flags: str) -> bool:
    """Whether the compiler that setuptools would use makes a library of a two-line extension."""
    compiler = new_compiler()
    customize_compiler(compiler)
    with tempfile.TemporaryDirectory() as folder, silence():
        source = Path(folder, "probe.c")
        source.write_text(PROBE, encoding="utf-8")
        try:
            objects = compiler.compile(
                [str(source)],
                output_dir=folder,
                include_dirs=[get_python_inc(), get_python_inc(plat_specific=True)],
                extra_preargs=list(flags),
            )
            compiler.link_shared_object(objects, str(Path(folder, "probe.so")))
        except (CCompilerError, DistutilsError, OSError):
            return False
    return True


@contextlib.contextmanager
def silence() -> Iterator[None]:
    """A compiler that fails writes to the descriptors themselves; here failing is an answer."""
    sys.stdout.flush()
    sys.stderr.flush()
    kept = os.dup(1), os.dup(2)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
            yield
    finally:
        os.dup2(kept[0], 1)
        os.dup2(kept[1], 2)
        for descriptor in (*kept, nowhere):
            os.close(descriptor)


def why_not_compile() -> str | None:
    if PURE:
        return "MONOPOLY_PURE is set"
    if not compiles():
        compiler = shlex.quote(os.environ.get("CC", "cc"))
        return f"there is no working C compiler ({compiler}) with Python.h"
    if importlib.util.find_spec("mypyc") is None:
        return "mypy is not installed"
    return None


def choose(what: str) -> None:
    print(what)
    BUILD.mkdir(exist_ok=True)
    (BUILD / "chosen.txt").write_text(what + "\n", encoding="utf-8")


def go_uncompiled(why: str) -> None:
    if REQUIRE_COMPILED:
        sys.exit(f"monopoly: not compiled, because {why}")
    choose(f"monopoly: pure build, slower, because {why}")


def extensions() -> list[Extension]:
    """What mypyc makes of the modules; nothing where it cannot be done."""
    why = why_not_compile()
    modules = modules_to_compile()
    if why is None and not modules:
        why = "there is nothing to compile"
    if why is not None:
        go_uncompiled(why)
        return []

    from mypyc.build import mypycify

    # Not the project's mypy settings: `make check` is strict, an installation is forgiving. And not
    # its cache, which would be thrown away at each change of settings. pip builds without the
    # packages that modules which are not compiled import.
    options = ["--config-file=", "--ignore-missing-imports", f"--cache-dir={BUILD / 'mypy_cache'}"]
    try:
        made = mypycify(
            [*options, *modules],
            opt_level=OPT_LEVEL,
            debug_level="0",
            multi_file=False,
            group_name="monopoly",
        )
    except (SystemExit, Exception) as error:  # noqa: BLE001
        # It exits on an error in the sources, having printed it; it raises on one of its own.
        if not isinstance(error, SystemExit):
            traceback.print_exc()
        go_uncompiled("mypyc refused the sources; MONOPOLY_REQUIRE_COMPILED=1 shows where")
        return []
    flags = [flag for flag in WANTED_FLAGS if compiles("-Werror", flag)]
    for extension in made:
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]
    choose(f"monopoly: compiled build, {len(modules)} modules")
    return made


def page_digest() -> str:
    """Another when any source of the page is another."""
    whole = hashlib.sha256()
    for path in sorted(PAGE.rglob("*"), key=Path.as_posix):
        if path.is_file():
            data = path.read_bytes()
            whole.update(f"{path.relative_to(PAGE).as_posix()} {len(data)} ".encode())
            whole.update(data)
    return whole.hexdigest()


def is_bundle_fresh() -> bool:
    made_of = BUNDLE.with_suffix(".sources")
    return made_of.is_file() and made_of.read_text(encoding="utf-8").strip() == page_digest()


class Build(build):
    """Leaves nothing in build/lib from an earlier build but libraries that are still wanted: what
    lies there is installed, also when its source is gone. Adds the bundle of the page."""

    def run(self) -> None:
        command = self.get_finalized_command("build_ext")
        wanted = {Path(command.get_ext_fullpath(e.name)) for e in command.extensions or []}
        for path in Path(self.build_lib).rglob("*"):
            if path.is_file() and path not in wanted:
                path.unlink()
        super().run()
        if is_bundle_fresh():
            shutil.copytree(BUNDLE, Path(self.build_lib) / BUNDLED, dirs_exist_ok=True)


class BuildExt(build_ext):
    """All modules compiled or none: a mixture would be neither build."""

    def run(self) -> None:
        try:
            if self.extensions and not QUICK and compiles("-fprofile-generate"):
                self._learn()
            super().run()
        except (CCompilerError, DistutilsError, OSError) as error:
            print(error)
            go_uncompiled("the C compiler failed; MONOPOLY_REQUIRE_COMPILED=1 shows where")
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = self.distribution.ext_modules = []

    def _learn(self) -> None:
        """Builds once to count, plays the training games, and leaves flags that use the counts."""
        shutil.rmtree(PROFILE, ignore_errors=True)
        folder = PROFILE.resolve()
        plain = [(e.extra_compile_args, e.extra_link_args) for e in self.extensions]
        for extension in self.extensions:
            flag = f"-fprofile-generate={folder}"
            extension.extra_compile_args = [*extension.extra_compile_args, flag]
            extension.extra_link_args = [*extension.extra_link_args, flag]
        self.force = True  # the same objects twice, with other flags
        named = self.compiler
        super().run()
        self.compiler = named  # the first run put the compiler itself in the place of its name
        environment = os.environ | {"PYTHONPATH": str(Path(self.build_lib).resolve())}
        played = subprocess.run([sys.executable, str(TRAINING)], env=environment, check=False)
        use = [f"-fprofile-use={folder}", "-fprofile-correction", "-Wno-missing-profile"]
        for extension, (compile_args, link_args) in zip(self.extensions, plain, strict=True):
            extension.extra_compile_args = [*compile_args, *(use if played.returncode == 0 else [])]
            extension.extra_link_args = link_args
        how = "profiled" if played.returncode == 0 else "compiled (the training failed)"
        choose(f"monopoly: {how} build, {len(modules_to_compile())} modules")


if sys.argv[1:] == ["can-compile"]:
    sys.exit(0 if not PURE and compiles() else 1)

os.chdir(ROOT)
if sys.argv[1:] == ["page-digest"]:
    print(page_digest())
    sys.exit()

BUILD.mkdir(exist_ok=True)  # pyproject.toml puts the egg-info there

# pip asks for the metadata first; only the build itself is worth a run of mypyc.
building = {"build", "build_ext", "bdist_wheel", "install"} & set(sys.argv)
setup(
    ext_modules=extensions() if building else [],
    cmdclass={"build": Build, "build_ext": BuildExt},
)
