javascript:(() => {
  /*
   * Show Passwords
   *
   * Makes the passwords typed (or filled in by your browser) on this page readable, so that you can
   * check a long one before you send it. They are hidden again by Escape, by the Hide button, by a
   * second run, when a form is sent, and when you leave the tab, so that nobody reads them later.
   *
   * Fields in open shadow roots and in frames of the same site are found too. The passwords are
   * never read, stored, copied or sent: only the type of the field changes.
   */
  "use strict";

  const HOST_ID = "scriptorium-show-passwords";

  const CSS = `
    :host {
      all: initial !important; position: fixed !important; inset: auto 16px 16px auto !important;
      z-index: 2147483647 !important; color-scheme: light dark !important;
    }
    div {
      display: flex; gap: 12px; align-items: center; box-sizing: border-box; max-width: calc(100vw - 32px);
      padding: 12px 16px; border: 1px solid color-mix(in srgb, CanvasText 25%, Canvas); border-radius: 12px;
      background: Canvas; color: CanvasText; font: 15px/1.4 system-ui, sans-serif; box-shadow: 0 8px 30px rgb(0 0 0 / 0.3);
    }
    p { margin: 0; }
    button {
      min-height: 44px; min-width: 44px; padding: 0 12px; border-radius: 8px; font: inherit; cursor: pointer;
      border: 1px solid color-mix(in srgb, CanvasText 30%, Canvas); background: ButtonFace; color: ButtonText;
    }
    :focus-visible { outline: 3px solid #2f7de1; outline-offset: 2px; }`;

  const create = (name, properties, ...children) => {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  };

  /* A frame of another site has no document for us, and is left alone. */
  const insideOf = (element) => element.shadowRoot ?? (element.localName === "iframe" ? element.contentDocument : null);

  const collect = (root, found = { fields: [], documents: [] }) => {
    if (root.nodeType === Node.DOCUMENT_NODE) found.documents.push(root);
    for (const element of root.querySelectorAll("*")) {
      if (element.matches("input[type='password' i]")) found.fields.push(element);
      const inside = insideOf(element);
      if (inside) collect(inside, found);
    }
    return found;
  };

  const setType = (field, type) => {
    const { selectionStart, selectionEnd } = field;
    field.type = type;
    if (field.getRootNode().activeElement === field) field.setSelectionRange(selectionStart, selectionEnd);
  };

  const makeNotice = (fields, hide) => {
    const count = fields.length === 1 ? "1 password is" : `${fields.length} passwords are`;
    const message = fields.length === 0 ? "There is no password field on this page" : `${count} readable`;
    const status = create("p", { role: "status", textContent: message });
    const button = create("button", { type: "button", textContent: fields.length === 0 ? "Close" : "Hide", onclick: hide });
    return create("div", { lang: "en", dir: "ltr" }, status, button);
  };

  const open = ({ fields, documents }) => {
    const life = new AbortController();
    const host = create("div", { id: HOST_ID });
    const root = host.attachShadow({ mode: "open" });
    const hide = () => {
      life.abort();
      for (const field of fields) setType(field, "password");
      host.remove();
    };
    const options = { capture: true, signal: life.signal };
    for (const page of documents) {
      page.addEventListener("keydown", (event) => event.key === "Escape" && hide(), options);
      page.addEventListener("submit", hide, options);
    }
    document.addEventListener("visibilitychange", hide, options);
    addEventListener("pagehide", hide, options);
    host.addEventListener("close", hide);
    for (const field of fields) setType(field, "text");
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(CSS);
    root.adoptedStyleSheets = [sheet];
    root.append(makeNotice(fields, hide));
    document.documentElement.append(host);
    host.popover = "manual";
    host.showPopover?.();
  };

  const shown = document.getElementById(HOST_ID);
  if (shown) shown.dispatchEvent(new Event("close"));
  else open(collect(document));
})();
