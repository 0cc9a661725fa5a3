"""Every kind of motion, from the view's modifier to the browser's animation: a widget that shows them all is tapped."""

from devtools import Trouble
from stage import Stage

# What is being animated: by the words of the part, its keyframes and its timing; what leaves is a ghost.
RUNNING = """(() => document.getAnimations().filter((each) => each.effect?.target?.closest?.('.picture, .ghosts')
    && !(each instanceof CSSTransition) && !(each instanceof CSSAnimation)).map((each) => {
  const { target } = each.effect;
  const timing = each.effect.getTiming();
  return { text: target.textContent, tag: target.localName, ghost: target.closest('.ghosts') !== null,
    id: target.dataset.id ?? '', duration: timing.duration / 1000, delay: timing.delay / 1000, easing: timing.easing,
    frames: each.effect.getKeyframes().map(({ offset, easing, composite, computedOffset, ...rest }) => rest) };
}))()"""


def expect(condition, words):
    if not condition:
        raise Trouble(words)


def step(page, number):
    """Goes a step on; what is animated by the frame with its result."""
    page.until("!document.querySelector('.ghosts') && !document.querySelector('.pending')", "all was still", 30)
    page.run("""window.shown = [], window.watch?.disconnect(), window.watch = new MutationObserver((records) => {
      if (!records.some((each) => [...each.addedNodes].some((node) => node.classList?.contains('picture')))) return;
      if (!document.querySelector('.picture').textContent.includes('rolls %d')) return;
      if (window.shown.length === 0) window.shown = %s;
    }), window.watch.observe(document.querySelector('.widget .face'), { childList: true }), 0""" % (number * 7 + 10, RUNNING))
    page.run("[...document.querySelectorAll('.control')].find((each) => each.ariaLabel === 'Next').click()")
    page.until(f"document.querySelector('.picture').textContent.includes('rolls {number * 7 + 10}') && !document.querySelector('.pending')", "the step was made")
    return page.run("window.shown")


def find(shown, text, ghost=False):
    found = [each for each in shown if each["text"] == text and each["ghost"] == ghost]
    return found[0] if found else None


def lift(animation):
    """How far up it goes, points."""
    first, last = (frame.get("translate", "0px 0px") for frame in (animation["frames"][0], animation["frames"][-1]))
    return y_of(first) - y_of(last)


def y_of(text):
    parts = text.split(" ")
    return float(parts[1].removesuffix("px")) if len(parts) > 1 else 0.0


def x_of(text):
    return float((text or "0px").split(" ")[0].removesuffix("px"))


def all_motion(context):
    """Raises when a kind of motion is not as it should be."""
    stage = Stage(context.build, extension="SamplerExtension", widgets=[("Motion", "large")])
    page = None
    try:
        page = context.browser.page(stage.address)
        page.until("document.querySelectorAll('.control').length >= 1 && document.querySelector('.picture').textContent.includes('rolls')", "the widget came")
        forth = step(page, 1)
        contents(forth)
        curves(forth)
        insertions(forth)
        back = step(page, 2)
        removals(back)
        expect(all(each["delay"] + each["duration"] <= 2.001 for each in forth + back), "something takes longer than two seconds")
        page.until("!document.querySelector('.ghosts') && document.getAnimations().every((each) => each.playState !== 'running')", "all came to rest", 4)
        interrupted(page)
        page.prefer(prefers_reduced_motion="reduce")
        expect(step(page, 9) == [], "something moves where motion is not wanted")
        expect(not page.complaints, f"the page complained: {page.complaints}")
    finally:
        if page:
            page.close()
        stage.end()


def contents(shown):
    # 10 → 17: the second digit leaves upwards, the next follows from below; the first stays.
    going, coming = find(shown, "0", ghost=True), find(shown, "7", ghost=True)
    expect(going and coming, f"no digits roll: {[each['text'] for each in shown]}")
    rolling = [each for each in shown if each["ghost"] and each["text"] in "0123456789"]
    expect(any(lift(each) > 2 and each["frames"][-1].get("opacity") == "0" for each in rolling), "no digit leaves upwards")
    # 50 → 49 says that it counts down, 90 → 89 has its value say so.
    down = [each for each in rolling if lift(each) < -2 and each["frames"][-1].get("opacity") == "0"]
    expect({each["text"] for each in down} >= {"5", "0", "9"}, f"these leave downwards: {[each['text'] for each in down]}")
    gone, come = find(shown, "fades from", ghost=True), find(shown, "fades to")
    expect(gone and gone["frames"][-1]["opacity"] == "0", "the old text does not fade out")
    expect(come and come["frames"][0]["opacity"] == "0", "the new text does not fade in")
    expect(not find(shown, "jumps to") and not find(shown, "jumps from", ghost=True), "identity is not at once")
    tint = next((each for each in shown if each["text"] == "tints" and "fill" in each["frames"][0]), None)
    expect(tint and tint["frames"][0]["fill"] != tint["frames"][-1]["fill"], "the colour is not interpolated")
    symbols = [each for each in shown if each["tag"] in ("path", "g") and "scale" in each["frames"][0]]
    expect(sum(1 for each in symbols if each["ghost"]) >= 2, "not both symbols leave")
    expect(sum(1 for each in symbols if not each["ghost"]) >= 2, "not both symbols come")
    expect(any(each["tag"] == "circle" and "fill" in each["frames"][0] for each in shown), "the circle's colour is not interpolated")


def curves(shown):
    def of(name):
        found = [each for each in shown if each["text"] == name and "translate" in each["frames"][0]]
        expect(len(found) == 1, f"{name} moves {len(found)} times")
        return found[0]

    linear, ease, late = of("linear"), of("easeIn"), of("late")
    expect(linear["duration"] == 0.4 and linear["easing"] in ("linear", "cubic-bezier(0, 0, 1, 1)"), f"{linear}")
    expect(abs(x_of(linear["frames"][0]["translate"]) + 60) < 0.6, f"it does not begin where it was: {linear}")
    expect(ease["duration"] == 0.5 and ease["easing"] in ("ease-in", "cubic-bezier(0.42, 0, 1, 1)"), f"{ease}")
    expect(late["delay"] == 0.5 and late["duration"] == 1.5, f"nine seconds are not cut to two: {late}")
    bouncy, unwatched = of("bouncy"), of("unwatched")
    expect(bouncy["easing"].startswith("linear(") and "1.0" in bouncy["easing"], f"a bouncy spring does not swing: {bouncy}")
    expect(unwatched["easing"].startswith("linear(") and unwatched["duration"] != 0.4, f"a value that stays gives the default: {unwatched}")
    expect(not [each for each in shown if each["text"] == "still"], "something moves without an animation")


def insertions(shown):
    expect(find(shown, "opacity")["frames"][0] == {"opacity": "0"}, f"{find(shown, 'opacity')}")
    expect(find(shown, "scale")["frames"][0]["scale"] == "0.5", f"{find(shown, 'scale')}")
    expect(y_of(find(shown, "move")["frames"][0]["translate"]) < -8, f"{find(shown, 'move')}")
    expect("opacity" not in find(shown, "move")["frames"][0], "what moves in fades, too")
    expect(x_of(find(shown, "push")["frames"][0]["translate"]) < -8, f"{find(shown, 'push')}")
    expect(x_of(find(shown, "slide")["frames"][0]["translate"]) < -8, f"{find(shown, 'slide')}")
    expect(x_of(find(shown, "apart")["frames"][0]["translate"]) == 9, f"{find(shown, 'apart')}")
    own = find(shown, "own")
    expect(own["duration"] == 0.7 and own["frames"][0] == {"opacity": "0"}, f"{own}")


def removals(shown):
    def gone(name):
        return find(shown, name, ghost=True)

    expect(gone("opacity")["frames"][-1] == {"opacity": "0"}, f"{gone('opacity')}")
    expect(gone("scale")["frames"][-1]["scale"] == "0.5", f"{gone('scale')}")
    expect(y_of(gone("move")["frames"][-1]["translate"]) < -8, f"{gone('move')}")
    # What came from one side goes to the other.
    expect(x_of(gone("push")["frames"][-1]["translate"]) > 8, f"{gone('push')}")
    expect(x_of(gone("slide")["frames"][-1]["translate"]) > 8, f"{gone('slide')}")
    expect(gone("apart") is None, f"its going is at once: {gone('apart')}")


def interrupted(page):
    """Steps that come while all is moving leave nothing behind."""
    for number in range(3, 9):
        page.run("[...document.querySelectorAll('.control')].find((each) => each.ariaLabel === 'Next').click()")
        page.until(f"document.querySelector('.picture').textContent.includes('rolls {number * 7 + 10}') && !document.querySelector('.pending')", "the step was made")
    expect(page.run("document.querySelectorAll('.ghosts').length") <= 1, "ghosts pile up")
    page.until("!document.querySelector('.ghosts') && document.getAnimations().every((each) => each.playState !== 'running')", "all came to rest", 4)
