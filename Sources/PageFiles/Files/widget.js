// One placed widget: its picture, real controls over it, and its states.
import { make } from "./icons.js";
import { show } from "./motion.js";

const familyNames = {
  systemSmall: "Small", systemMedium: "Medium", systemLarge: "Large", systemExtraLarge: "Extra large",
  accessoryCircular: "Circular", accessoryRectangular: "Rectangular", accessoryInline: "Inline",
};

/** A family's name for people. */
export const familyName = (family) => familyNames[family] ?? family;

const parser = new DOMParser();

/**
 * A picture as an element. Inline styles are set through the object model, which the page's policy allows; quotes in a
 * picture's words are escaped, so nothing but an attribute looks like one.
 */
export function picture(text) {
  const quiet = text.replaceAll(' style="', ' data-style="');
  const svg = document.importNode(parser.parseFromString(quiet, "image/svg+xml").documentElement, true);
  for (const element of svg.querySelectorAll("[data-style]")) {
    element.style.cssText = element.dataset.style;
    delete element.dataset.style;
  }
  svg.setAttribute("class", "picture");
  svg.setAttribute("aria-hidden", "true");
  return svg;
}

/** How long ago something was, in words. */
export function ago(seconds) {
  if (seconds < 60) return "just now";
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ago`;
  if (seconds < 86400) return `${Math.floor(seconds / 3600)} h ago`;
  return `${Math.floor(seconds / 86400)} d ago`;
}

/** What a finger or an unsteady hand needs at least, points. */
const least = 24;

/** Small controls get a larger target, where that takes nothing from others. */
export function withRoom(controls) {
  const meet = (a, b) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
  return controls.map((control) => {
    const [w, h] = [Math.max(least, control.w), Math.max(least, control.h)];
    if (w === control.w && h === control.h) return control;
    const large = { ...control, w, h, x: control.x - (w - control.w) / 2, y: control.y - (h - control.h) / 2 };
    return controls.some((other) => other !== control && meet(large, other)) ? control : large;
  });
}

export class Widget {
  /**
   * @param id the placed widget.
   * @param actions `tap(widget, control)`, `open(widget)`, `lost()` when a change does not fit, `say(words)`.
   */
  constructor(id, actions) {
    this.id = id;
    this.actions = actions;
    this.version = 0;
    this.text = "";
    this.rest = { controls: [], words: [] };
    this.buttons = new Map();
    this.build();
  }

  build() {
    this.element = make("article", "widget", "", { "data-widget": this.id });
    this.face = make("div", "face");
    this.opener = make("button", "opener", "", { type: "button", hidden: "" });
    this.opener.addEventListener("click", () => this.actions.open(this.id));
    this.words = make("div", "unseen");
    this.controls = make("div", "controls");
    this.badge = make("p", "badge", "", { hidden: "" });
    this.face.append(this.opener, this.words, this.controls, this.badge);
    this.caption = make("p", "caption");
    this.tools = make("div", "edit", "", { hidden: "" });
    this.element.append(this.face, this.caption, this.tools);
  }

  /** What the home screen says of it. */
  describe(info) {
    this.info = info;
    this.element.setAttribute("aria-label", `${info.title}, ${familyName(info.family).toLowerCase()}`);
    this.element.dataset.family = info.family;
    this.caption.textContent = info.title;
    this.opener.setAttribute("aria-label", `Open ${info.title}`);
    this.face.style.width = `${info.width}px`;
    this.face.style.height = `${info.height}px`;
  }

  /** Takes an event in: a whole picture, or the change from the version before. */
  take(message) {
    const edits = message.edits ?? [];
    if (message.base !== undefined) {
      if (message.base !== this.version) return this.actions.lost();
      // Places count in the text before: the last edit goes first.
      for (const { s, e, t } of edits.toReversed()) this.text = this.text.slice(0, s) + t + this.text.slice(e);
    } else {
      this.text = message.text;
    }
    const isOther = message.base === undefined || edits.length > 0;
    this.version = message.version;
    const before = this.rest;
    this.rest = message.rest;
    if (isOther) show(this.face, picture(this.text));
    this.setControls(message.rest.controls, before.controls);
    this.setWords(message.rest.words);
    this.setStates(message.rest, before);
  }

  // The elements of controls that stay are kept, and with them the focus.
  setControls(controls, before) {
    const old = this.buttons;
    this.buttons = new Map();
    let previous = null;
    for (const control of withRoom(controls)) {
      const button = old.get(control.key) ?? this.makeControl(control.key);
      old.delete(control.key);
      this.buttons.set(control.key, button);
      this.dress(button, control);
      if (previous ? previous.nextElementSibling !== button : this.controls.firstElementChild !== button) {
        if (previous) previous.after(button);
        else this.controls.prepend(button);
      }
      previous = button;
    }
    const gone = [...old.values()];
    const focused = gone.find((button) => button === document.activeElement);
    const place = focused ? before.findIndex((control) => control.key === focused.dataset.control) : -1;
    for (const button of gone) button.remove();
    // The one that stands in its place now gets the focus.
    if (focused) [...this.buttons.values()][Math.min(place, this.buttons.size - 1)]?.focus();
  }

  makeControl(key) {
    const button = make("button", "control", "", { type: "button", "data-control": key });
    const press = (isPressed) => () => {
      if (button.getAttribute("aria-disabled") === "true") return;
      for (const part of this.face.querySelectorAll(`.picture [data-control="${CSS.escape(key)}"]`)) {
        part.classList.toggle("pressed", isPressed);
      }
    };
    button.addEventListener("pointerdown", press(true));
    for (const name of ["pointerup", "pointercancel", "pointerleave"]) button.addEventListener(name, press(false));
    button.addEventListener("click", () => {
      if (button.getAttribute("aria-disabled") === "true") return;
      button.setAttribute("aria-busy", "true");
      this.actions.tap(this.id, key, button);
    });
    return button;
  }

  dress(button, control) {
    const set = (name, value) => {
      if (value === null) button.removeAttribute(name);
      else if (button.getAttribute(name) !== value) button.setAttribute(name, value);
    };
    set("aria-label", control.label);
    set("aria-description", control.hint ?? null);
    set("role", control.kind === "toggle" ? "switch" : control.kind === "link" ? "link" : null);
    set("aria-checked", control.kind === "toggle" ? String(control.on ?? false) : null);
    // A disabled control stays where the keyboard can find it and says that it is disabled.
    set("aria-disabled", control.disabled ? "true" : null);
    set("aria-busy", control.pending ? "true" : null);
    button.classList.toggle("destructive", control.destructive === true);
    const [x, y, width, height] = [control.x, control.y, control.w, control.h].map((value) => `${value}px`);
    Object.assign(button.style, { left: x, top: y, width, height });
  }

  setWords(words) {
    const text = JSON.stringify(words);
    if (this.said === text) return;
    this.said = text;
    this.words.replaceChildren(...words.map((line) => make(line.heading ? "h3" : "p", "", line.text)));
  }

  setStates(rest, before) {
    const { element, badge } = this;
    element.classList.toggle("pending", rest.controls.some((control) => control.pending));
    element.classList.toggle("placeholder", rest.placeholder === true);
    element.classList.toggle("stale", rest.failure?.what === "reload");
    element.classList.toggle("failed", rest.failure !== undefined);
    if (rest.placeholder) element.setAttribute("aria-busy", "true");
    else element.removeAttribute("aria-busy");
    this.opener.hidden = !rest.opens;
    const failure = rest.failure;
    badge.hidden = !failure;
    if (!failure) return;
    const what = failure.what === "tap" ? `${failure.control ?? "The tap"} failed`
      : failure.what === "reload" ? "Cannot load" : "Cannot show";
    const age = failure.what === "reload" && rest.made ? `, made ${ago(Date.now() / 1000 - rest.made)}` : "";
    badge.textContent = what + age;
    badge.title = failure.reason;
    const isNew = before.failure?.date !== failure.date;
    if (isNew) {
      this.actions.say(`${this.info?.title ?? ""}: ${what}. ${failure.reason}`);
      this.face.classList.remove("shaken");
      void this.face.offsetWidth;
      this.face.classList.add("shaken");
    }
  }
}
