"""Where output goes: a closed pipe, a full disk, a terminal."""

import fcntl
import os
import pty
import struct
import subprocess
import termios

import pytest

from conftest import BAD, GOOD

COMMANDS = [["help"], ["explain"], ["check", "--help"], ["check", "--no-cache"]]


@pytest.fixture
def root(make_catalog):
    return make_catalog(index=GOOD, broken=BAD)


def shell(program, line, root):
    """Runs a line of the shell, in which `$catalog` is the tool."""
    return subprocess.run(
        ["bash", "-c", line], cwd=root, env={**os.environ, "catalog": str(program)},
        capture_output=True, text=True, timeout=120,
    )


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_a_reader_that_has_had_enough_is_no_crash(program, root, words):
    line = f"$catalog {' '.join(words)} | head -c 1; echo ${{PIPESTATUS[0]}} >&2"
    result = shell(program, line, root)
    # All of it may have gone into the pipe before its end was closed.
    assert result.stderr.strip() in ("0", "1", "3"), result.stderr


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_a_pipe_that_nobody_reads_is_no_crash(run, root, words):
    reading, writing = os.pipe()
    os.close(reading)
    result = run(*words, cwd=root, capture_output=False, stdout=writing, stderr=subprocess.PIPE)
    os.close(writing)
    assert (result.returncode, result.stderr) == (3, "")


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_closed_output_is_the_machines_fault(program, root, words):
    result = shell(program, f"$catalog {' '.join(words)} >&-", root)
    assert result.returncode == 3
    assert result.stderr.startswith("catalog: error: cannot write to standard output")


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_a_full_disk_is_said_to_be_full(program, root, words):
    result = shell(program, f"$catalog {' '.join(words)} >/dev/full", root)
    assert result.returncode == 3
    assert "No space left on device" in result.stderr


def test_no_streams_at_all_change_nothing_else(program, root):
    assert shell(program, "$catalog check <&- >&- 2>&-", root).returncode == 3
    assert shell(program, "$catalog check <&- 2>&-", root).returncode == 1
    files = [path.name for path in root.iterdir()]
    assert sorted(files) == [".catalog", "catalog.yml", "content"]


def on_terminal(words, columns=80, env=None, stdout=None):
    """What a program writes to a terminal of so many columns: its output and its complaints."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    base = {key: value for key, value in os.environ.items() if key not in SWITCHES}
    process = subprocess.Popen(
        [str(word) for word in words], stdin=theirs, stdout=stdout or theirs, stderr=theirs,
        env=base | {"TERM": "xterm"} | (env or {}),
    )
    os.close(theirs)
    written = b""
    while True:
        try:
            some = os.read(ours, 1 << 16)
        except OSError:
            break
        if not some:
            break
        written += some
    os.close(ours)
    return process.wait(timeout=60), written.decode()


SWITCHES = ("NO_COLOR", "CLICOLOR_FORCE", "CLICOLOR", "TERM")
COLOR = "\x1b[1;31m"
STATUS = "checking: "


def test_on_a_terminal_there_are_colors_and_progress(program, root):
    status, text = on_terminal([program, "check", "--no-cache", "--root", root])
    assert status == 1
    assert COLOR in text and STATUS in text
    # What is left on the screen is the report alone: each status is cleared away.
    assert STATUS not in text.replace("\r\x1b[K" + STATUS, "").replace(" of 2 blocks", "")
    assert "\r\x1b[K" in text[text.rindex(STATUS) :]


@pytest.mark.parametrize(
    "env, colored",
    [
        ({}, True), ({"NO_COLOR": "1"}, False), ({"NO_COLOR": ""}, True),
        ({"TERM": "dumb"}, False), ({"TERM": ""}, False), ({"CLICOLOR": "0"}, False),
        ({"CLICOLOR_FORCE": "1", "TERM": "dumb"}, True),
        ({"CLICOLOR_FORCE": "1", "NO_COLOR": "1"}, False),
    ],
)
def test_colors_are_as_the_user_wants_them(program, root, env, colored):
    _, text = on_terminal([program, "check", "--root", root], env=env)
    assert (COLOR in text) == colored


def test_elsewhere_there_are_neither(program, root, run):
    result = run("check", "--no-cache", "--root", root)
    assert "\x1b" not in result.stdout and result.stderr == ""
    forced = run("check", "--root", root, env={**os.environ, "CLICOLOR_FORCE": "1"})
    assert COLOR in forced.stdout and forced.stderr == ""


def test_progress_does_not_go_where_the_report_goes(program, root, tmp_path):
    with open(tmp_path / "report", "w+") as report:
        words = [program, "check", "--no-cache", "--root", root]
        status, text = on_terminal(words, stdout=report)
        assert status == 1 and STATUS in text
        report.seek(0)
        assert "\x1b" not in report.read()


@pytest.mark.parametrize("columns", [1, 10, 20, 0])
def test_progress_never_fills_a_narrow_terminal(program, root, columns):
    words = [program, "check", "--no-cache", "--root", root]
    _, text = on_terminal(words, columns=columns)
    for status in text.split("\r\x1b[K")[1:-1]:
        # A line that is full breaks, and the next status would not replace it.
        assert len(status) < (columns or 80)


def test_a_program_for_other_programs_gets_no_color_on_a_terminal_either(program, root):
    for form in ["json", "sarif", "junit", "github"]:
        _, text = on_terminal([program, "check", "--format", form, "--root", root])
        assert COLOR not in text
