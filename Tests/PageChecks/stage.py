"""The real processes that the page is looked at with: a group with tasks, a renderer that serves the page."""

import json
import os
import re
import select
import shutil
import signal
import subprocess
import tempfile
import time

from devtools import Trouble


class Stage:
    """A group directory of its own, and what runs on it."""

    tasks = ["Buy milk +home @shop", "Call Ada about the trip @phone", "Water the plants +home", "Book a table for Friday"]

    def __init__(self, folder, extra=(), extension="extension", widgets=()):
        """widgets: kinds and families to place; none: what the renderer places by itself."""
        self.build = os.path.abspath(folder)
        self.root = tempfile.mkdtemp(prefix="widgets-")
        # The two directories above a group are watched, too: in a busy one the renderer would be woken by others.
        self.group = os.path.join(self.root, "groups", "group.swift-widgets")
        os.mkdir(os.path.dirname(self.group))
        for task in self.tasks if extension == "extension" else []:
            self.app("add", task)
        if widgets:
            self.place(extension, widgets)
        self.extension, self.extra = extension, extra
        self.start()

    def start(self, *more):
        """Starts the renderer."""
        self.renderer = subprocess.Popen(
            [os.path.join(self.build, "renderer"), "--web", "--group", self.group, "--extension",
             os.path.join(self.build, self.extension), "--app", os.path.join(self.build, "app"), *self.extra, *more],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True,
            env={**os.environ, "LANG": "en_US.UTF-8", "LC_ALL": "en_US.UTF-8"})
        self.address = self.read_address()

    def port(self):
        """Where the page is served."""
        return re.search(r":(\d+)/", self.address).group(1)

    def place(self, extension, widgets):
        """Takes away what stands there by itself and places these."""
        command = [os.path.join(self.build, "renderer"), "--group", self.group, "--extension", os.path.join(self.build, extension)]
        subprocess.run(command, capture_output=True, check=True, timeout=60, stdin=subprocess.DEVNULL)
        listed = subprocess.run([*command, "list", "--json"], capture_output=True, text=True, check=True, timeout=60)
        for each in json.loads(listed.stdout)["widgets"]:
            subprocess.run([*command, "remove", each["id"]], capture_output=True, check=True, timeout=60)
        for kind, family in widgets:
            subprocess.run([*command, "add", kind, "--family", family], capture_output=True, check=True, timeout=60)

    def read_address(self):
        text = ""
        deadline = time.monotonic() + 30
        while True:
            found = re.search(r"http://127\.0\.0\.1:\d+/\?token=\w+", text)
            if found:
                return found.group(0)
            if not select.select([self.renderer.stdout], [], [], max(0, deadline - time.monotonic()))[0]:
                raise Trouble(f"the renderer printed no address: {text}")
            more = os.read(self.renderer.stdout.fileno(), 4096).decode()
            if not more:
                raise Trouble(f"the renderer has ended: {text}")
            text += more

    def app(self, *arguments):
        """One command of the app."""
        result = subprocess.run(
            [os.path.join(self.build, "app"), "--group", self.group, *arguments], capture_output=True, text=True, timeout=60)
        if result.returncode != 0:
            raise Trouble(f"app {arguments}: {result.stderr}")
        return result.stdout

    def memory(self):
        """The renderer's own memory, kilobytes."""
        with open(f"/proc/{self.renderer.pid}/status", encoding="utf-8") as file:
            return int(re.search(r"RssAnon:\s+(\d+)", file.read()).group(1))

    def wakeups(self):
        """How often the renderer's threads were woken so far."""
        total = 0
        folder = f"/proc/{self.renderer.pid}/task"
        for task in os.listdir(folder):
            with open(f"{folder}/{task}/status", encoding="utf-8") as file:
                total += int(re.search(r"\nvoluntary_ctxt_switches:\s+(\d+)", file.read()).group(1))
        return total

    def end(self):
        """Ends the renderer as Ctrl-C does."""
        self.renderer.send_signal(signal.SIGINT)
        try:
            status = self.renderer.wait(10)
        except subprocess.TimeoutExpired:
            self.renderer.kill()
            status = self.renderer.wait()
        shutil.rmtree(self.root, ignore_errors=True)
        return status
