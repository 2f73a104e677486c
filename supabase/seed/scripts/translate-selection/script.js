javascript:(() => {
  /*
   * Translate Selection
   *
   * Takes the text you selected, or the field you write in, to DeepL, Google Translate or Bing, in a
   * new tab and in the language you choose. Without a selection you type or paste a text, or let
   * Google Translate show the whole page. Long texts are cut where an address ends.
   *
   * Nothing is sent until you press one of the links; then its service gets this text and nothing
   * else. Passwords are never read. Nothing is stored.
   */
  "use strict";

  const HOST_ID = "scriptorium-translate-selection";
  /* Services refuse longer addresses. */
  const MAX_LETTERS = 4500;
  const LANGUAGES = "en de fr es it pt nl pl sv da fi cs ro hu el uk tr ar hi zh ja ko id".split(" ");
  const SERVICES = [
    /* DeepL takes a slash for the end of the text unless there is a backslash before it. */
    { name: "DeepL", toAddress: (text, language) => `https://www.deepl.com/translator#auto/${language}/${encodeURIComponent(text.replaceAll("/", "\\/"))}` },
    { name: "Google Translate", toAddress: (text, language) => `https://translate.google.com/?sl=auto&tl=${language}&op=translate&text=${encodeURIComponent(text)}` },
    { name: "Bing Translator", toAddress: (text, language) => `https://www.bing.com/translator?from=auto-detect&to=${language}&text=${encodeURIComponent(text)}` },
  ];

  const CSS = `
    :host {
      all: initial !important; position: fixed !important; inset: auto 16px 16px auto !important;
      z-index: 2147483647 !important; color-scheme: light dark !important;
    }
    section {
      display: flex; flex-direction: column; gap: 10px; box-sizing: border-box; width: min(420px, calc(100vw - 32px));
      max-height: calc(100vh - 32px); overflow-y: auto; padding: 12px; border-radius: 12px; background: Canvas; color: CanvasText;
      border: 1px solid color-mix(in srgb, CanvasText 25%, Canvas); font: 15px/1.4 system-ui, sans-serif;
      box-shadow: 0 8px 30px rgb(0 0 0 / 0.3);
    }
    header, nav { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
    h2 { flex: 1; margin: 0; font-size: 16px; }
    p, ul { margin: 0; padding: 0; overflow-wrap: anywhere; }
    p:empty { display: none; }
    ul { display: grid; gap: 6px; list-style: none; }
    label { display: grid; gap: 4px; }
    input, textarea, select, button, a {
      box-sizing: border-box; min-height: 44px; padding: 8px 12px; border-radius: 8px; font: inherit; text-align: start;
      border: 1px solid color-mix(in srgb, CanvasText 30%, Canvas); background: ButtonFace; color: ButtonText;
    }
    input, textarea, select { width: 100%; background: Field; color: FieldText; }
    button, a { display: inline-flex; align-items: center; text-decoration: none; overflow-wrap: anywhere; cursor: pointer; }
    a:hover, button:hover { text-decoration: underline; }
    :focus-visible { outline: 3px solid #2f7de1; outline-offset: 2px; }
    @media print { :host { display: none !important; } }`;

  const create = (name, properties, ...children) => {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  };

  /* Returns a line for messages, a signal that ends with the panel, and a way to close it. Escape and a second run close it, too. */
  const openPanel = (title, content, onClose) => {
    const life = new AbortController();
    const opener = document.activeElement;
    const host = create("div", { id: HOST_ID });
    const root = host.attachShadow({ mode: "open" });
    const status = create("p", { role: "status" });
    const close = () => {
      const wasInside = host.matches(":focus-within");
      life.abort();
      host.remove();
      if (wasInside) opener?.focus?.({ preventScroll: true });
      onClose?.();
    };
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(CSS);
    root.adoptedStyleSheets = [sheet];
    const header = create("header", {}, create("h2", { textContent: title }), create("button", { type: "button", textContent: "Close", onclick: close }));
    root.append(create("section", { ariaLabel: title, lang: "en", dir: "ltr" }, header, status, ...content));
    host.addEventListener("close", close);
    /* Keys pressed in the panel are not meant for the page's own shortcuts. */
    for (const type of ["keydown", "keyup", "keypress"]) host.addEventListener(type, (event) => event.stopPropagation());
    addEventListener("keydown", (event) => event.key === "Escape" && close(event.stopPropagation()), { capture: true, signal: life.signal });
    document.documentElement.append(host);
    host.popover = "manual";
    host.showPopover?.();
    return { status, root, signal: life.signal, close };
  };

  const selectedText = () => {
    const field = document.activeElement;
    const isField = field?.localName === "textarea" || (field?.localName === "input" && /^(text|search)$/.test(field.type));
    const text = isField ? field.value.slice(field.selectionStart, field.selectionEnd) : getSelection().toString();
    return text.trim();
  };

  const open = () => {
    const own = navigator.language.slice(0, 2).toLowerCase();
    const names = new Intl.DisplayNames(["en"], { type: "language" });
    const codes = LANGUAGES.includes(own) ? LANGUAGES : [own, ...LANGUAGES];
    const language = create("select", {}, ...codes.map((code) => create("option", { value: code, textContent: names.of(code), selected: code === own })));
    const text = create("textarea", { value: selectedText(), dir: "auto", rows: 5 });
    const links = SERVICES.map(({ name }) => create("a", { textContent: name, target: "_blank", rel: "noopener noreferrer" }));
    const whole = create("a", { textContent: "This whole page with Google", target: "_blank", rel: "noopener noreferrer" });
    const content = [
      create("label", {}, "Text to translate", text),
      create("label", {}, "Into", language),
      create("nav", { ariaLabel: "Translate with" }, ...links),
    ];
    if (/^https?:$/.test(location.protocol)) content.push(create("nav", { ariaLabel: "Whole page" }, whole));
    const panel = openPanel("Translate", content);
    const update = () => {
      const words = text.value.trim().slice(0, MAX_LETTERS);
      for (const [place, link] of links.entries()) {
        if (words) link.href = SERVICES[place].toAddress(words, language.value);
        else link.removeAttribute("href");
      }
      whole.href = `https://translate.google.com/translate?sl=auto&tl=${language.value}&u=${encodeURIComponent(location.href)}`;
      const isCut = text.value.trim().length > MAX_LETTERS;
      panel.status.textContent = words === "" ? "Select a text first, or type one here." : isCut ? `Only the first ${MAX_LETTERS} letters fit.` : "";
    };
    text.addEventListener("input", update);
    language.addEventListener("change", update);
    update();
    (text.value ? links[0] : text).focus({ preventScroll: true });
  };

  const shown = document.getElementById(HOST_ID);
  if (shown) shown.dispatchEvent(new Event("close"));
  else open();
})();
