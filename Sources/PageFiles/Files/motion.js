// From one frame of a widget to the next: parts that are the same part move, change and fade; others come and go.
import { curve, usual } from "./curves.js";

const space = "http://www.w3.org/2000/svg";

/** Whether motion is unwanted. */
export const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Puts `next` in the place of the picture in `face`, with the motion between the two.
 *
 * @param face the element whose child the picture is.
 * @param next the next picture, not in the document yet.
 */
export function show(face, next) {
  const last = face.querySelector("svg.picture");
  const isMoving = last && !isStill() && document.visibilityState === "visible";
  const before = isMoving ? parts(last) : null;
  // What is still moving ends: the next change begins from where things are seen now.
  face.querySelector("svg.ghosts")?.remove();
  if (last) last.replaceWith(next);
  else face.prepend(next);
  if (before) animate(face, before, last, next);
}

/** The parts that have no parts, by identity, with what is seen of them. */
function parts(picture) {
  const found = new Map();
  const frame = picture.getBoundingClientRect();
  const scale = frame.width / (picture.viewBox.baseVal.width || frame.width || 1) || 1;
  const place = (element) => {
    const box = element.getBoundingClientRect();
    return {
      x: (box.x - frame.x) / scale, y: (box.y - frame.y) / scale, width: box.width / scale, height: box.height / scale,
    };
  };
  for (const element of picture.querySelectorAll("[data-id]")) {
    if (element.querySelector("[data-id]")) continue;
    const coming = element.closest("[data-transition]");
    found.set(element.dataset.id, {
      element,
      ...place(element),
      // What comes and goes as one moves as one.
      whole: coming ? place(coming) : null,
      look: signature(element),
      animated: animatedValue(element),
      // A picture that has left the document cannot tell where its letters were.
      glyphs: element.localName === "text" && above(element, "content")?.startsWith("numericText") ? glyphs(element) : [],
    });
  }
  return found;
}

/** What tells whether a part looks different: everything but its place. */
function signature(element) {
  if (element.localName === "text") {
    return [element.textContent, ...["fill", "fill-opacity", "font-size", "font-weight"].map((name) => element.getAttribute(name))].join("|");
  }
  return element.outerHTML.replace(/ (x|y|cx|cy|transform)="[^"]*"/g, "");
}

const above = (element, name) => element.closest(`[data-${name}]`)?.dataset[name];
const animatedValue = (element) => above(element, "value");

/** The curve of a change: that of `animation(_:value:)` when its value changed, else the default. */
function curveOf(element, before) {
  const words = above(element, "animation");
  if (!words) return usual;
  if (words === "none") return null;
  return before === undefined || before !== animatedValue(element) ? curve(words) : usual;
}

function animate(face, before, last, next) {
  const after = parts(next);
  const ghosts = new Ghosts(face, last, next);
  for (const [id, now] of after) {
    const then = before.get(id);
    if (!then) arrive(now);
    else change(then, now, ghosts);
  }
  for (const [id, then] of before) if (!after.has(id)) ghosts.leave(then);
  ghosts.end();
}

const play = (element, frames, timing) => element.animate(frames, {
  duration: timing.duration * 1000, delay: timing.delay * 1000, easing: timing.easing, fill: "backwards",
});

function change(then, now, ghosts) {
  const timing = curveOf(now.element, then.animated);
  if (!timing) return;
  const isText = now.element.localName === "text";
  const isSame = then.look === now.look;
  const kind = above(now.element, "content") ?? "";
  if (!isSame && kind === "identity") return;
  if (isText && then.element.textContent !== now.element.textContent) {
    if (kind.startsWith("numericText")) return ghosts.roll(then, now, timing, countsDown(then.element, now.element));
    return ghosts.exchange(then, now, timing);
  }
  if (!isSame && kind.startsWith("symbol")) return ghosts.replace(then, now, timing, kind);
  const isOther = then.element.localName !== now.element.localName;
  if (isOther || (!isSame && kind === "opacity")) return ghosts.exchange(then, now, timing);
  if (isSame || !differsInForm(then.element, now.element)) {
    move(then, now, timing, isText);
    if (!isSame) recolor(then.element, now.element, timing);
    return;
  }
  if (["rect", "circle", "ellipse"].includes(now.element.localName)) {
    move(then, now, timing, false);
    recolor(then.element, now.element, timing);
    return;
  }
  ghosts.exchange(then, now, timing);
}

/** Whether more than colour and place is different. */
function differsInForm(then, now) {
  return ["d", "points", "width", "height", "r", "rx", "ry", "stroke-width", "stroke-dasharray", "href"].some(
    (name) => then.getAttribute(name) !== now.getAttribute(name));
}

/** From where it was to where it is; texts keep their letters' size. */
function move(then, now, timing, isText) {
  const scaleX = isText || !(then.width > 0.01 && now.width > 0.01) ? 1 : then.width / now.width;
  const scaleY = isText || !(then.height > 0.01 && now.height > 0.01) ? 1 : then.height / now.height;
  const x = then.x - scaleX * now.x;
  const y = then.y - scaleY * now.y;
  if (Math.abs(then.x - now.x) < 0.1 && Math.abs(then.y - now.y) < 0.1 && Math.abs(scaleX - 1) < 0.005 && Math.abs(scaleY - 1) < 0.005) return;
  play(now.element, [{ translate: `${x}px ${y}px`, scale: `${scaleX} ${scaleY}` }, { translate: "0 0", scale: "1 1" }], timing);
}

function recolor(then, now, timing) {
  for (const name of ["fill", "stroke", "fill-opacity", "opacity"]) {
    const [from, to] = [then.getAttribute(name), now.getAttribute(name)];
    if (from === to || from?.startsWith("url") || to?.startsWith("url") || from === "none" || to === "none") continue;
    const property = name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
    const missing = name === "fill" ? "#000" : "1";
    play(now, [{ [property]: from ?? missing }, { [property]: to ?? missing }], timing);
  }
}

/**
 * A part scaled about a point of its own, usually its middle. The origin stays as it is: a part's own `transform`, which
 * is applied first, counts from there, too.
 */
function scaled(part, factor, anchorX = 0.5, anchorY = 0.5) {
  const [x, y] = [part.x + part.width * anchorX, part.y + part.height * anchorY].map((still) => still * (1 - factor));
  return { translate: `${x}px ${y}px`, scale: String(factor) };
}

/** Whether digits roll downwards: as is said, or as the values say that go with them. */
function countsDown(then, now) {
  const value = (element) => parseFloat((above(element, "content") ?? "").split(":value ")[1]);
  const [older, newer] = [value(then), value(now)];
  return (above(now, "content") ?? "").endsWith(":down") || newer < older;
}

/** The transition around a part, for its coming or its going: how it looks outside, and a curve of its own. */
function transition(part, isLeaving) {
  const sides = (above(part.element, "transition") ?? "opacity").split("|");
  const [looks, words] = (isLeaving ? sides.at(-1) : sides[0]).split("@");
  const frame = {};
  for (const look of looks.split("+")) combine(frame, outside(part, look, isLeaving));
  return { frame: Object.keys(frame).length > 0 ? frame : null, timing: words ? curve(words) : undefined };
}

/** Adds what another transition does. */
function combine(frame, look) {
  for (const [name, value] of Object.entries(look)) {
    if (name === "translate" && frame.translate) {
      const [a, b] = [frame.translate, value].map((each) => each.split(" ").map(parseFloat));
      frame.translate = `${a[0] + b[0]}px ${a[1] + b[1]}px`;
    } else frame[name] = value;
  }
}

/** How a part looks where it comes from or goes to, by one transition such as `opacity` or `move(top)`. */
function outside(part, look, isLeaving) {
  const [name, list = ""] = look.replace(")", "").split("(");
  const words = list.split(",");
  const numbers = words.map(parseFloat);
  const whole = part.whole ?? part;
  const isMirrored = document.documentElement.dir === "rtl";
  const sign = isMirrored ? -1 : 1;
  const sides = { leading: [-sign, 0], trailing: [sign, 0], top: [0, -1], bottom: [0, 1] };
  const opposite = { leading: "trailing", trailing: "leading", top: "bottom", bottom: "top" };
  const away = (side) => {
    const [x, y] = sides[side] ?? sides.leading;
    return { translate: `${x * whole.width}px ${y * whole.height}px` };
  };
  switch (name) {
    case "identity": return {};
    case "scale": {
      const [factor, x = 0.5, y = 0.5] = list ? numbers : [0];
      return scaled(whole, Math.max(factor, 0.001), x, y);
    }
    case "offset": return { translate: `${sign * (numbers[0] || 0)}px ${numbers[1] || 0}px` };
    case "blurReplace": return { opacity: "0", filter: "blur(6px)", ...scaled(whole, isLeaving && list === "upUp" ? 1.2 : 0.8) };
    case "symbolEffect": return { opacity: "0", ...scaled(whole, 0.4) };
    case "slide": return away(isLeaving ? "trailing" : "leading");
    case "move": return away(words[0]);
    case "push": return { ...away(isLeaving ? opposite[words[0]] : words[0]), opacity: "0" };
    default: return { opacity: "0" };
  }
}

function arrive(now) {
  const { frame, timing = curveOf(now.element) } = transition(now, false);
  if (frame && timing) play(now.element, [frame, {}], timing);
}

/** What was there and goes: copies over the new picture, until the last of them has gone. */
class Ghosts {
  constructor(face, last, next) {
    this.face = face;
    this.layer = document.createElementNS(space, "svg");
    this.layer.setAttribute("class", "ghosts");
    this.layer.setAttribute("aria-hidden", "true");
    for (const name of ["viewBox", "width", "height", "font-family"]) {
      if (next.hasAttribute(name)) this.layer.setAttribute(name, next.getAttribute(name));
    }
    const definitions = last.querySelector("defs");
    if (definitions) this.layer.append(definitions.cloneNode(true));
    this.running = [];
  }

  /** A copy of a part with the groups around it, which give it its place, its clip and its opacity. */
  copy(element) {
    let copy = element.cloneNode(true);
    copy.removeAttribute("data-id");
    const top = copy;
    for (let parent = element.parentNode; parent && parent.localName === "g"; parent = parent.parentNode) {
      const group = parent.cloneNode(false);
      for (const name of ["data-id", "data-control"]) group.removeAttribute(name);
      group.append(copy);
      copy = group;
    }
    this.layer.append(copy);
    return top;
  }

  run(element, frames, timing) { this.running.push(play(element, frames, timing).finished.catch(() => {})); }

  leave(then) {
    const { frame, timing = curveOf(then.element) } = transition(then, true);
    if (frame && timing) this.vanish(this.copy(then.element), [{}, frame], timing);
  }

  vanish(copy, frames, timing) {
    const animation = copy.animate(frames, {
      duration: timing.duration * 1000, delay: timing.delay * 1000, easing: timing.easing, fill: "both",
    });
    this.running.push(animation.finished.catch(() => {}));
  }

  /** The old fades into the new. */
  exchange(then, now, timing) {
    if (!timing) return;
    const copy = this.copy(then.element);
    const [x, y] = [now.x - then.x, now.y - then.y];
    this.vanish(copy, [{ opacity: "1" }, { opacity: "0", translate: `${x}px ${y}px` }], timing);
    this.run(now.element, [{ opacity: "0", translate: `${-x}px ${-y}px` }, { opacity: "1", translate: "0 0" }], timing);
  }

  /** One symbol shrinks away while the other grows. */
  replace(then, now, timing, kind) {
    const half = { ...timing, duration: timing.duration * 0.5 };
    const second = { ...timing, delay: timing.delay + half.duration * 0.6, duration: timing.duration * 0.7 };
    const copy = this.copy(then.element);
    const small = kind.endsWith(":upUp") ? 1.25 : 0.4;
    const leaving = kind.endsWith(":offUp") ? [{ opacity: "0" }, { opacity: "0" }]
      : [{ opacity: "1", ...scaled(then, 1) }, { opacity: "0", ...scaled(then, small) }];
    this.vanish(copy, leaving, half);
    this.run(now.element, [{ opacity: "0", ...scaled(now, 0.4) }, { opacity: "1", ...scaled(now, 1) }], second);
  }

  /** Digits roll: each that differs leaves upwards (downwards when counting down) and the next follows it. */
  roll(then, now, timing, isDown) {
    const lift = (now.height || 12) * 0.7 * (isDown ? -1 : 1);
    const [from, to] = [then.glyphs, now.glyphs];
    for (let index = 0; index < Math.max(from.length, to.length); index += 1) {
      const [a, b] = [from[from.length - 1 - index], to[to.length - 1 - index]];
      if (a && b && a.text === b.text) {
        this.glyph(now.element, b, [{ translate: `${a.x - b.x}px ${a.y - b.y}px` }, { translate: "0 0" }], timing, true);
        continue;
      }
      if (a) this.glyph(then.element, a, [{ opacity: "1" }, { opacity: "0", translate: `0 ${-lift}px` }], timing, false);
      if (b) this.glyph(now.element, b, [{ opacity: "0", translate: `0 ${lift}px` }, { opacity: "1", translate: "0 0" }], timing, true);
    }
    // The text itself is there when its digits have arrived.
    this.run(now.element, [{ visibility: "hidden" }, { visibility: "hidden" }], timing);
  }

  glyph(element, glyph, frames, timing) {
    const copy = this.copy(element);
    copy.textContent = glyph.text;
    for (const name of ["textLength", "lengthAdjust", "direction"]) copy.removeAttribute(name);
    copy.setAttribute("x", glyph.x);
    copy.setAttribute("y", glyph.y);
    this.vanish(copy, frames, timing);
  }

  end() {
    if (this.running.length === 0) return;
    this.face.append(this.layer);
    const layer = this.layer;
    Promise.all(this.running).then(() => layer.remove());
  }
}

/** The characters of a text and where they begin. */
function glyphs(element) {
  const found = [];
  let index = 0;
  for (const text of new Intl.Segmenter().segment(element.textContent)) {
    let place;
    try {
      place = element.getStartPositionOfChar(index);
    } catch {
      return [];
    }
    found.push({ text: text.segment, x: place.x, y: place.y });
    index += text.segment.length;
  }
  return found;
}
