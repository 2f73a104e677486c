javascript:(() => {
  /*
   * Word Count
   *
   * Counts the words and characters of the selected text, or of the whole page when nothing is
   * selected, and says how long reading takes at 230 words a minute. The notice goes by itself, or
   * with Escape. Nothing is stored or sent.
   */
  "use strict";

  const HOST_ID = "scriptorium-word-count";
  const WORDS_PER_MINUTE = 230;
  const SHOWN_FOR_MS = 6000;

  const CSS = `
    :host {
      all: initial !important; position: fixed !important; inset: auto 16px 16px auto !important;
      z-index: 2147483647 !important; color-scheme: light dark !important;
    }
    p {
      box-sizing: border-box; max-width: min(420px, calc(100vw - 32px)); margin: 0; padding: 12px 16px; border-radius: 12px;
      border: 1px solid color-mix(in srgb, CanvasText 25%, Canvas); background: Canvas; color: CanvasText;
      font: 15px/1.4 system-ui, sans-serif; box-shadow: 0 8px 30px rgb(0 0 0 / 0.3);
    }`;

  const say = (message) => {
    const life = new AbortController();
    const host = Object.assign(document.createElement("div"), { id: HOST_ID });
    const close = () => {
      life.abort();
      host.remove();
    };
    const root = host.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(CSS);
    root.adoptedStyleSheets = [sheet];
    const status = Object.assign(document.createElement("p"), { role: "status", lang: "en" });
    root.append(status);
    addEventListener("keydown", (event) => event.key === "Escape" && close(), { capture: true, signal: life.signal });
    document.documentElement.append(host);
    status.textContent = message;
    setTimeout(close, SHOWN_FOR_MS);
  };

  document.getElementById(HOST_ID)?.remove();
  const selected = getSelection().toString().trim();
  const text = selected || (document.body?.innerText ?? "").trim();
  const words = text.split(/\s+/).filter(Boolean);
  const minutes = Math.max(1, Math.round(words.length / WORDS_PER_MINUTE));
  say(`${selected ? "Selection" : "Page"}: ${words.length} words, ${text.length} characters, ${minutes} min to read`);
})();
