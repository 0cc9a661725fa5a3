"""axe-core, where a Python package that holds it is installed (pip install --no-deps axe-playwright-python)."""

import importlib.util
import json
import os

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def script():
    """The path of axe.min.js; None where there is none."""
    for package in ["axe_playwright_python", "axe_core_python", "axe_selenium_python"]:
        found = importlib.util.find_spec(package)
        for folder in found.submodule_search_locations or [] if found else []:
            for place, _, files in os.walk(folder):
                if "axe.min.js" in files:
                    return os.path.join(place, "axe.min.js")
    return None


def axe(page):
    """What axe-core says of a page: its faults in words, and how many rules passed; None without axe-core."""
    path = script()
    if not path:
        return None
    if not page.run("typeof axe === 'object'"):
        with open(path, encoding="utf-8") as file:
            page.run(file.read() + "; 0")
    result = page.run(
        "axe.run(document, { runOnly: { type: 'tag', values: %s }, resultTypes: ['violations'] }).then((result) => ({"
        " passes: result.passes.length, faults: result.violations.flatMap((each) => each.nodes.map((node) =>"
        " `${each.id}: ${each.help} (${node.target.join(' ')}) ${node.any.map((reason) => reason.message).join('; ')}`)) }))"
        % json.dumps(RULES))
    return result["faults"], result["passes"]
