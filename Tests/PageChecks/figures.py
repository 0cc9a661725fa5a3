#!/usr/bin/env python3
"""Taps switches in a real browser and prints how long the document takes to change, as JSON: milliseconds, medians.

usage: Tests/PageChecks/figures.py [--build DIR] [--rounds N]

`optimistic` is from the click to the switch's other state, `settled` from the click to the picture with the result.
Exit status 0: measured; 77: there is no browser.
"""

import argparse
import json
import os
import statistics
import sys

from checks import opened, settled, switch
from devtools import Browser, browser_path
from stage import Stage

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.realpath(__file__))))

# One click after the other, each when the one before has settled; a change is seen by an observer of the document, which
# is told of it before the next frame is drawn.
TAPS = """(async () => {
  const button = document.querySelector(%r);
  const face = button.closest('.face');
  const samples = { optimistic: [], settled: [] };
  for (let round = 0; round < %d; round += 1) {
    const before = button.getAttribute('aria-checked');
    let shown = 0;
    await new Promise((resolve, reject) => {
      const limit = setTimeout(() => reject(new Error('a tap never settled')), 15000);
      const start = performance.now();
      const observer = new MutationObserver(() => {
        if (button.getAttribute('aria-checked') === before) return;
        if (!shown) samples.optimistic.push((shown = performance.now()) - start);
        if (button.hasAttribute('aria-busy')) return;
        samples.settled.push(performance.now() - start);
        clearTimeout(limit);
        observer.disconnect();
        resolve();
      });
      observer.observe(face, { subtree: true, childList: true, attributes: true });
      button.click();
    });
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  return samples;
})()"""


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--build", default=os.path.join(ROOT, ".build", "release"))
    parser.add_argument("--rounds", type=int, default=100)
    options = parser.parse_args()
    path = browser_path()
    if not path:
        print("no browser", file=sys.stderr)
        return 77
    stage = Stage(options.build, ["--deadline", "15"])
    browser = Browser(path)
    try:
        page = opened(stage, browser)
        page.run(TAPS % (switch, 10))
        samples = page.run(TAPS % (switch, min(options.rounds, 200)))
        page.until(settled, "all settled")
        print(json.dumps({name: float(statistics.median(values)) for name, values in samples.items()}))
    finally:
        browser.end()
        stage.end()
    return 0


sys.dont_write_bytecode = True
if __name__ == "__main__":
    sys.exit(main())
