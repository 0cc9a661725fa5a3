// The gallery of kinds, and the forms in which widgets are configured.
import { button, make } from "./icons.js";
import { post } from "./link.js";
import { familyName, picture } from "./widget.js";

function head(dialog, id, title) {
  const bar = make("header");
  bar.append(make("h2", "", title, { id }), button("cross", "Close", () => dialog.close(), "close"));
  return bar;
}

export class Gallery {
  /** @param actions `add(kind, family)`, `scheme()`. */
  constructor(dialog, actions) {
    this.dialog = dialog;
    this.actions = actions;
    // Its pictures are made anew each time.
    dialog.addEventListener("close", () => dialog.replaceChildren());
  }

  async open() {
    const { dialog } = this;
    const list = make("ul", "kinds");
    dialog.replaceChildren(head(dialog, "galleryTitle", "Add a widget"), list);
    dialog.showModal();
    try {
      const { payload } = await post({ do: "offers" });
      if (payload.length === 0) list.replaceChildren(make("li", "hint", "No extension has said what it offers."));
      for (const kind of payload) list.append(this.kind(kind));
    } catch (error) {
      list.replaceChildren(make("li", "hint", error.message));
    }
  }

  kind(kind) {
    const item = make("li");
    const words = make("div", "words");
    words.append(make("h3", "", kind.name), make("p", "", kind.summary ?? ""));
    const sizes = make("div", "sizes");
    for (const family of kind.families) {
      const choice = make("button", "size", "", { type: "button", "aria-label": `Add ${kind.name}, ${familyName(family)}` });
      choice.dataset.family = family;
      const face = make("span", "face");
      choice.append(face, make("span", "label", familyName(family)));
      choice.addEventListener("click", () => {
        this.dialog.close();
        this.actions.add(kind.kind, family);
      });
      sizes.append(choice);
      this.preview(kind.kind, family, face);
    }
    item.append(words, sizes);
    return item;
  }

  async preview(kind, family, face) {
    try {
      const { svg } = await post({ do: "preview", widget: kind, family, scheme: this.actions.scheme() });
      face.replaceChildren(picture(svg));
    } catch (error) {
      face.replaceChildren(make("span", "hint", error.message));
    }
  }
}

/** A form for a widget's configuration, made from what the extension says of its parameters. */
export class ConfigurationForm {
  /** @param actions `configure(widget, configuration)`. */
  constructor(dialog, actions) {
    this.dialog = dialog;
    this.actions = actions;
    dialog.addEventListener("close", () => dialog.replaceChildren());
  }

  async open(info) {
    const { dialog } = this;
    const form = make("form", "fields");
    dialog.replaceChildren(head(dialog, "formTitle", info.title), form);
    dialog.showModal();
    try {
      const { payload } = await post({ do: "offers", widget: info.id });
      const offer = payload.find((kind) => kind.kind === info.kind);
      this.fill(form, info, offer?.parameters ?? []);
    } catch (error) {
      form.replaceChildren(make("p", "hint", error.message));
    }
  }

  fill(form, info, parameters) {
    const fields = parameters.map((parameter) => this.field(info, parameter, parameter.value));
    const trouble = make("p", "trouble", "", { role: "alert", hidden: "" });
    const save = make("button", "save", "Save", { type: "submit" });
    const cancel = button("cross", "Cancel", () => this.dialog.close());
    cancel.replaceChildren("Cancel");
    const bar = make("footer");
    bar.append(cancel, save);
    form.append(...fields.map((field) => field.element), trouble, bar);
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const set = fields.flatMap((field) => field.read());
      trouble.hidden = true;
      try {
        await this.actions.configure(info.id, set);
        this.dialog.close();
      } catch (error) {
        trouble.textContent = error.message;
        trouble.hidden = false;
      }
    });
    form.querySelector("input, select")?.focus();
  }

  /** One parameter: an element, and what was chosen as `name=value` lines. */
  field(info, parameter, value) {
    const id = `parameter-${parameter.name}`;
    const element = make("div", "field");
    element.append(make("label", "", parameter.title || parameter.name, { for: id }));
    const { input, read } = this.input(info, parameter, value, id);
    element.append(input);
    if (parameter.summary) element.append(make("p", "note", parameter.summary));
    return { element, read: () => read().map((text) => `${parameter.name}=${text}`) };
  }

  input(info, parameter, value, id) {
    const text = value === undefined || value === null ? "" : String(value);
    if (parameter.type === "Bool") {
      const input = make("input", "switch", "", { type: "checkbox", role: "switch", id });
      input.checked = text === "true";
      return { input, read: () => [String(input.checked)] };
    }
    if (parameter.query || parameter.choices?.length > 0) {
      const input = make("select", "", "", { id });
      const add = (word, name) => {
        const option = make("option", "", name, { value: word });
        option.selected = word === text;
        input.append(option);
      };
      if (parameter.optional) add("", "None");
      for (const choice of parameter.choices ?? []) add(choice.word, choice.title);
      if (parameter.query) this.ask(info, parameter, text, input, add);
      return { input, read: () => [input.value] };
    }
    const date = { date: "date", time: "time" }[parameter.dateKind] ?? "datetime-local";
    const types = { Int: "number", Double: "number", URL: "url", Date: date };
    const input = make("input", "", "", { type: types[parameter.type] ?? "text", id });
    if (parameter.type === "Double") input.step = "any";
    if (parameter.min !== undefined) input.min = parameter.min;
    if (parameter.max !== undefined) input.max = parameter.max;
    input.value = date === "date" && parameter.type === "Date" ? text.slice(0, 10)
      : date === "time" && parameter.type === "Date" ? text.slice(11, 16) : text;
    return { input, read: () => (input.value === "" && !parameter.optional && parameter.type !== "String" ? [] : [input.value]) };
  }

  /** What only the extension knows. */
  async ask(info, parameter, text, input, add) {
    input.disabled = true;
    try {
      const { payload } = await post({ do: "options", widget: info.id, parameter: parameter.name });
      for (const choice of payload) add(choice.word, choice.title);
    } catch (error) {
      input.title = error.message;
      if (text) add(text, text);
    }
    input.disabled = false;
  }
}
