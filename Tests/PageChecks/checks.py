"""What is checked, each a sentence and a function of the stage and the browser."""

import os
import time

from accessibility import faults
from axe import axe
from devtools import Trouble
from motion import all_motion
from stage import Stage

checks = []


def check(words):
    """Registers a check under its sentence."""
    def register(function):
        checks.append((words, function))
        return function
    return register


def expect(condition, words):
    if not condition:
        raise Trouble(words)


settled = "document.querySelectorAll('.widget').length > 2 && !document.querySelector('.placeholder, .pending')" \
    " && document.querySelectorAll('.widget .picture').length === document.querySelectorAll('.widget').length"
switch = ".widget[data-family=systemMedium] [role=switch]"


def opened(stage, browser, **size):
    page = browser.page(stage.address, **size)
    page.until(settled, "the widgets came")
    return page


def clean(page):
    expect(not page.complaints, f"the page complained: {page.complaints}")


def states(page, selector):
    """Begins to write down what a switch says of itself."""
    page.run("""(() => {
      const e = document.querySelector(%r); window.seen = [];
      const note = () => { const now = e.getAttribute('aria-checked') + (e.hasAttribute('aria-busy') ? ' busy' : '');
        if (window.seen.at(-1) !== now) window.seen.push(now); };
      note(); new MutationObserver(note).observe(e, { attributes: true }); })()""" % selector)


@check("The page comes with its widgets; its address keeps no token, and nothing is complained of")
def loads(context):
    page = context.page
    expect(page.run("location.search") == "", "the token stands in the address")
    expect("#" in page.run("document.cookie + '#'"), "a script can read the cookie")
    expect(page.run("document.cookie") == "", "a script can read the cookie")
    clean(page)


@check("A click on a switch shows its other state at once and settles")
def toggles(context):
    page = context.page
    before = page.run(f"document.querySelector({switch!r}).getAttribute('aria-checked')")
    states(page, switch)
    page.click(switch)
    after = "true" if before == "false" else "false"
    page.until(f"window.seen.at(-1) === {after!r}", "the switch settled")
    seen = page.run("window.seen")
    expect(f"{after} busy" in seen, f"nothing was shown before the answer: {seen}")
    expect(seen[0] == before and seen[-1] == after, f"the states were {seen}")
    page.click(switch)
    page.until(f"document.querySelector({switch!r}).getAttribute('aria-checked') === {before!r} && ({settled})", "it went back")
    clean(page)


@check("Everything can be reached and used with the keyboard alone, and the focus is seen")
def keyboard(context):
    page = context.page
    # The first Tab begins at the top.
    page.run("(() => { const top = document.createElement('span'); top.tabIndex = -1; document.body.prepend(top); top.focus(); top.remove(); })()")
    reached = []
    for _ in range(60):
        page.press("Tab")
        name = page.run("document.activeElement.id || document.activeElement.dataset.control || document.activeElement.ariaLabel || document.activeElement.localName")
        if name == "body":
            break
        visible = page.run("document.activeElement.matches(':focus-visible')")
        expect(visible, f"the focus on {name} is not seen")
        reached.append(name)
    for id in ["add", "arrange", "reload", "settings"]:
        expect(id in reached, f"{id} was not reached: {reached}")
    count = page.run("[...document.querySelectorAll('.control')].filter((e) => e.getAttribute('aria-disabled') !== 'true').length")
    expect(sum(1 for name in reached if name and page.run(f"document.querySelector('.control[data-control=' + CSS.escape({name!r}) + ']') !== null")) >= min(count, 5), f"controls were not reached: {reached}")
    page.run(f"document.querySelector({switch!r}).focus()")
    label = page.run("document.activeElement.ariaLabel")
    before = page.run("document.activeElement.getAttribute('aria-checked')")
    page.press(" ")
    page.until(f"document.activeElement.ariaLabel === {label!r} && document.activeElement.getAttribute('aria-checked') !== {before!r} && ({settled})", "the space bar toggles and the focus stays")
    page.press(" ")
    page.until(f"document.activeElement.getAttribute('aria-checked') === {before!r} && ({settled})", "it toggles back")
    page.press("ArrowDown")
    expect(page.run("document.activeElement.ariaLabel") != label, "the arrow key did not move the focus")
    clean(page)


@check("The accessibility tree has names and roles for everything, and no fault is found")
def accessible(context):
    page = context.page
    judged = axe(page)
    context.say(f"axe-core: {judged[1]} rules passed" if judged else "axe-core is not installed: its rules are not looked at")
    found = []
    for scheme in ["light", "dark"]:
        page.prefer(prefers_color_scheme=scheme)
        page.until(f"document.documentElement.dataset.scheme === {scheme!r} && ({settled})", scheme)
        found += [f"{scheme}: {each}" for each in faults(page)]
    page.click("#settings")
    found += [f"appearance: {each}" for each in faults(page)]
    page.click("#settings")
    page.click("#arrange")
    found += [f"arranging: {each}" for each in faults(page, partly=True)]
    page.click("#arrange")
    page.click("#add")
    page.until("document.querySelector('#gallery .kinds .picture')", "the gallery opened")
    found += [f"gallery: {each}" for each in faults(page, partly=True)]
    page.press("Escape")
    page.prefer(prefers_color_scheme="light")
    page.until(f"document.documentElement.dataset.scheme === 'light' && ({settled})", "light")
    expect(not found, "; ".join(found))


@check("Two pages stay in step")
def two_pages(context):
    other = opened(context.stage, context.browser)
    try:
        before = other.run(f"document.querySelector({switch!r}).getAttribute('aria-checked')")
        for page in [context.page, other]:
            before = other.run(f"document.querySelector({switch!r}).getAttribute('aria-checked')")
            page.click(switch)
            for each in [context.page, other]:
                each.until(f"document.querySelector({switch!r}).getAttribute('aria-checked') !== {before!r} && ({settled})", "both pages show it")
        # What rolls or fades shows both states for a moment.
        for page in [context.page, other]:
            page.until("!document.querySelector('.ghosts')", "all motion ended")
        texts = [page.run("[...document.querySelectorAll('.widget .picture')].map((e) => e.textContent.replace(/\\s+/g, ' ')).join('|')") for page in [context.page, other]]
        expect(texts[0] == texts[1], f"the pages differ: {texts}")
        clean(other)
    finally:
        other.close()


@check("What the app changes arrives by itself")
def arrives(context):
    context.stage.app("add", "Feed the cat")
    context.page.until("document.body.textContent.includes('Feed the cat')", "the task arrived")


@check("The extension is killed from the page; the next tap starts another and settles")
def killed(context):
    page = context.page
    page.until("document.querySelector('.process.extension[data-state=running]')", "the extension runs")
    first = page.run("document.querySelector('.process.extension .pid').textContent")
    page.click(".process.extension .danger")
    page.until("document.querySelector('.process.extension[data-state=\"not running\"]')", "the page shows that it is gone")
    before = page.run(f"document.querySelector({switch!r}).getAttribute('aria-checked')")
    page.click(switch)
    page.until(f"document.querySelector({switch!r}).getAttribute('aria-checked') !== {before!r} && ({settled})", "the tap settled")
    page.until("document.querySelector('.process.extension[data-state=running]')", "another extension runs")
    expect(page.run("document.querySelector('.process.extension .pid').textContent") != first, "it is the same process")


@check("A stopped extension makes a tap fail: the old state comes back, with a mark; continued, it works again")
def stopped(context):
    page = context.page
    page.click(".process.extension [aria-label^=Stop]")
    page.until("document.querySelector('.process.extension[data-state=stopped]')", "it is stopped")
    before = page.run(f"document.querySelector({switch!r}).getAttribute('aria-checked')")
    page.click(switch)
    page.until(f"document.querySelector({switch!r}).getAttribute('aria-checked') !== {before!r} && document.querySelector({switch!r}).hasAttribute('aria-busy')", "it is shown at once")
    if context.pictures:
        time.sleep(0.6)
        page.screenshot(os.path.join(context.pictures, "page-pending.png"))
    page.until(f"document.querySelector({switch!r}).getAttribute('aria-checked') === {before!r} && document.querySelector('.widget.failed .badge:not([hidden])')", "the old state came back with a mark", 30)
    if context.pictures:
        time.sleep(0.8)
        page.screenshot(os.path.join(context.pictures, "page-failed.png"))
    expect("deadline" in page.run("document.querySelector('.badge:not([hidden])').title"), "the mark does not say why")
    if page.run("document.querySelector('.process.extension[data-state=stopped]') !== null"):
        page.click(".process.extension[data-state=stopped] [aria-label^=Continue]")
    page.until("document.querySelector('.process.extension[data-state=running]')", "it goes on")
    page.click(switch)
    page.until(f"document.querySelector({switch!r}).getAttribute('aria-checked') !== {before!r} && ({settled}) && !document.querySelector('.widget.failed')", "a tap works again and the mark goes", 8)


@check("Each tap's way through the processes is drawn")
def stories(context):
    page = context.page
    page.until("document.querySelector('.story .step.extension') && document.querySelector('.story .step.renderer')", "a waterfall stands there")
    expect(page.run("document.querySelectorAll('.budget [role=meter]').length") >= 3, "there is no meter for each widget")


@check("Widgets are added from the gallery, moved by keyboard and by drag, resized, removed, and changes undone")
def arranging(context):
    page = context.page
    count = page.run("document.querySelectorAll('.widget').length")
    page.click("#add")
    page.until("document.querySelector('#gallery .size .picture')", "the gallery shows its kinds")
    page.click("#gallery .size[data-family=systemSmall]")
    page.until(f"document.querySelectorAll('.widget').length === {count + 1} && ({settled})", "the widget was added")
    page.click("#arrange")
    last = page.run("[...document.querySelectorAll('.widget')].at(-1).dataset.widget")
    widget = f".widget[data-widget='{last}']"
    place = "((e) => e.style.insetInlineStart + ' ' + e.style.top)(document.querySelector(%r))" % widget
    before = page.run(place)
    page.run("new Promise((resolve) => setTimeout(resolve, 600))")
    page.run(f"document.querySelector({widget!r} + ' .mover').focus()")
    page.press("ArrowDown")
    page.until(f"{place} !== {before!r}", "the arrow key moved it")
    expect(page.run("document.activeElement.closest('.widget')?.dataset.widget") == last, "the focus went away")
    before = page.run(place)
    page.run("new Promise((resolve) => setTimeout(resolve, 600))")
    page.drag(f"{widget} .mover", 180, 0)
    page.until(f"{place} !== {before!r}", "the drag moved it")
    width = page.run(f"document.querySelector({widget!r} + ' .face').style.width")
    page.run("new Promise((resolve) => setTimeout(resolve, 600))")
    page.click(f"{widget} [aria-label^=Resize]")
    page.until(f"document.querySelector({widget!r} + ' .face').style.width !== {width!r} && ({settled})", "it was resized")
    page.run("new Promise((resolve) => setTimeout(resolve, 600))")
    page.click(f"{widget} .remove")
    page.until(f"document.querySelectorAll('.widget').length === {count}", "it was removed")
    page.click("#undo")
    page.until(f"document.querySelectorAll('.widget').length === {count + 1} && ({settled})", "the removal was undone")
    page.run(f"document.querySelector({widget!r} + ' .remove').click()")
    page.until(f"document.querySelectorAll('.widget').length === {count}", "it was removed again")
    page.press("Escape")
    page.until("document.querySelector('#arrange').getAttribute('aria-pressed') === 'false'", "Escape ends arranging")
    clean(page)


@check("A widget's configuration is edited in a form, with choices that only the extension knows")
def configured(context):
    if not os.access(os.path.join(context.build, "FormExtension"), os.X_OK):
        context.say("FormExtension is not built: passed over")
        return
    stage = Stage(context.build, extension="FormExtension")
    page = None
    try:
        page = context.browser.page(stage.address)
        page.until("document.querySelector('.widget .configure:not([hidden])') && document.querySelector('.picture')", "the widgets came")
        page.click("#arrange")
        page.click(".configure:not([hidden])")
        page.until("document.querySelectorAll('#form .field').length >= 5 && [...document.querySelectorAll('#form select')].every((e) => !e.disabled)", "the form came")
        if context.pictures:
            page.run("new Promise((resolve) => setTimeout(resolve, 500))")
            page.screenshot(os.path.join(context.pictures, "page-form.png"))
        found = faults(page, partly=True)
        expect(not found, "; ".join(found))
        page.run("(() => { const e = document.querySelector('#parameter-heading'); e.value = 'Read <next>'; })()")
        page.run("document.querySelector('#form form').requestSubmit()")
        page.until("!document.querySelector('#form').open && [...document.querySelectorAll('.picture')].some((e) => e.textContent.includes('Read <next>'))", "the widget shows it")
        clean(page)
    finally:
        if page:
            page.close()
        stage.end()


def mirrored(context):
    """The page around widgets that read from right to left, as it stands after a tap: it, too, begins at the right."""
    page = context.page
    page.run("window.box = (selector) => { const { left, right, width } = document.querySelector(selector).getBoundingClientRect(); return { left, right, width, middle: (left + right) / 2 }; }, 0")
    wrong = page.run("""(() => {
      const wrong = [];
      const begins = (first, second) => { if (box(first).middle <= box(second).middle) wrong.push(`${first} does not stand right of ${second}`); };
      begins("#home", "#panel"); begins("#group", "#add"); begins("#add", "#settings"); begins("#scheme", "#locale");
      begins("#scheme label:first-child", "#scheme label:last-child"); begins(".process .lamp", ".process .name");
      const widgets = [...document.querySelectorAll(".widget")];
      if (document.querySelector(".story")) {
        begins(".story .title", ".story .total"); begins(".steps .role", ".steps .time");
        const [track, ...steps] = [".strip", ".strip .step:first-child"].map(box);
        if (track.right - steps[0].right > 2) wrong.push("the first step does not begin at the right");
      }
      const grid = box("#grid"), first = widgets[0].getBoundingClientRect();
      if (Math.abs(grid.right - first.right) > 1) wrong.push("the first widget does not stand at the right");
      if (document.documentElement.scrollWidth > innerWidth) wrong.push("something stands outside the window");
      return wrong; })()""")
    expect(not wrong, "; ".join(wrong))
    page.click("#add")
    page.until("document.querySelectorAll('#gallery .size .picture').length > 2", "the gallery came")
    wrong = page.run("""(() => {
      const wrong = [];
      const [title, close, name, sheet] = ["#gallery h2", "#gallery .close", "#gallery h3", "#gallery"].map(box);
      if (title.right <= close.right) wrong.push("the title does not stand right of the button that closes");
      if (Math.abs(name.right - title.right) > 1 || sheet.right - name.right > 40) wrong.push("the kinds do not begin at the right");
      const sizes = [...document.querySelector("#gallery .sizes").children].map((e) => e.getBoundingClientRect().right);
      if (sizes.length > 1 && sizes[1] >= sizes[0]) wrong.push("the second size does not stand left of the first");
      return wrong; })()""")
    if context.pictures:
        page.run("new Promise((resolve) => setTimeout(resolve, 900))")
        page.screenshot(os.path.join(context.pictures, "page-arabic-gallery.png"))
    page.press("Escape")
    expect(not wrong, "; ".join(wrong))


@check("Another language and another type size are shown, and one that does not fit is refused")
def surroundings(context):
    page = context.page
    page.click("#settings")
    page.run("(() => { const e = document.querySelector('#locale'); e.value = 'ar_EG'; e.dispatchEvent(new Event('change')); })()")
    page.until(f"document.documentElement.dir === 'rtl' && ({settled})", "it reads from right to left")
    expect(page.run("document.querySelector('#grid').lang") == "ar-EG", "the widgets' language is not said")
    begins = page.run("[...document.querySelectorAll('.picture text')].filter((e) => e.textContent === 'Buy milk').map((e) => { const [box, face] = [e, e.closest('.face')].map((each) => each.getBoundingClientRect()); return box.left >= face.left && box.right <= face.right; })")
    expect(begins and all(begins), "texts stand outside their widgets")
    page.until("[...document.querySelectorAll('.picture')].some((e) => /[\u0600-\u06ff]/.test(e.textContent))", "it is Arabic")
    if context.pictures:
        page.run("new Promise((resolve) => setTimeout(resolve, 1500))")
        page.screenshot(os.path.join(context.pictures, "page-arabic.png"))
    mirrored(context)
    page.run("(() => { const e = document.querySelector('#locale'); e.value = 'en_US'; e.dispatchEvent(new Event('change')); })()")
    page.until(f"document.documentElement.dir === 'ltr' && ({settled})", "it reads from left to right")
    size = "document.querySelector('.picture text').getAttribute('font-size')"
    before = page.run(size)
    page.run("(() => { const e = document.querySelector('#typeSize'); e.value = 6; e.dispatchEvent(new Event('change')); })()")
    page.until(f"{size} !== {before!r} && ({settled})", "the type is larger")
    page.run("(() => { const e = document.querySelector('#typeSize'); e.value = 3; e.dispatchEvent(new Event('change')); })()")
    page.until(f"{size} === {before!r} && ({settled})", "the type is as before")
    page.click("#settings")
    clean(page)


@check("Digits roll, symbols are exchanged, and at the end nothing of the motion is left")
def motion(context):
    page = context.page
    page.run("""window.rolled = 0; new MutationObserver((records) => { for (const record of records) for (const node of record.addedNodes)
      if (node.classList?.contains('ghosts')) window.rolled = Math.max(window.rolled, node.querySelectorAll('text').length); })
      .observe(document.querySelector('#grid'), { subtree: true, childList: true }), 0""")
    before = page.run(f"document.querySelector({switch!r}).getAttribute('aria-checked')")
    page.click(switch)
    page.until(f"document.querySelector({switch!r}).getAttribute('aria-checked') !== {before!r} && ({settled})", "it settled")
    page.until("window.rolled > 0", "digits rolled")
    page.until("!document.querySelector('.ghosts') && document.getAnimations().every((each) => each.playState !== 'running')", "the motion ended", 5)
    left = page.run("[...document.querySelectorAll('.picture [data-id]')].filter((e) => /transform|translate|scale/.test(e.getAttribute('style') ?? '')).length")
    expect(left == 0, f"{left} parts are not where their picture says")
    page.click(switch)
    page.until(f"document.querySelector({switch!r}).getAttribute('aria-checked') === {before!r} && ({settled})", "it settled")
    clean(page)


@check("Each kind of content transition, curve and transition is played as the view says, cut at two seconds, and none is left")
def kinds_of_motion(context):
    if not os.access(os.path.join(context.build, "SamplerExtension"), os.X_OK):
        context.say("SamplerExtension is not built: passed over")
        return
    all_motion(context)


@check("Curves are SwiftUI's: springs, named curves, control points, at most two seconds, and widgets stand as the host says")
def curves(context):
    answers = context.page.run("""(async () => {
      const { curve, springPosition, usual } = await import('/curves.js');
      const { arrange } = await import('/home.js');
      const places = arrange([{ id: 'a', family: 'systemSmall' }, { id: 'b', family: 'systemMedium' },
        { id: 'c', family: 'systemLarge' }, { id: 'd', family: 'systemSmall', row: 1, column: 4 }], 4);
      return {
        none: curve('none'), unknown: curve('wobble 3') === usual, still: curve('linear 0').duration,
        ease: curve('easeInOut 0.3'), bezier: curve('bezier 0.4 0.1 0 0.2 1').easing, long: curve('spring 3 0.1').duration,
        late: curve('linear 9 delay 1.5'), critical: springPosition(10, 0.55, 1), over: springPosition(0.25, 0.5, 0.5) > 1,
        places: [...places].map(([id, { column, row }]) => `${id}${column}${row}`).sort().join(' '),
      };
    })()""")
    expect(answers["none"] is None and answers["unknown"], f"what is not known is the usual: {answers}")
    expect(answers["ease"] == {"easing": "cubic-bezier(0.42, 0, 0.58, 1)", "duration": 0.3, "delay": 0}, f"{answers['ease']}")
    expect(answers["bezier"] == "cubic-bezier(0.1, 0, 0.2, 1)", answers["bezier"])
    expect(0 < answers["still"] < 0.05 and answers["long"] <= 2, f"durations: {answers}")
    expect(answers["late"]["delay"] + answers["late"]["duration"] <= 2, f"{answers['late']}")
    expect(abs(answers["critical"] - 1) < 1e-6 and answers["over"], "springs do not come to rest, or do not swing")
    expect(answers["places"] == "a00 b10 c01 d30", answers["places"])


@check("The renderer ends while the page is open: the page says so, and goes on with the next one whose address is opened")
def renderer_ends(context):
    stage = Stage(context.build)
    page = other = None
    try:
        page = opened(stage, context.browser)
        port = stage.port()
        stage.renderer.kill()
        stage.renderer.wait()
        page.until("document.documentElement.dataset.link === 'lost' && !document.querySelector('#notice').hidden", "the page says that nobody answers")
        before = page.run(f"document.querySelector({switch!r}).getAttribute('aria-checked')")
        page.click(switch)
        page.until(f"!document.querySelector({switch!r}).hasAttribute('aria-busy')", "a tap is not waited for")
        expect(page.run(f"document.querySelector({switch!r}).getAttribute('aria-checked')") == before, "a state is shown that nobody has")
        if context.pictures:
            page.screenshot(os.path.join(context.pictures, "page-lost.png"))
        stage.start("--port", port)
        page.until("document.documentElement.dataset.link === 'ended'", "the page says that its address is over")
        other = opened(stage, context.browser)
        # Coming back to the page is what makes it look again.
        page.run("document.dispatchEvent(new Event('visibilitychange'))")
        page.until(f"document.documentElement.dataset.link === 'open' && document.querySelector('#notice').hidden && ({settled})", "the page goes on")
        page.click(switch)
        for each in [page, other]:
            each.until(f"document.querySelector({switch!r}).getAttribute('aria-checked') !== {before!r} && ({settled})", "both show the tap")
    finally:
        for each in [page, other]:
            if each:
                each.close()
        stage.end()


@check("Hundreds of updates leave no memory behind, in the page or in the renderer")
def no_leak(context):
    page = context.page
    rounds = context.updates

    def tap(count):
        page.run("""(async () => {
          const wait = (test) => new Promise((resolve, reject) => {
            const limit = setTimeout(() => reject(new Error('a tap never settled')), 15000);
            const look = () => { if (!test()) return; observer.disconnect(); clearTimeout(limit); resolve(); };
            const observer = new MutationObserver(look);
            observer.observe(document, { subtree: true, childList: true, attributes: true });
            look();
          });
          for (let round = 0; round < %d; round += 1) {
            const button = document.querySelector(%r);
            const before = button.getAttribute('aria-checked');
            button.click();
            await wait(() => button.getAttribute('aria-checked') !== before && !document.querySelector('[aria-busy]'));
          }
        })()""" % (count, switch))

    def tap_all(count):
        while count > 0:
            tap(min(count, 50))
            count -= 50

    tap_all(50)
    first, memory = page.metrics(), context.stage.memory()
    began = time.monotonic()
    tap_all(rounds)
    took = time.monotonic() - began
    page.until(settled, "all settled")
    page.run("new Promise((resolve) => setTimeout(resolve, 2500))")
    last, grown = page.metrics(), context.stage.memory() - memory
    nodes = last["Nodes"] - first["Nodes"]
    heap = (last["JSHeapUsedSize"] - first["JSHeapUsedSize"]) / 1024
    context.say(f"{rounds} updates in {took:.1f} s: {nodes:+.0f} nodes, {heap:+.0f} KB of scripts, {grown:+} KB in the renderer")
    expect(nodes < 3000, f"{nodes} nodes more than before")
    expect(heap < 2500, f"{heap:.0f} KB more than before")
    expect(grown < 4096, f"the renderer has grown by {grown} KB")
    clean(page)


@check("Reduced motion: nothing is animated")
def still(context):
    page = context.page
    page.prefer(prefers_reduced_motion="reduce")
    page.run("window.moved = 0, Element.prototype.animateBefore = Element.prototype.animate, Element.prototype.animate = function (...rest) { window.moved += 1; return this.animateBefore(...rest); }")
    before = page.run(f"document.querySelector({switch!r}).getAttribute('aria-checked')")
    page.click(switch)
    page.until(f"document.querySelector({switch!r}).getAttribute('aria-checked') !== {before!r} && ({settled})", "it settled")
    expect(page.run("window.moved") == 0, "something moved")
    page.prefer(prefers_reduced_motion="no-preference")
    page.click(switch)
    page.until(f"document.querySelector({switch!r}).getAttribute('aria-checked') === {before!r} && ({settled})", "it settled")
    expect(page.run("window.moved") > 0, "nothing moved where motion is wanted")
    page.run("Element.prototype.animate = Element.prototype.animateBefore")
    page.run("new Promise((resolve) => setTimeout(resolve, 2300))")
    expect(page.run("document.querySelectorAll('.ghosts').length") == 0, "a motion never ended")


@check("An idle page does not wake the renderer")
def idle(context):
    # Kept-alive connections and worker threads end first.
    time.sleep(35 if not context.short else 0)
    if context.short:
        return
    before = context.stage.wakeups()
    time.sleep(20)
    woken = context.stage.wakeups() - before
    context.say(f"{woken} wake-ups in 20 s")
    expect(woken == 0, f"{woken} wake-ups in 20 s")
