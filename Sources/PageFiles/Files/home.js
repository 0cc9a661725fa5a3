// The home screen: where widgets stand, and how people move them.
import { button, make } from "./icons.js";
import { Widget, familyName } from "./widget.js";

/** The grid's unit is a small widget; these are an iPhone's gaps, points. */
const unit = { width: 158, height: 158, gapX: 22, gapY: 38 };
const step = { x: unit.width + unit.gapX, y: unit.height + unit.gapY };

const spans = { systemMedium: [2, 1], systemLarge: [2, 2], systemExtraLarge: [4, 2] };

/** The units a family takes: columns and rows. */
export const span = (family) => spans[family] ?? [1, 1];

/**
 * Where widgets stand: what was put somewhere by hand stands there if there is room, each of the others takes the first
 * free place in reading order.
 */
export function arrange(widgets, columns) {
  const taken = new Set();
  const places = new Map();
  const isFree = (column, row, [wide, high]) => {
    for (let y = row; y < row + high; y += 1) {
      for (let x = column; x < column + wide; x += 1) if (taken.has(`${x},${y}`)) return false;
    }
    return true;
  };
  const take = (widget, column, row, [wide, high]) => {
    for (let y = row; y < row + high; y += 1) {
      for (let x = column; x < column + wide; x += 1) taken.add(`${x},${y}`);
    }
    places.set(widget.id, { column, row, wide, high });
  };
  const flowing = [];
  for (const widget of widgets) {
    const size = span(widget.family);
    const [column, row] = [(widget.column ?? 0) - 1, (widget.row ?? 0) - 1];
    if (column >= 0 && row >= 0 && column + size[0] <= columns && isFree(column, row, size)) take(widget, column, row, size);
    else flowing.push(widget);
  }
  for (const widget of flowing) {
    const [wide, high] = span(widget.family);
    const size = [Math.min(wide, columns), high];
    for (let row = 0, placed = false; !placed; row += 1) {
      for (let column = 0; column + size[0] <= columns && !placed; column += 1) {
        if (!isFree(column, row, size)) continue;
        take(widget, column, row, size);
        placed = true;
      }
    }
  }
  return places;
}

export class Home {
  constructor(element, actions) {
    this.element = element;
    this.actions = actions;
    this.widgets = new Map();
    this.infos = [];
    this.isArranging = false;
    this.columns = 0;
    this.scale = 1;
    new ResizeObserver(() => this.place()).observe(element.parentElement);
    element.addEventListener("keydown", (event) => this.arrow(event));
  }

  /** The widget of an id. */
  widget(id) { return this.widgets.get(id); }

  /** A widget's title, with its size where others have the same. */
  title(id) {
    const info = this.infos.find((each) => each.id === id);
    if (!info) return id;
    const isAmbiguous = this.infos.some((each) => each.id !== id && each.title === info.title);
    return isAmbiguous ? `${info.title}, ${familyName(info.family).toLowerCase()}` : info.title;
  }

  /** What stands on the home screen. */
  take(message) {
    // The widgets speak the language of their place, the page around them its own; all of it runs one way.
    document.documentElement.dir = message.rtl ? "rtl" : "ltr";
    this.element.lang = message.locale.replace("_", "-");
    this.isMirrored = message.rtl;
    this.infos = message.widgets;
    const ids = new Set(message.widgets.map((info) => info.id));
    for (const [id, widget] of this.widgets) {
      if (ids.has(id)) continue;
      widget.element.remove();
      this.widgets.delete(id);
    }
    let previous = null;
    for (const info of message.widgets) {
      let widget = this.widgets.get(info.id);
      if (!widget) {
        widget = new Widget(info.id, this.actions);
        this.widgets.set(info.id, widget);
        this.makeTools(widget);
      }
      widget.describe(info);
      // The order of the document is the order of reading, for keyboards and for ears.
      const isThere = previous ? previous.nextElementSibling === widget.element : this.element.firstElementChild === widget.element;
      if (!isThere) {
        if (previous) previous.after(widget.element);
        else this.element.prepend(widget.element);
      }
      previous = widget.element;
    }
    this.place(true);
  }

  place(always = false) {
    const room = this.element.parentElement.clientWidth - 48;
    const columns = Math.max(2, Math.min(8, Math.floor((room + unit.gapX) / step.x)));
    if (!always && columns === this.columns && this.scale === 1 && room > 2 * step.x) return;
    this.columns = columns;
    this.places = arrange(this.infos, columns);
    let [wide, high] = [0, 0];
    for (const place of this.places.values()) {
      wide = Math.max(wide, place.column + place.wide);
      high = Math.max(high, place.row + place.high);
    }
    if (this.isArranging) [wide, high] = [columns, high + 1];
    const width = wide * step.x - unit.gapX;
    // A window narrower than two small widgets shows everything smaller.
    this.scale = Math.min(1, (this.element.parentElement.clientWidth - 16) / (2 * step.x - unit.gapX));
    this.element.style.zoom = this.scale;
    this.element.style.width = `${width}px`;
    this.element.style.height = `${high * step.y}px`;
    for (const [id, place] of this.places) {
      const element = this.widgets.get(id)?.element;
      if (!element) continue;
      element.style.insetInlineStart = `${place.column * step.x}px`;
      element.style.top = `${place.row * step.y}px`;
      const room = place.wide * step.x - unit.gapX;
      element.style.width = `${room}px`;
      // So does a widget with more columns than there are.
      const { face, info } = this.widgets.get(id);
      face.style.zoom = Math.min(1, room / info.width);
    }
  }

  // MARK: the keyboard

  /** Arrow keys go to the nearest control over there; while arranging they move the widget. */
  arrow(event) {
    const directions = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
    const direction = directions[event.key];
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
    const mover = event.target.closest(".mover");
    if (mover) {
      event.preventDefault();
      return this.shift(mover.closest(".widget").dataset.widget, direction);
    }
    const controls = [...this.element.querySelectorAll("button")].filter((each) => each.offsetParent);
    const from = event.target.getBoundingClientRect();
    const centre = (box) => [box.x + box.width / 2, box.y + box.height / 2];
    const [fromX, fromY] = centre(from);
    let best = null;
    for (const control of controls) {
      if (control === event.target) continue;
      const [x, y] = centre(control.getBoundingClientRect());
      const ahead = (x - fromX) * direction[0] + (y - fromY) * direction[1];
      const aside = Math.abs((x - fromX) * direction[1]) + Math.abs((y - fromY) * direction[0]);
      if (ahead < 4) continue;
      const distance = ahead + 2 * aside;
      if (!best || distance < best.distance) best = { control, distance };
    }
    if (!best) return;
    event.preventDefault();
    best.control.focus();
  }

  shift(id, [x, y]) {
    const place = this.places.get(id);
    const dx = this.isMirrored ? -x : x;
    const column = Math.min(Math.max(place.column + dx, 0), this.columns - place.wide);
    const row = Math.max(place.row + y, 0);
    if (column === place.column && row === place.row) return;
    this.actions.move(id, row + 1, column + 1, this.columns);
    this.actions.say(`Row ${row + 1}, column ${column + 1}`);
  }

  // MARK: arranging

  /** Begins or ends the mode in which widgets are moved, configured and removed. */
  setArranging(isArranging) {
    this.isArranging = isArranging;
    this.element.classList.toggle("arranging", isArranging);
    for (const widget of this.widgets.values()) {
      widget.tools.hidden = !isArranging;
      widget.controls.inert = isArranging;
      widget.opener.inert = isArranging;
    }
    this.place(true);
  }

  makeTools(widget) {
    const { id } = widget;
    const title = () => widget.info?.title ?? id;
    const mover = button("move", "Move", () => {}, "mover");
    mover.addEventListener("pointerdown", (event) => this.drag(widget, event));
    const size = button("size", "Next size", () => this.resize(widget));
    const configure = button("gear", "Configure", () => this.actions.configure(widget.info), "configure");
    const remove = button("minus", "Remove", () => this.actions.remove(id), "remove");
    const group = make("div", "pill");
    group.append(mover, configure, size);
    widget.tools.append(remove, group);
    widget.tools.hidden = !this.isArranging;
    widget.controls.inert = this.isArranging;
    widget.opener.inert = this.isArranging;
    const describe = widget.describe.bind(widget);
    widget.describe = (info) => {
      describe(info);
      configure.hidden = !info.configurable;
      size.hidden = info.families.length < 2;
      for (const [each, word] of [[mover, "Move"], [configure, "Configure"], [remove, "Remove"], [size, "Resize"]]) {
        each.setAttribute("aria-label", `${word} ${title()}`);
      }
    };
    widget.face.addEventListener("pointerdown", (event) => { if (this.isArranging) this.drag(widget, event); });
  }

  resize(widget) {
    const { families, family } = widget.info;
    const next = families[(families.indexOf(family) + 1) % families.length];
    this.actions.resize(widget.id, next);
  }

  drag(widget, event) {
    if (event.button !== 0) return;
    event.preventDefault();
    const { element, id } = widget;
    const start = { x: event.clientX, y: event.clientY };
    const marker = make("div", "marker");
    const place = this.places.get(id);
    let target = null;
    element.classList.add("dragged");
    element.setPointerCapture(event.pointerId);
    const moved = (each) => {
      const [x, y] = [each.clientX - start.x, each.clientY - start.y].map((way) => way / this.scale);
      element.style.translate = `${x}px ${y}px`;
      const column = Math.round((element.offsetLeft + x) / step.x);
      const row = Math.max(0, Math.round((element.offsetTop + y) / step.y));
      const left = Math.min(Math.max(column, 0), this.columns - place.wide);
      target = { column: this.isMirrored ? this.columns - left - place.wide : left, row };
      Object.assign(marker.style, {
        insetInlineStart: `${target.column * step.x}px`, top: `${row * step.y}px`,
        width: `${place.wide * step.x - unit.gapX}px`, height: `${place.high * step.y - unit.gapY}px`,
      });
      if (!marker.isConnected) this.element.append(marker);
    };
    const end = (each) => {
      element.removeEventListener("pointermove", moved);
      for (const name of ["pointerup", "pointercancel"]) element.removeEventListener(name, end);
      element.classList.remove("dragged");
      element.style.translate = "";
      marker.remove();
      if (each.type === "pointerup" && target && (target.column !== place.column || target.row !== place.row)) {
        this.actions.move(id, target.row + 1, target.column + 1, this.columns);
      }
    };
    element.addEventListener("pointermove", moved);
    for (const name of ["pointerup", "pointercancel"]) element.addEventListener(name, end);
  }
}
