javascript:(() => {
  "use strict";

  /*
   * Sends the text that you selected, or the article of the page, to the public service of LanguageTool, an
   * open-source checker, after it has asked you. The text leaves your computer: that is why this
   * script is rated Medium. Nothing else is sent, nothing is stored, and the page is not changed.
   */
  const ID = "scriptorium-grammar-check";
  const SERVICE = "https://api.languagetool.org/v2/check";
  const MAX_LENGTH = 10000;
  const MAX_SHOWN = 50;

  document.getElementById(ID)?.remove();

  const selected = String(getSelection()).trim();
  const article = document.querySelector("article, main, [role=main]") ?? document.body;
  const text = (selected || String(article?.innerText ?? "").trim()).slice(0, MAX_LENGTH);
  if (text === "") {
    alert("Grammar Check: there is no text on this page.");
    return;
  }
  if (!confirm(`Grammar Check: send these ${text.length} characters to api.languagetool.org?`)) return;

  const host = document.createElement("div");
  host.id = ID;
  const root = host.attachShadow({ mode: "open" });
  const style = new CSSStyleSheet();
  style.replaceSync(
    ":host { all: initial; position: fixed; z-index: 2147483647; inset-block-start: 1rem; inset-inline-end: 1rem; }" +
      "section { box-sizing: border-box; width: min(28rem, calc(100vw - 2rem)); max-height: calc(100vh - 2rem); overflow: auto; padding: 1rem;" +
      " border: 1px solid #777; border-radius: 8px; background: #fff; color: #111; font: 16px/1.5 system-ui, sans-serif; box-shadow: 0 4px 16px #0004; }" +
      "h2 { margin: 0 0 .5rem; font-size: 1.1em; } ol { padding-inline-start: 1.5em; } li { margin-block-end: .75rem; } mark { background: #ffe08a; }" +
      "button { min-height: 2.75rem; padding: 0 1rem; border: 1px solid #555; border-radius: 6px; background: #fff; color: #111; font: inherit; }" +
      "button:focus-visible { outline: 3px solid #1a56db; outline-offset: 2px; }"
  );
  root.adoptedStyleSheets = [style];
  const panel = document.createElement("section");
  panel.setAttribute("aria-label", "Grammar Check");
  const heading = document.createElement("h2");
  heading.textContent = "Grammar Check";
  const status = document.createElement("p");
  status.setAttribute("role", "status");
  status.textContent = "Checking…";
  const list = document.createElement("ol");
  const button = document.createElement("button");
  button.textContent = "Close";
  panel.append(heading, status, list, button);
  root.append(panel);
  document.documentElement.append(host);

  const close = () => {
    removeEventListener("keydown", onKey, true);
    host.remove();
  };
  const onKey = (event) => {
    if (event.key === "Escape") close();
  };
  addEventListener("keydown", onKey, true);
  button.addEventListener("click", close);
  button.focus();

  const show = (match) => {
    const item = document.createElement("li");
    const start = Number(match.offset);
    const end = start + Number(match.length);
    const place = document.createElement("mark");
    place.textContent = text.slice(start, end);
    const better = (match.replacements ?? []).slice(0, 3).map((other) => other.value).join(", ");
    item.append(text.slice(Math.max(0, start - 25), start), place, text.slice(end, end + 25));
    item.append(document.createElement("br"), String(match.message), better === "" ? "" : ` Better: ${better}`);
    list.append(item);
  };

  fetch(SERVICE, { method: "POST", credentials: "omit", body: new URLSearchParams({ text, language: "auto" }) })
    .then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(String(answer.status)))))
    .then((answer) => {
      const matches = Array.isArray(answer.matches) ? answer.matches : [];
      status.textContent = matches.length === 0 ? "Nothing was found." : `Found: ${matches.length}.`;
      matches.slice(0, MAX_SHOWN).forEach(show);
    })
    .catch(() => {
      status.textContent = "The service cannot be reached from this page. Some pages forbid it by their security policy.";
    });
})();
