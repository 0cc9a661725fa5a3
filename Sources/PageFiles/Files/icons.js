// The page's own icons: strokes on a square of 20, in the colour of the text.
const paths = {
  plus: "M10 4v12M4 10h12",
  grid: "M4 4h5v5H4zM11 4h5v5h-5zM4 11h5v5H4zM11 11h5v5h-5z",
  undo: "M7 5 3.5 8.5 7 12M4 8.5h7.5a4 4 0 0 1 0 8H8",
  reload: "M15.5 6.5A6.5 6.5 0 1 0 16.5 10M16 3v4h-4",
  text: "M3 15 7 5l4 10M4.4 11.5h5.2M12 15l2.5-6.5L17 15M12.9 12.8h3.2",
  minus: "M5 10h10",
  move: "M10 3v14M3 10h14M10 3 8 5M10 3l2 2M10 17l-2-2M10 17l2-2M3 10l2-2M3 10l2 2M17 10l-2-2M17 10l-2 2",
  gear: "M4 6h7M15 6h1M4 14h1M9 14h7M13 4v4M7 12v4",
  size: "M4 9V4h5M16 11v5h-5M4 4l5 5M16 16l-5-5",
  pause: "M7 5v10M13 5v10",
  play: "M7 4.5 15 10l-8 5.5z",
  bolt: "M11 3 5 11h4.5L9 17l6-8h-4.500z",
  cross: "M5 5l10 10M15 5 5 15",
  alert: "M10 6v5M10 13.800v.2M10 2.500 18 16.500H2z",
  search: "M9 3.500a5.500 5.500 0 1 0 0 11 5.500 5.500 0 0 0 0-11M13 13l4 4",
};

const space = "http://www.w3.org/2000/svg";

/** An icon as an element; it says nothing to those who do not see it. */
export function icon(name) {
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("viewBox", "0 0 20 20");
  svg.setAttribute("class", `icon ${name}`);
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(space, "path");
  path.setAttribute("d", paths[name] ?? "");
  svg.append(path);
  return svg;
}

/** Puts icons where the markup names them. */
export function fillIcons(root = document) {
  for (const place of root.querySelectorAll("[data-icon]")) {
    place.replaceWith(icon(place.dataset.icon));
  }
}

/** An element with a class, words and attributes. */
export function make(name, className = "", words = "", attributes = {}) {
  const element = document.createElement(name);
  if (className) element.className = className;
  if (words !== "") element.textContent = words;
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/** A button with an icon and a name. */
export function button(iconName, name, action, className = "") {
  const element = make("button", className, "", { type: "button", "aria-label": name, title: name });
  element.append(icon(iconName));
  element.addEventListener("click", action);
  return element;
}
