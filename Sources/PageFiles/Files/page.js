// Joins the parts of the page with the renderer's stream.
import { Gallery, ConfigurationForm } from "./gallery.js";
import { Home } from "./home.js";
import { fillIcons, make } from "./icons.js";
import { Link, post } from "./link.js";
import { Panel } from "./panel.js";

// The token came with the address and is a cookie now: it need not stand in the history.
if (location.search) history.replaceState(null, "", "/");
fillIcons();

const $ = (id) => document.getElementById(id);
const typeSizes = [
  "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge",
  "accessibility1", "accessibility2", "accessibility3", "accessibility4", "accessibility5",
];
const languages = { en_US: "English", ar_EG: "العربية", de_DE: "Deutsch", es_ES: "Español", fr_FR: "Français", it_IT: "Italiano", ja_JP: "日本語", pt_BR: "Português", uk_UA: "Українська" };

/** Tells those who listen instead of looking. */
function say(words) { $("live").textContent = words; }

/** Says what did not work, until something else is said. */
function complain(error) {
  const notice = $("notice");
  notice.textContent = error ? error.message ?? error : "";
  notice.hidden = !error;
}

/** Asks for something, and says so when it was not done. */
async function ask(command) {
  try {
    const answer = await post(command);
    complain(null);
    return answer;
  } catch (error) {
    complain(error);
    return null;
  }
}

// MARK: appearance

const dark = matchMedia("(prefers-color-scheme: dark)");
const store = { get: () => localStorage.getItem("scheme") ?? "auto", set: (value) => localStorage.setItem("scheme", value) };
const scheme = () => (store.get() === "auto" ? (dark.matches ? "dark" : "light") : store.get());

function applyScheme() {
  document.documentElement.dataset.scheme = scheme();
  if (link.scheme !== scheme() && link.source) link.open(scheme());
}

// MARK: parts

const home = new Home($("grid"), {
  tap: async (widget, control, button) => {
    const answer = await ask({ do: "tap", widget, control });
    if (!answer) button.removeAttribute("aria-busy");
  },
  open: (widget) => ask({ do: "open", widget }),
  lost: () => link.open(),
  say,
  move: (widget, row, column, columns) => ask({ do: "move", widget, row, column, columns }),
  remove: (widget) => ask({ do: "remove", widget }),
  resize: (widget, family) => ask({ do: "resize", widget, family }),
  configure: (info) => form.open(info),
});
const panel = new Panel($("panel"), {
  process: (verb, value) => ask({ do: verb, value }),
  titleOf: (id) => home.title(id),
  say,
});
const gallery = new Gallery($("gallery"), {
  scheme,
  add: (kind, family) => ask({ do: "add", widget: kind, family, columns: home.columns }),
});
const form = new ConfigurationForm($("form"), {
  configure: async (widget, values) => {
    await post({ do: "configure", widget, values });
  },
});

// MARK: the stream

let messages = "";
const link = new Link({
  home(message) {
    home.take(message);
    $("group").textContent = message.group;
    document.title = `${message.group}: widgets`;
    $("subtitle").textContent = `${message.widgets.length} ${message.widgets.length === 1 ? "widget" : "widgets"} · ${message.path}`;
    $("empty").hidden = message.widgets.length > 0;
    showUndo(message.undo === true);
    const size = Math.max(0, typeSizes.indexOf(message.typeSize));
    $("typeSize").value = size;
    nameTypeSize(size);
    setLanguage(message.locale);
  },
  widget(message) { home.widget(message.id)?.take(message); },
  pulse(message) {
    panel.takePulse(message);
    const words = message.messages.join(" ");
    if (words !== messages) complain(words || null);
    messages = words;
  },
  story(message) { panel.takeStory(message); },
  state(state) {
    document.documentElement.dataset.link = state;
    panel.setLink(state);
    if (state === "open") complain(null);
    if (state === "lost") complain("The renderer does not answer; this page tries again by itself.");
    if (state === "ended") complain("The renderer has ended. Start it again and open the address that it prints.");
  },
});

// MARK: tools

$("add").addEventListener("click", () => gallery.open());
$("addFirst").addEventListener("click", () => gallery.open());
$("reload").addEventListener("click", () => ask({ do: "reload" }));
$("undo").addEventListener("click", async () => {
  if (await ask({ do: "undo" })) say("Undone");
});
$("arrange").addEventListener("click", () => setArranging(!home.isArranging));

/** The button comes first, so that its coming moves no other; the focus does not go with it. */
function showUndo(isShown) {
  if (!isShown && document.activeElement === $("undo")) $("add").focus();
  $("undo").hidden = !isShown;
}

function setArranging(isArranging) {
  home.setArranging(isArranging);
  $("arrange").setAttribute("aria-pressed", String(isArranging));
  say(isArranging ? "Arranging: arrow keys move a widget from its Move button" : "Done");
}

$("settings").addEventListener("click", () => {
  const isOpen = $("setting").hidden;
  $("setting").hidden = !isOpen;
  $("settings").setAttribute("aria-expanded", String(isOpen));
});
for (const input of $("scheme").querySelectorAll("input")) {
  input.checked = input.value === store.get();
  input.addEventListener("change", () => {
    store.set(input.value);
    applyScheme();
  });
}
dark.addEventListener("change", applyScheme);

function nameTypeSize(index) {
  const name = typeSizes[index].replace(/(\d)/, " $1");
  $("typeSizeName").textContent = name;
  $("typeSize").setAttribute("aria-valuetext", name);
}
$("typeSize").addEventListener("input", (event) => nameTypeSize(event.target.value));
$("typeSize").addEventListener("change", (event) => ask({ do: "typeSize", value: typeSizes[event.target.value] }));

function setLanguage(locale) {
  const select = $("locale");
  if (![...select.options].some((option) => option.value === locale)) {
    const all = { ...languages };
    if (!all[locale]) all[locale] = locale;
    select.replaceChildren(...Object.entries(all).map(([value, name]) => make("option", "", name, { value })));
  }
  select.value = locale;
}
$("locale").addEventListener("change", (event) => ask({ do: "locale", value: event.target.value }));

addEventListener("keydown", (event) => {
  if (event.key === "Escape" && home.isArranging && !document.querySelector("dialog[open]")) setArranging(false);
});

applyScheme();
link.open(scheme());
