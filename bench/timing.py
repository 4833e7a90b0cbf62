"""Runs programs and tells what they take."""

import os
import subprocess
import sys
import time


def run(command, or_none=False):
    """The program's output; it has to succeed, unless there may be `None` instead."""
    try:
        result = subprocess.run(command, capture_output=True, text=True)
    except FileNotFoundError:
        result = None
    if result is not None and result.returncode == 0:
        return result.stdout
    if or_none:
        return None
    sys.exit(f"bench: {command[0]} failed:\n{result and result.stdout + result.stderr}")


def seconds(command, or_none=False):
    start = time.perf_counter()
    output = run(command, or_none)
    return None if output is None else time.perf_counter() - start


def peak_megabytes(command):
    """The most memory that the program had at any time."""
    child = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode:
        sys.exit(f"bench: {command[0]} failed")
    return usage.ru_maxrss / 1000
