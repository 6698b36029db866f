"""The Chromium that the browser tests drive: one that is there, or one that this installs.

    python -m tests.chromium
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ADVICE = (
    "No Chromium was found, and none could be installed. Install one (Debian: apt-get install chromium; elsewhere: "
    "python -m playwright install --with-deps chromium), or name one in the environment variable CHROMIUM."
)


def find() -> str | None:
    """Returns the path of a Chromium that starts: CHROMIUM, Playwright's own, or one on the PATH."""
    candidates = [os.environ.get("CHROMIUM"), _playwrights(), *(shutil.which(name) for name in NAMES)]
    return next((path for path in candidates if path and _starts(path)), None)


def install() -> None:
    """Tries Playwright's download, then Debian's package."""
    attempts = [[sys.executable, "-m", "playwright", "install", "chromium"]]
    if shutil.which("apt-get") and os.geteuid() == 0:
        attempts += [["apt-get", "-q", "update"], ["apt-get", "-q", "-y", "--no-install-recommends", "install", "chromium"]]
    for command in attempts:
        try:
            subprocess.run(command, check=False, timeout=900, stdin=subprocess.DEVNULL)
        except (OSError, subprocess.TimeoutExpired) as error:
            print(error, file=sys.stderr)
        if find():
            return


def _playwrights() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return playwright.chromium.executable_path


def _starts(path: str) -> bool:
    try:
        return subprocess.run([path, "--version"], capture_output=True, timeout=60, check=False).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def main() -> int:
    """Returns 0 once there is a Chromium."""
    if not find():
        install()
    path = find()
    print(path or ADVICE, file=sys.stdout if path else sys.stderr)
    return 0 if path else 1


if __name__ == "__main__":
    raise SystemExit(main())
