"""For scripts/python wheel: the module is built by CMake, and is only packed here."""
import pathlib
import re

from setuptools import Distribution, setup

here = pathlib.Path(__file__).parent


class BinaryDistribution(Distribution):
    def has_ext_modules(self):
        return True


setup(
    name="townsmith",
    version=re.search(r'"(.+)"', (here / "townsmith" / "version.py").read_text())[1],
    description="City-building games for programs: by the habits of OpenSpiel and PettingZoo, thousands at a time",
    long_description=(here / "README.md").read_text(encoding="utf-8"),
    long_description_content_type="text/markdown",
    license="MIT",
    packages=["townsmith"],
    package_data={"townsmith": ["*.so", "*.pyi", "py.typed"]},
    python_requires=">=3.9",
    install_requires=["numpy"],
    distclass=BinaryDistribution,
)
