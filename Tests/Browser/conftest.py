"""What the browser tests share: the finished site on a server of their own, and a browser."""

import functools
import http.server
import shutil
import threading
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / "site"


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


@pytest.fixture(scope="session")
def address():
    assert (SITE / "index.html").exists(), "there is no site; `make site` writes it"
    handler = functools.partial(QuietHandler, directory=SITE)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


@pytest.fixture(scope="session")
def browser():
    chromium = shutil.which("chromium")
    assert chromium, "there is no chromium; `make setup-test` installs it"
    with sync_playwright() as playwright:
        # Whoever runs this as root, as CI does, cannot have Chromium's own sandbox.
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def open_page(browser, address):
    """Opens a page of the site; keywords are those of a browser context."""
    contexts = []

    def open_page(path, width=1440, **options):
        context = browser.new_context(viewport={"width": width, "height": 900}, **options)
        context.set_default_timeout(10_000)
        contexts.append(context)
        page = context.new_page()
        page.errors = []
        page.on("pageerror", lambda error: page.errors.append(str(error)))
        page.on(
            "request",
            lambda request: request.url.startswith((address, "data:", "blob:"))
            or page.errors.append(f"request to {request.url}"),
        )
        page.goto(address + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
