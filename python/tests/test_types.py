"""The stubs name what the module has, and nothing else."""
import ast
import pathlib
import re

import townsmith
from townsmith import _townsmith


def names_of(thing):
    return {name for name in vars(thing) if not name.startswith("_")}


def test_the_stubs_are_those_of_the_module():
    tree = ast.parse(pathlib.Path(_townsmith.__file__).with_name("_townsmith.pyi").read_text())
    classes = {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}
    functions = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    assert set(classes) | functions == names_of(_townsmith)
    for name, node in classes.items():
        if name == "Refused":
            continue
        stubbed = {one.name for one in node.body if isinstance(one, ast.FunctionDef) and not one.name.startswith("_")}
        assert stubbed == names_of(getattr(_townsmith, name)), name


def test_everything_that_is_offered_is_there():
    for name in townsmith.__all__:
        assert hasattr(townsmith, name)
    assert pathlib.Path(townsmith.__file__).with_name("py.typed").exists()


def test_the_version_is_that_of_the_project():
    project = (pathlib.Path(__file__).parents[2] / "CMakeLists.txt").read_text()
    assert re.search(r"project\(townsmith VERSION ([\d.]+)", project)[1] == townsmith.__version__
