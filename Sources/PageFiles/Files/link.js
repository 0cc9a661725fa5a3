// The two ways between the page and the renderer: one stream of events in, posts out.

/** Asks the renderer for something; throws with the reason when it was not done. */
export async function post(command) {
  let response;
  try {
    response = await fetch("/do", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(command),
    });
  } catch {
    throw new Error("The renderer does not answer.");
  }
  const text = await response.text();
  if (!response.ok) throw new Error(text.trim());
  const answer = JSON.parse(text);
  if (answer.failure) throw new Error(answer.failure);
  return answer;
}

const kinds = ["home", "widget", "pulse", "story"];

/** The stream: it is open while the page can be seen, and tells everything anew whenever it is opened. */
export class Link {
  /** @param handlers a function for each kind of event, and `state` for `open`, `lost` and `ended`. */
  constructor(handlers) {
    this.handlers = handlers;
    this.scheme = "light";
    this.source = null;
    document.addEventListener("visibilitychange", () => this.visibilityChanged());
    addEventListener("pagehide", () => this.close());
    addEventListener("pageshow", (event) => { if (event.persisted) this.open(); });
  }

  /** Opens the stream for a colour scheme. */
  open(scheme = this.scheme) {
    this.close();
    this.scheme = scheme;
    const source = new EventSource(`/events?scheme=${scheme}`);
    this.source = source;
    for (const kind of kinds) {
      source.addEventListener(kind, (event) => this.handlers[kind](JSON.parse(event.data)));
    }
    source.onopen = () => this.handlers.state("open");
    // A browser connects again by itself, unless the answer was no: then the page tries when somebody comes back to it,
    // who may have opened the new address meanwhile.
    source.onerror = () => {
      const isOver = source.readyState === EventSource.CLOSED;
      if (isOver && this.source === source) this.source = null;
      this.handlers.state(isOver ? "ended" : "lost");
    };
  }

  close() {
    this.source?.close();
    this.source = null;
  }

  // A browser opens six connections to one server: pages that nobody sees let theirs go.
  visibilityChanged() {
    clearTimeout(this.leaving);
    if (document.visibilityState === "visible") {
      if (!this.source) this.open();
    } else {
      this.leaving = setTimeout(() => this.close(), 5000);
    }
  }
}
