"""docs/check.yml, the workflow to copy, run step by step as GitHub Actions would.

What is not a command, such as bringing caches along, is done as the action's own page says.
"""

import os
import re
import shutil
import subprocess

import pytest
import yaml

from conftest import GOOD, ROOT

MISTAKEN = GOOD.replace("Text(", "Txet(")


class Loader(yaml.SafeLoader):
    """YAML 1.2, in which `on` is a word."""


Loader.yaml_implicit_resolvers = {
    sign: [pair for pair in pairs if pair[0] != "tag:yaml.org,2002:bool"]
    for sign, pairs in yaml.SafeLoader.yaml_implicit_resolvers.items()
}


@pytest.fixture(scope="session")
def workflow():
    return yaml.load((ROOT / "docs/check.yml").read_text(), Loader)


def commands(job):
    return [step["run"] for step in job["steps"] if "run" in step]


def packages(text):
    """Names after `apt-get install`, over all lines that the shell reads as one."""
    lines = text.replace("\\\n", " ").splitlines()
    words = [line.split() for line in lines if "apt-get install" in line]
    return {word for line in words for word in line[2:] if not word.startswith("-")}


@pytest.fixture
def stub(tmp_path):
    """Programs that stand for those that only a server has or may run."""
    folder = tmp_path / "stubs"
    folder.mkdir()
    (folder / "apt-get").write_text('#!/bin/sh\necho "$@" >> "$APT_LOG"\n')
    (folder / "make").write_text(MAKE)
    for program in folder.iterdir():
        program.chmod(0o755)
    return folder


# Of `make -C tool install PREFIX=…`, what remains where everything is built.
MAKE = f"""\
#!/bin/sh
for word; do
  case $word in PREFIX=*) exec "{ROOT}/scripts/install.sh" "$PRODUCTS" "${{word#PREFIX=}}" ;; esac
done
"""


class Server:
    """Runs the commands of jobs, each on a machine of its own."""

    def __init__(self, folder, stub, products):
        self.folder, self.stub = folder, stub
        self.opt = folder / "opt"
        self.apt_log = folder / "apt.log"
        self.env = {
            **os.environ, "PATH": f"{stub}:{os.environ['PATH']}", "APT_LOG": str(self.apt_log),
            "PRODUCTS": str(products), "GITHUB_ACTIONS": "true",
        }

    def checkout(self, name, pages):
        root = self.folder / name
        shutil.copytree(pages, root)
        return root

    def run(self, command, root, contexts={}):
        for name, value in contexts.items():
            command = command.replace("${{ %s }}" % name, str(value))
        assert "${{" not in command, command
        # The container's own place, on a machine that is not to be changed.
        command = command.replace("/opt/catalog", f"{self.opt}/catalog")
        return subprocess.run(
            ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", command], cwd=root,
            env={**self.env, "GITHUB_WORKSPACE": str(root)}, capture_output=True, text=True,
        )


@pytest.fixture
def server(tmp_path, stub, program):
    return Server(tmp_path, stub, program.parent)


def test_everything_that_the_steps_lean_on_is_declared(workflow):
    assert workflow["on"]["push"]["branches"] == ["main"]
    jobs = workflow["jobs"]
    assert jobs["check"]["needs"] == "tool" and jobs["site"]["needs"] == "check"
    for job in jobs.values():
        assert job["runs-on"] == "ubuntu-24.04" and job["container"] == "swift:6.3-noble"
        for step in job["steps"]:
            assert ("run" in step) != ("uses" in step)
            assert re.fullmatch(r"actions/[a-z/-]+@v\d+", step.get("uses", "actions/none@v0"))


def test_packages_are_those_that_the_page_lists(workflow):
    page = (ROOT / "docs/ci.md").read_text()
    row = re.search(r"^\| `make.*$", page, re.M)[0]
    build, run, draw = (set(cell.strip(" `").split()) for cell in row.strip("|").split("|"))
    jobs = workflow["jobs"]
    assert packages("\n".join(commands(jobs["check"]))) == run | draw
    assert packages("\n".join(commands(jobs["site"]))) == run | draw
    assert packages("\n".join(commands(jobs["tool"]))) <= build
    setup = (ROOT / "scripts/setup.sh").read_text()
    assert build - {"make"} <= set(re.search(r"packages=\((.*?)\)", setup, re.S)[1].split())


def test_every_step_does_what_it_is_there_for(workflow, server, tmp_path, make_catalog):
    pages = make_catalog(
        "pages", **{f"page{n}": GOOD.replace("Badge", f"Badge{n}") for n in range(6)}
    )
    jobs = workflow["jobs"]
    for command in commands(jobs["tool"]):
        result = server.run(command, tmp_path)
        assert result.returncode == 0, result.stderr
    shards = jobs["check"]["strategy"]["matrix"]["shard"]
    caches = []
    for shard in shards:
        root = server.checkout(f"machine-{shard}", pages)
        for command in commands(jobs["check"]):
            contexts = {"matrix.shard": shard, "strategy.job-total": len(shards)}
            result = server.run(command, root, contexts)
            assert result.returncode == 0, result.stdout + result.stderr
        caches.append(root / ".catalog/cache")
    root = server.checkout("machine-site", pages)
    for cache in filter(os.path.exists, caches):
        shutil.copytree(cache, root / ".catalog/cache", dirs_exist_ok=True)
    for command in commands(jobs["site"]):
        result = server.run(command, root)
        assert result.returncode == 0, result.stdout + result.stderr
    assert "<svg" in (root / "site/page0/index.html").read_text()
    assert "libcmark0.30.2" in server.apt_log.read_text()
    again = server.run("/opt/catalog/bin/catalog check", root)
    assert "6 known already" in again.stdout


def test_a_mistake_fails_the_job_and_annotates_the_page(workflow, server, tmp_path, make_catalog):
    pages = make_catalog("pages", index=MISTAKEN)
    for command in commands(workflow["jobs"]["tool"]):
        server.run(command, tmp_path)
    root = server.checkout("machine", pages)
    check = commands(workflow["jobs"]["check"])[-1]
    result = server.run(check, root, {"matrix.shard": 1, "strategy.job-total": 1})
    assert result.returncode == 1
    assert "::error file=content/index.md,line=8,col=25,title=swift.error::" in result.stdout
