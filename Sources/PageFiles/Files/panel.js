// The instruments: processes, the reload budget, and each tap's way through the processes as it happens.
import { button, make } from "./icons.js";

const shownStories = 24;

/** Microseconds for people. */
export function span(microseconds) {
  if (microseconds < 1000) return `${Math.round(microseconds)} µs`;
  if (microseconds < 100_000) return `${(microseconds / 1000).toFixed(microseconds < 10_000 ? 2 : 1)} ms`;
  if (microseconds < 120_000_000) return `${(microseconds / 1_000_000).toFixed(2)} s`;
  return `${Math.round(microseconds / 60_000_000)} min`;
}

/** How far a date lies ahead, in words. */
function ahead(date) {
  const seconds = date - Date.now() / 1000;
  if (seconds < 2) return "now";
  if (seconds < 120) return `in ${Math.round(seconds)} s`;
  if (seconds < 7200) return `in ${Math.round(seconds / 60)} min`;
  if (seconds < 172_800) return `in ${Math.round(seconds / 3600)} h`;
  return `in ${Math.round(seconds / 86_400)} days`;
}

export class Panel {
  /** @param actions `process(verb, instance)`, `titleOf(widget)`, `say(words)`. */
  constructor(root, actions) {
    this.actions = actions;
    this.processes = root.querySelector("#processes");
    this.budget = root.querySelector("#budget");
    this.list = root.querySelector("#stories");
    this.hint = root.querySelector("#noStories");
    this.stories = new Map();
    this.waiting = new Set();
    this.rows = new Map();
    // What a person has opened or closed; of the rest the newest is open.
    this.chosen = new Map();
    this.newest = 0;
    this.link = "lost";
    // What is “in 5 min” now is not in 5 min for ever.
    setInterval(() => { if (document.visibilityState === "visible") this.drawBudget(); }, 30_000);
  }

  // MARK: processes and budget

  takePulse(pulse) {
    this.pulse = pulse;
    this.drawProcesses();
    this.drawBudget();
  }

  /** Whether the renderer is there. */
  setLink(state) {
    this.link = state;
    this.drawProcesses();
  }

  drawProcesses() {
    const pulse = this.pulse ?? { renderer: 0, extensions: [] };
    // A row that is being clicked is not taken away: only what is different is drawn.
    const look = JSON.stringify([pulse.renderer, pulse.extensions, pulse.app, pulse.canLaunch, this.link]);
    if (this.drawnProcesses === look) return;
    this.drawnProcesses = look;
    const states = { open: "running", lost: "not reached", ended: "ended" };
    const rows = [this.row("renderer", "Renderer", pulse.renderer, states[this.link], "draws, holds no user code", [])];
    for (const process of pulse.extensions) rows.push(this.extension(process));
    if (pulse.extensions.length === 0) {
      const start = button("play", "Start the extension", () => this.actions.process("restart"));
      start.disabled = !pulse.canLaunch || this.link !== "open";
      rows.push(this.row("extension", "Extension", 0, "not running", "the next tap starts one", [start]));
    }
    const app = this.link === "open" ? "running" : "not known";
    if (pulse.app) rows.push(this.row("app", "App", pulse.app, app, "started by the renderer", []));
    // Buttons keep the focus: rows are put in place of their likes.
    const focused = this.processes.contains(document.activeElement) ? document.activeElement.getAttribute("aria-label") : null;
    this.processes.replaceChildren(...rows);
    if (focused === null) return;
    const again = [...this.processes.querySelectorAll("button")];
    (again.find((each) => each.getAttribute("aria-label") === focused) ?? again[0])?.focus();
  }

  extension(process) {
    const act = (verb) => () => this.actions.process(verb, process.instance);
    const isStopped = process.state === "stopped";
    // Without the renderer nobody tells how it is, or takes a signal to it.
    const isKnown = this.link === "open";
    const tools = process.instance === "" || !isKnown ? [] : [
      isStopped
        ? button("play", `Continue extension ${process.pid}`, act("continue"))
        : button("pause", `Stop extension ${process.pid}`, act("stop")),
      button("reload", "Restart the extension", act("restart")),
      button("bolt", `Kill extension ${process.pid}`, act("kill"), "danger"),
    ];
    const note = process.launched ? "your widgets’ code" : "started by hand";
    return this.row("extension", "Extension", process.pid, isKnown ? process.state : "not known", note, tools);
  }

  row(role, name, pid, state, note, tools) {
    const row = make("li", `process ${role}`);
    row.dataset.state = state;
    const words = make("div", "words");
    const title = make("p", "name", name);
    if (pid) title.append(make("span", "pid", ` ${pid}`));
    words.append(title, make("p", "note", `${state} · ${note}`));
    const group = make("div", "tools");
    group.append(...tools);
    row.append(make("span", "lamp", "", { "aria-hidden": "true" }), words, group);
    return row;
  }

  drawBudget() {
    const rows = (this.pulse?.reloads ?? []).map((reload) => {
      const title = this.actions.titleOf(reload.id);
      const row = make("li");
      const head = make("p", "name", title);
      const next = reload.running ? "reloading" : reload.next ? ahead(reload.next) : "when asked";
      head.append(make("span", "next", next));
      const meter = make("div", "meter", "", {
        role: "meter", "aria-label": `Reloads of ${title}`, "aria-valuemin": "0", "aria-valuemax": String(reload.limit),
        "aria-valuenow": String(Math.min(reload.used, reload.limit)), "aria-valuetext": `${reload.used} of ${reload.limit}`,
      });
      const bar = make("span");
      const part = reload.limit > 0 ? Math.min(1, reload.used / reload.limit) : 1;
      bar.style.width = `${part * 100}%`;
      meter.classList.toggle("high", part > 0.8);
      meter.append(bar);
      row.append(head, meter, make("p", "count", `${reload.used} / ${reload.limit}`));
      return row;
    });
    this.budget.replaceChildren(...rows);
  }

  // MARK: stories

  /** A story has come further; many at once are drawn once, with the next frame of the screen. */
  takeStory(story) {
    if (story.gone) this.stories.delete(story.number);
    else this.stories.set(story.number, story);
    this.waiting.add(story.number);
    if (this.waiting.size === 1) requestAnimationFrame(() => this.drawStories());
  }

  drawStories() {
    const numbers = [...this.stories.keys()].sort((a, b) => b - a);
    for (const number of numbers.slice(shownStories)) this.stories.delete(number);
    for (const number of this.chosen.keys()) if (!this.stories.has(number)) this.chosen.delete(number);
    if (numbers[0] > this.newest) {
      if (this.stories.has(this.newest)) this.waiting.add(this.newest);
      this.newest = numbers[0];
    }
    for (const number of this.waiting) {
      const story = this.stories.get(number);
      const old = this.rows.get(number);
      if (!story) {
        old?.remove();
        this.rows.delete(number);
        continue;
      }
      const row = this.story(story, this.chosen.get(number) ?? number === this.newest);
      this.rows.set(number, row);
      if (!old) this.list.prepend(row);
      else {
        const isFocused = old.contains(document.activeElement);
        old.replaceWith(row);
        if (isFocused) row.querySelector("summary").focus();
      }
    }
    for (const [number, row] of this.rows) {
      if (this.stories.has(number)) continue;
      row.remove();
      this.rows.delete(number);
    }
    this.waiting.clear();
    this.hint.hidden = this.rows.size > 0;
  }

  story(story, showsAll) {
    const row = make("li", `story ${story.failed ? "failed" : story.result}`);
    const details = make("details");
    details.open = showsAll;
    const summary = make("summary");
    summary.addEventListener("click", () => this.chosen.set(story.number, !details.open));
    const title = story.control ?? story.title;
    summary.append(make("span", "title", title), make("span", "where", story.widget ? this.actions.titleOf(story.widget) : story.kind ?? ""));
    const isOpen = story.result === "unfinished" && !["seen", "answered"].includes(story.steps.at(-1)?.name);
    const outcome = isOpen ? "…" : story.failed || story.result === "skipped" ? story.result : span(story.total);
    summary.append(make("span", "total", outcome));
    summary.append(this.strip(story));
    details.append(summary, this.waterfall(story));
    if (story.reason) details.append(make("p", "reason", story.reason));
    row.append(details);
    return row;
  }

  /** All steps on one line. */
  strip(story) {
    const strip = make("span", "strip", "", { "aria-hidden": "true" });
    const total = Math.max(1, story.total);
    for (const step of story.steps) {
      if (step.kind === "lockHold" || step.begin > total) continue;
      strip.append(this.bar(step, total));
    }
    return strip;
  }

  bar(step, total) {
    const bar = make("i", `step ${step.role} ${step.kind}${step.failed ? " failed" : ""}`);
    const end = Math.min(step.end, total);
    bar.style.insetInlineStart = `${(Math.min(step.begin, total) / total) * 100}%`;
    bar.style.width = `max(2px, ${((end - Math.min(step.begin, end)) / total) * 100}%)`;
    return bar;
  }

  waterfall(story) {
    const table = make("ol", "steps");
    const total = Math.max(1, story.total, ...story.steps.map((step) => step.end));
    for (const step of story.steps) {
      const row = make("li");
      const track = make("span", "track", "", { "aria-hidden": "true" });
      track.append(this.bar(step, total));
      row.append(make("span", `role ${step.role}`, step.role), make("span", "name", step.name), track, make("span", "time", span(step.end - step.begin)));
      if (step.details) row.title = step.details;
      table.append(row);
    }
    return table;
  }
}
