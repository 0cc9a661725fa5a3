"""Walks over the tree that assistive technology is given, and says what is wrong with it."""

from axe import axe

INTERACTIVE = {"button", "switch", "link", "checkbox", "radio", "slider", "combobox", "textbox", "menuitem", "ComboBoxSelect"}
NAMED = INTERACTIVE | {"article", "main", "complementary", "region", "dialog", "meter", "toolbar", "image", "img", "heading"}


def value(node, name):
    for each in node.get("properties", []):
        if each["name"] == name:
            return each["value"].get("value")
    return None


def faults(page, partly=False):
    """All faults, in words. While a dialog is open, or widgets are arranged, not all of the page is in the tree: partly."""
    # Colours are on their way to others for a moment.
    page.run("Promise.allSettled(document.getAnimations().filter((each) => each instanceof CSSTransition).map((each) => each.finished)).then(() => 0)")
    nodes = page.call("Accessibility.getFullAXTree")["nodes"]
    found = []
    counts = {}
    names = {}
    for node in nodes:
        if node.get("ignored"):
            continue
        role = node.get("role", {}).get("value", "")
        name = (node.get("name", {}).get("value") or "").strip()
        counts[role] = counts.get(role, 0) + 1
        if role in NAMED and not name:
            found.append(f"a {role} has no name")
        if role == "switch" and node.get("properties") is not None and value(node, "checked") not in ("true", "false"):
            found.append(f"the switch “{name}” does not say whether it is on")
        if role in INTERACTIVE and value(node, "focusable") is not True and value(node, "disabled") is not True:
            found.append(f"the {role} “{name}” cannot have the focus")
        if value(node, "focusable") is True and role in ("generic", "none", "Section", ""):
            found.append(f"something without a role can have the focus (“{name}”)")
        if role == "meter":
            names.setdefault(("meter", name), 0)
        if role == "heading" and not value(node, "level"):
            found.append(f"the heading “{name}” has no level")
    found += page.run(DOCUMENT) + page.run(FOCUS)
    judged = axe(page)
    if judged:
        found += judged[0]
    if partly:
        return found
    for role, least in [("main", 1), ("complementary", 1), ("article", 3), ("switch", 2), ("button", 6), ("meter", 3), ("heading", 3)]:
        if counts.get(role, 0) < least:
            found.append(f"there are {counts.get(role, 0)} of the role {role}, not {least}")
    if counts.get("main", 0) != 1:
        found.append("there is not one main part")
    return found


# What the tree does not tell: ids, languages, labels that lead nowhere, small targets, text of low contrast.
DOCUMENT = r"""(() => {
  const faults = [];
  const ids = new Map();
  for (const e of document.querySelectorAll('[id]')) {
    if (e.closest('svg')) continue;
    ids.set(e.id, (ids.get(e.id) ?? 0) + 1);
  }
  for (const [id, count] of ids) if (count > 1) faults.push(`the id ${id} stands ${count} times`);
  if (!document.documentElement.lang) faults.push('the document has no language');
  for (const name of ['aria-labelledby', 'aria-controls', 'for']) {
    for (const e of document.querySelectorAll(`[${name}]`)) {
      for (const id of e.getAttribute(name).split(/\s+/)) {
        if (!document.getElementById(id) && !(e.localName === 'dialog' && !e.open)) faults.push(`${name} of a ${e.localName} leads to nothing: ${id}`);
      }
    }
  }
  for (const e of document.querySelectorAll('button, select, input')) {
    const box = e.getBoundingClientRect();
    if (box.width && (box.width < 16 || box.height < 16) && !e.closest('.choice')) faults.push(`a ${e.localName} is only ${Math.round(box.width)} by ${Math.round(box.height)} (${e.ariaLabel ?? e.id})`);
  }
  const parse = (text) => { const m = text.match(/[\d.]+/g)?.map(Number) ?? [0, 0, 0, 0]; return [m[0], m[1], m[2], m[3] ?? 1]; };
  const over = ([r, g, b, a], [x, y, z]) => [r * a + x * (1 - a), g * a + y * (1 - a), b * a + z * (1 - a), 1];
  const light = (c) => { const [r, g, b] = c.slice(0, 3).map((v) => { v /= 255; return v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4; }); return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
  const isDark = document.documentElement.dataset.scheme === 'dark';
  for (const e of document.querySelectorAll('p, span, h1, h2, h3, small, button, label, legend, summary, output, li, option')) {
    if (!e.offsetParent || e.closest('.unseen, svg') || e.matches(':disabled') || ![...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim())) continue;
    let ground = isDark ? [20, 22, 46, 1] : [211, 220, 246, 1];
    const layers = [];
    for (let p = e; p; p = p.parentElement) layers.unshift(parse(getComputedStyle(p).backgroundColor));
    for (const layer of layers) ground = over(layer, ground);
    const text = over(parse(getComputedStyle(e).color), ground);
    const [a, b] = [light(text), light(ground)].sort((x, y) => y - x);
    const ratio = (a + 0.05) / (b + 0.05);
    if (ratio < 4.5) faults.push(`“${e.textContent.trim().slice(0, 30)}” has a contrast of ${ratio.toFixed(1)}`);
  }
  return [...new Set(faults)];
})()"""


# The order of the Tab key is that of the document, which is the order of reading: rows from the top, and in a row as the
# language reads.
FOCUS = r"""(() => {
  const faults = [];
  for (const e of document.querySelectorAll('[tabindex]')) if (e.tabIndex > 0) faults.push(`${e.localName} jumps the queue of the Tab key`);
  const isMirrored = document.documentElement.dir === 'rtl';
  for (const widget of document.querySelectorAll('.widget')) {
    const boxes = [...widget.querySelectorAll('.control')].map((e) => [e.ariaLabel, e.getBoundingClientRect()]);
    for (let i = 1; i < boxes.length; i += 1) {
      const [[, a], [name, b]] = [boxes[i - 1], boxes[i]];
      const isBelow = b.top >= a.bottom - 4;
      const isBeside = b.bottom > a.top + 4 && (isMirrored ? b.right <= a.left + 4 : b.left >= a.right - 4);
      if (!isBelow && !isBeside && !(b.left >= a.left && b.right <= a.right)) faults.push(`the focus goes back to “${name}” in ${widget.ariaLabel}`);
    }
  }
  const stops = [...document.querySelectorAll('main, aside')].map((e) => e.localName).join();
  if (stops !== 'main,aside') faults.push(`the parts come in the order ${stops}`);
  return faults;
})()"""
