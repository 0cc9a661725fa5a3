"""Drives Chromium by the DevTools protocol over a pipe: the standard library alone."""

import base64
import json
import os
import select
import shutil
import subprocess
import tempfile
import time


class Trouble(Exception):
    """Something expected did not come about."""


def browser_path():
    """The browser of this machine; None when there is none."""
    for name in [os.environ.get("CHROMIUM", ""), "chromium", "chromium-browser", "google-chrome", "chrome"]:
        found = shutil.which(name) if name else None
        if found:
            return found
    return None


class Browser:
    """A headless browser, and its pages."""

    def __init__(self, path):
        self.folder = tempfile.mkdtemp(prefix="page-browser-")
        ours_read, theirs_write = os.pipe()
        theirs_read, ours_write = os.pipe()

        def adopt():
            # The browser reads commands from descriptor 3 and writes answers to 4.
            os.dup2(theirs_read, 103)
            os.dup2(theirs_write, 104)
            os.dup2(103, 3)
            os.dup2(104, 4)

        self.process = subprocess.Popen(
            [
                path, "--headless=new", "--no-sandbox", "--remote-debugging-pipe", "--disable-gpu",
                "--disable-dev-shm-usage", "--no-first-run", "--disable-background-networking",
                "--disable-component-update", "--disable-sync", "--hide-scrollbars", "--force-color-profile=srgb",
                "--disable-renderer-backgrounding", "--disable-background-timer-throttling",
                "--disable-backgrounding-occluded-windows",
                # Without a graphics card it shows remains of other layers in its pictures otherwise.
                "--disable-partial-raster", f"--user-data-dir={self.folder}", "about:blank",
            ],
            close_fds=False, preexec_fn=adopt, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            start_new_session=True)
        os.close(theirs_read)
        os.close(theirs_write)
        self.reader, self.writer = ours_read, ours_write
        self.rest = b""
        self.number = 0
        self.answers = {}
        self.pages = {}

    def call(self, method, session=None, **parameters):
        """One command and its answer."""
        self.number += 1
        number = self.number
        message = {"id": number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.writer, data):]
        deadline = time.monotonic() + 30
        while number not in self.answers:
            self.pump(deadline - time.monotonic(), method)
        answer = self.answers.pop(number)
        if "error" in answer:
            raise Trouble(f"{method}: {answer['error']['message']}")
        return answer["result"]

    def pump(self, seconds, what):
        """Takes in what the browser says."""
        if seconds <= 0 or not select.select([self.reader], [], [], seconds)[0]:
            raise Trouble(f"the browser did not answer: {what}")
        data = os.read(self.reader, 1 << 20)
        if not data:
            raise Trouble("the browser has ended")
        self.rest += data
        *whole, self.rest = self.rest.split(b"\0")
        for line in whole:
            message = json.loads(line)
            if "id" in message:
                self.answers[message["id"]] = message
            elif message.get("sessionId") in self.pages:
                self.pages[message["sessionId"]].happened(message["method"], message["params"])

    def page(self, address, width=1440, height=900):
        """Opens a page."""
        target = self.call("Target.createTarget", url="about:blank", newWindow=True)["targetId"]
        session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        page = Page(self, session, target)
        self.pages[session] = page
        for domain in ["Page", "Runtime", "Log", "DOM", "Accessibility", "Performance", "Network"]:
            page.call(f"{domain}.enable")
        # Every page believes that it is looked at, however many there are.
        page.call("Emulation.setFocusEmulationEnabled", enabled=True)
        page.resize(width, height)
        page.call("Page.navigate", url=address)
        return page

    def end(self):
        """Ends the browser."""
        try:
            self.call("Browser.close")
        except (Trouble, OSError):
            pass
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, 9)
            self.process.wait()
        os.close(self.reader)
        os.close(self.writer)
        shutil.rmtree(self.folder, ignore_errors=True)


class Page:
    """One page: what a person can do with it, and what can be seen of it."""

    def __init__(self, browser, session, target):
        self.browser, self.session, self.target = browser, session, target
        # What the page complained of: exceptions, errors, and what its policy forbade.
        self.complaints = []

    def call(self, method, **parameters):
        return self.browser.call(method, self.session, **parameters)

    def happened(self, method, parameters):
        if method == "Runtime.exceptionThrown":
            details = parameters["exceptionDetails"]
            self.complaints.append(details.get("exception", {}).get("description") or details["text"])
        elif method == "Log.entryAdded" and parameters["entry"]["level"] == "error":
            self.complaints.append(f"{parameters['entry']['text']} {parameters['entry'].get('url', '')}")
        elif method == "Runtime.consoleAPICalled" and parameters["type"] in ("error", "warning"):
            self.complaints.append(" ".join(str(each.get("value", each.get("description"))) for each in parameters["args"]))

    def run(self, script):
        """The value of an expression; a promise is waited for."""
        result = self.call("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True, timeout=25000)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise Trouble(details.get("exception", {}).get("description") or details["text"])
        return result["result"].get("value")

    def until(self, script, why, seconds=20):
        """Waits until an expression is true: it is looked at whenever the document changes, and now and then."""
        waiting = """new Promise((resolve) => {
          const isSo = () => { try { return (%s); } catch { return false; } };
          const end = (value) => { observer.disconnect(); clearInterval(timer); clearTimeout(limit); resolve(value); };
          const look = () => { if (isSo()) end(true); };
          const observer = new MutationObserver(look);
          observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
          const timer = setInterval(look, 100);
          const limit = setTimeout(() => end(null), %d);
          look();
        })""" % (script, seconds * 1000)
        if not self.run(waiting):
            raise Trouble(f"{why}: never so: {script}")

    def resize(self, width, height, scale=1):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=False)

    def prefer(self, **features):
        """Sets media features, such as prefers_color_scheme="dark"."""
        self.call("Emulation.setEmulatedMedia", features=[
            {"name": name.replace("_", "-"), "value": value} for name, value in features.items()])

    def centre(self, selector):
        box = self.run(
            "(() => { const e = document.querySelector(%s); if (!e) return null; e.scrollIntoView({block: 'nearest'});"
            " const b = e.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; })()" % json.dumps(selector))
        if box is None:
            raise Trouble(f"there is no {selector}")
        return box

    def mouse(self, kind, x, y, buttons=0):
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left" if kind != "mouseMoved" or buttons else "none", buttons=buttons, clickCount=1)

    def click(self, selector):
        """A click of the mouse in the middle of an element."""
        x, y = self.centre(selector)
        self.mouse("mouseMoved", x, y)
        self.mouse("mousePressed", x, y, 1)
        self.mouse("mouseReleased", x, y)

    def drag(self, selector, dx, dy):
        """Drags an element by points."""
        x, y = self.centre(selector)
        self.mouse("mouseMoved", x, y)
        self.mouse("mousePressed", x, y, 1)
        for step in range(1, 9):
            self.mouse("mouseMoved", x + dx * step / 8, y + dy * step / 8, 1)
        self.mouse("mouseReleased", x + dx, y + dy)

    keys = {
        "Tab": (9, ""), "Enter": (13, "\r"), " ": (32, " "), "Escape": (27, ""), "ArrowLeft": (37, ""),
        "ArrowUp": (38, ""), "ArrowRight": (39, ""), "ArrowDown": (40, ""),
    }

    def press(self, key, shift=False):
        """A key, down and up."""
        code, text = self.keys[key]
        name = "Space" if key == " " else key
        for kind in ["keyDown", "keyUp"]:
            self.call(
                "Input.dispatchKeyEvent", type=kind, key=key, code=name, windowsVirtualKeyCode=code,
                text=text if kind == "keyDown" else "", modifiers=8 if shift else 0)

    def screenshot(self, path, clip=None):
        parameters = {"format": "png"}
        if clip:
            parameters["clip"] = dict(zip(["x", "y", "width", "height"], clip), scale=1)
        data = self.call("Page.captureScreenshot", **parameters)["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def metrics(self):
        """Figures of the page after its garbage was collected."""
        self.call("HeapProfiler.collectGarbage")
        return {each["name"]: each["value"] for each in self.call("Performance.getMetrics")["metrics"]}

    def close(self):
        self.browser.call("Target.closeTarget", targetId=self.target)
        self.browser.pages.pop(self.session, None)
