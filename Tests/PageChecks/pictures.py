"""Pictures of the page, for people to look at."""

import os


def take(page, folder, settled):
    """The home screen in light and dark, small and large, with everything that opens."""
    def shot(name):
        # Motion is over by then.
        page.run("new Promise((resolve) => setTimeout(resolve, 900))")
        page.screenshot(os.path.join(folder, f"page-{name}.png"))

    for scheme in ["light", "dark"]:
        page.prefer(prefers_color_scheme=scheme)
        page.until(f"document.documentElement.dataset.scheme === {scheme!r} && ({settled})", scheme)
        shot(scheme)
    page.click("#arrange")
    shot("arranging")
    page.click("#arrange")
    page.prefer(prefers_color_scheme="light")
    page.click("#settings")
    shot("appearance")
    page.click("#settings")
    page.click("#add")
    page.until("document.querySelector('#gallery .kinds')", "the gallery opened")
    page.run("new Promise((resolve) => setTimeout(resolve, 600))")
    shot("gallery")
    page.press("Escape")
    page.prefer(prefers_color_scheme="light", prefers_contrast="more")
    shot("contrast")
    page.prefer(prefers_color_scheme="light", prefers_contrast="no-preference")
    page.resize(560, 1100)
    shot("narrow")
    page.resize(1440, 900)
    page.run("new Promise((resolve) => setTimeout(resolve, 900))")
