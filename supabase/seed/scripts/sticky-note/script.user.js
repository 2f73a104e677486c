// ==UserScript==
// @name         Sticky Notes
// @namespace    https://scriptorium.example/scripts
// @version      1.0.0
// @description  Leave a note of your own on any page: Alt+Shift+N opens it, and it is there again on your next visit. Kept in this browser only.
// @author       Inês Carvalhal
// @license      MIT
// @match        *://*/*
// @grant        GM_registerMenuCommand
// @noframes
// ==/UserScript==

/*
 * Why every address matches: a note can be left on any page. Pages without a note stay as they are;
 * the note opens by Alt+Shift+N or by 'Note on this page' in the menu of your userscript manager.
 *
 * A note belongs to one address (without the part after #) and is kept in the storage of its site, in
 * this browser, where scripts of that site could read it too: do not write secrets. It is deleted with
 * the site's data. Escape and Hide put it away until your next visit; an empty note is no note.
 */
(() => {
  "use strict";

  const HOST_ID = "scriptorium-sticky-note";
  const STORE = `scriptorium-sticky-note:${location.pathname}${location.search}`;
  const MAX_LETTERS = 5000;

  const CSS = `
    :host {
      all: initial !important; position: fixed !important; inset: auto 16px 16px auto !important;
      z-index: 2147483646 !important; color-scheme: light !important;
    }
    section {
      display: grid; gap: 8px; box-sizing: border-box; width: min(300px, calc(100vw - 32px)); padding: 12px; border-radius: 8px;
      border: 1px solid #6b5a00; background: #fff3b0; color: #241d00; font: 15px/1.4 system-ui, sans-serif;
      box-shadow: 0 4px 16px rgb(0 0 0 / 0.3);
    }
    label { display: grid; gap: 4px; font-weight: 600; }
    textarea {
      box-sizing: border-box; width: 100%; height: 140px; padding: 8px; border: 1px solid #6b5a00; border-radius: 4px;
      background: #fffbe3; color: inherit; font: 400 15px/1.4 system-ui, sans-serif; resize: vertical;
    }
    p { margin: 0; }
    p:empty { display: none; }
    nav { display: flex; gap: 8px; }
    button {
      min-height: 44px; padding: 0 12px; border: 1px solid #6b5a00; border-radius: 8px; background: #fff3b0; color: inherit;
      font: inherit; cursor: pointer;
    }
    :focus-visible { outline: 3px solid #0b57a4; outline-offset: 2px; }
    @media print { :host { display: none !important; } }`;

  const create = (name, properties, ...children) => {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  };

  const readNote = () => {
    try {
      return localStorage.getItem(STORE) ?? "";
    } catch (refused) {
      console.info("Sticky Notes cannot read the note of this page:", refused.message);
      return "";
    }
  };

  /* Returns what to tell the person. */
  const keep = (text) => {
    try {
      if (text.trim()) localStorage.setItem(STORE, text);
      else localStorage.removeItem(STORE);
      return text.trim() ? "Kept in this browser" : "Nothing to keep";
    } catch (refused) {
      console.info("Sticky Notes cannot keep the note:", refused.message);
      return "This site does not let the browser keep the note.";
    }
  };

  const open = (text, takesFocus) => {
    const opener = document.activeElement;
    const host = create("div", { id: HOST_ID });
    const root = host.attachShadow({ mode: "open" });
    const status = create("p", { role: "status" });
    const hide = () => {
      const wasInside = host.matches(":focus-within");
      host.remove();
      if (wasInside) opener?.focus?.({ preventScroll: true });
    };
    const field = create("textarea", { value: text, maxLength: MAX_LETTERS, dir: "auto", oninput: () => (status.textContent = keep(field.value)) });
    const remove = () => {
      keep("");
      hide();
    };
    const buttons = [create("button", { type: "button", textContent: "Hide", onclick: hide }), create("button", { type: "button", textContent: "Delete", onclick: remove })];
    const label = create("label", {}, "Note on this page", field);
    root.append(create("section", { ariaLabel: "Sticky note", lang: "en", dir: "ltr" }, label, status, create("nav", { ariaLabel: "Note" }, ...buttons)));
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(CSS);
    root.adoptedStyleSheets = [sheet];
    host.addEventListener("close", hide);
    host.addEventListener("keydown", (event) => event.key === "Escape" && hide());
    /* What is typed into the note is no shortcut of the page. */
    for (const type of ["keydown", "keyup", "keypress"]) host.addEventListener(type, (event) => event.stopPropagation());
    document.documentElement.append(host);
    if (takesFocus) field.focus({ preventScroll: true });
  };

  const toggle = () => {
    const shown = document.getElementById(HOST_ID);
    if (shown) shown.dispatchEvent(new Event("close"));
    else open(readNote(), true);
  };

  const onKey = (event) => {
    if (!event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey || event.code !== "KeyN") return;
    event.preventDefault();
    event.stopPropagation();
    toggle();
  };

  addEventListener("keydown", onKey, { capture: true });
  if (typeof GM_registerMenuCommand === "function") GM_registerMenuCommand("Note on this page", toggle);
  const kept = readNote();
  if (kept) open(kept, false);
})();
