// ==UserScript==
// @name         Keep Form Text
// @namespace    https://scriptorium.example/scripts
// @version      1.1.0
// @description  Keeps what you write in long text fields until it is sent, and offers to put it back after a crash.
// @author       Noor Haddad
// @license      MIT
// @match        *://*/*
// @grant        none
// @run-at       document-idle
// ==/UserScript==

/*
 * Why every address matches: letters, comments and tickets are written on any site.
 *
 * - Kept: texts of 20 characters and more in textareas and rich text fields. Never kept: one-line
 *   fields, and so no password; fields with autocomplete="off" or for cards; texts with a card number.
 * - Where: in this site's own local storage (the site could read it there; it has seen you type it).
 *   Nothing is sent anywhere. No storage is used before there is something to keep.
 * - How long: until it is sent, until you press Forget, and 7 days at most.
 * - A text comes back only when you press "Put back", as if typed, so that Ctrl+Z undoes it.
 *   Of rich text the words and lines are kept, not the formatting.
 */
(() => {
  "use strict";

  const STORE = "scriptorium-keep-form-text";
  const KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1000;
  const SHORTEST = 20;
  const LONGEST = 100_000;
  const PAUSE_MS = 500;

  const CSS = `
    :host {
      all: initial !important; position: fixed !important; inset: auto 16px 16px auto !important;
      z-index: 2147483647 !important; color-scheme: light dark !important;
    }
    div {
      display: flex; flex-wrap: wrap; gap: 8px; align-items: center; box-sizing: border-box; max-width: min(520px, calc(100vw - 32px));
      padding: 12px 16px; border: 1px solid color-mix(in srgb, CanvasText 25%, Canvas); border-radius: 12px;
      background: Canvas; color: CanvasText; font: 15px/1.4 system-ui, sans-serif; box-shadow: 0 8px 30px rgb(0 0 0 / 0.3);
    }
    p { flex: 1 0 100%; margin: 0; overflow-wrap: anywhere; }
    q { font-style: italic; }
    button {
      min-height: 44px; min-width: 44px; padding: 0 12px; border-radius: 8px; font: inherit; cursor: pointer;
      border: 1px solid color-mix(in srgb, CanvasText 55%, Canvas); background: ButtonFace; color: ButtonText;
    }
    :focus-visible { outline: 3px solid #2f7de1; outline-offset: 2px; }`;

  const create = (name, properties, ...children) => {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  };

  // All texts of the site: { address: { field: { text, at, sent } } }. A sandboxed frame has no storage.
  const readStore = () => {
    try {
      return JSON.parse(localStorage.getItem(STORE)) ?? {};
    } catch (problem) {
      console.info("Keep Form Text cannot read its texts:", problem.message);
      return {};
    }
  };

  const writeStore = (store) => {
    for (const [address, fields] of Object.entries(store)) if (Object.keys(fields).length === 0) delete store[address];
    try {
      if (Object.keys(store).length > 0) localStorage.setItem(STORE, JSON.stringify(store));
      else localStorage.removeItem(STORE);
    } catch (problem) {
      console.info("Keep Form Text cannot keep this text:", problem.message);
    }
  };

  // The store may have been changed in another tab, so it is read again for every change.
  const changeStore = (change) => {
    const store = readStore();
    change(store);
    writeStore(store);
  };

  // The rules of the check digit that every card number follows.
  const isCardNumber = (digits) => {
    const sum = [...digits].reverse().reduce((total, digit, place) => {
      const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
    return sum % 10 === 0;
  };

  const hasCardNumber = (text) =>
    [...text.matchAll(/(?<!\d)\d(?:[ -]?\d){12,18}(?!\d)/g)].some(([match]) => isCardNumber(match.replace(/\D/g, "")));

  // The field that is written in: a textarea, or the outermost element of a rich text field.
  const fieldOf = (event) => {
    const target = event.composedPath()[0];
    if (target instanceof HTMLTextAreaElement) return target;
    if (!(target instanceof HTMLElement) || !target.isContentEditable) return null;
    let field = target;
    while (field.parentElement?.isContentEditable) field = field.parentElement;
    return field;
  };

  const isKeepable = (field) => {
    const words = ["name", "id", "aria-label", "autocomplete"].map((name) => field.getAttribute(name)).join(" ");
    if (/\b(cc-|card.?n|cvc|cvv|iban|passw|pin\b|otp)/i.test(words) || field.closest("[autocomplete='off' i]")) return false;
    return !field.readOnly && !field.disabled && field.offsetHeight > 0 && field !== document.body;
  };

  const textOf = (field) => (field instanceof HTMLTextAreaElement ? field.value : field.innerText.replace(/\n{3,}/g, "\n\n").trim());

  const address = () => location.pathname + location.search;

  // The same field after a reload: by its name, and by its number among those of the same name.
  const keyOf = (field) => {
    const nameOf = (one) => [one.localName, one.getAttribute("name") || one.id || one.getAttribute("aria-label") || ""].join(" ");
    const fields = [...field.getRootNode().querySelectorAll("textarea, [contenteditable]")];
    return `${nameOf(field)} ${fields.filter((one) => nameOf(one) === nameOf(field)).indexOf(field)}`;
  };

  // What is being written on this page: field → { address, key, timer, sent, leaving }.
  const drafts = new Map();

  const forget = (place, key) =>
    changeStore((store) => {
      delete store[place]?.[key];
    });

  const keep = (field, draft) => {
    clearTimeout(draft.timer);
    draft.timer = 0;
    const text = textOf(field);
    const isWorth = text.length >= SHORTEST && text.length <= LONGEST && !hasCardNumber(text);
    if (!isWorth) return forget(draft.address, draft.key);
    changeStore((store) => {
      store[draft.address] = { ...store[draft.address], [draft.key]: { text, at: Date.now(), leaving: draft.leaving } };
    });
  };

  const onInput = (event) => {
    const field = fieldOf(event);
    if (!field || !isKeepable(field)) return;
    const draft = drafts.get(field) ?? { address: address(), key: keyOf(field) };
    drafts.set(field, draft);
    Object.assign(draft, { sent: textOf(field) === "", leaving: false });
    clearTimeout(draft.timer);
    draft.timer = setTimeout(() => keep(field, draft), PAUSE_MS);
  };

  // A form that takes the page along: its text goes when the next page of the site has come, not before.
  const onSubmit = (event) => {
    for (const [field, draft] of drafts) {
      if (field.form !== event.target && !event.target.contains(field)) continue;
      Object.assign(draft, { sent: true, leaving: !event.defaultPrevented });
      keep(field, draft);
    }
  };

  const onGesture = (event) => {
    const isSending = event.type === "click" ? event.target.closest?.("button, input, [role='button']") : event.key === "Enter";
    if (isSending) for (const draft of drafts.values()) draft.sent = true;
  };

  // Pages that send without leaving empty the field afterwards, or take it away.
  const settle = () => {
    for (const [field, draft] of drafts) {
      if (field.isConnected && textOf(field) !== "") continue;
      clearTimeout(draft.timer);
      drafts.delete(field);
      if (draft.sent) forget(draft.address, draft.key);
    }
  };

  // A draft that still waits for a pause is kept before the page is gone.
  const onLeave = () => {
    settle();
    for (const [field, draft] of drafts) if (draft.timer) keep(field, draft);
  };

  const putBack = (field, text) => {
    field.focus();
    if (field instanceof HTMLTextAreaElement) field.select();
    else getSelection().selectAllChildren(field);
    // Typed, not set: the page notices, and the browser's own Undo takes it back.
    document.execCommand("insertText", false, text);
  };

  let closeOffer = () => undefined;
  const declined = new Set();

  const makeOffer = (field, key, { text, at }, others) => {
    const life = new AbortController();
    const host = create("div", { id: "scriptorium-keep-form-text" });
    const root = host.attachShadow({ mode: "open" });
    const place = address();
    const button = (textContent, act) => create("button", { type: "button", textContent, onclick: () => [closeOffer(), act()] });
    const time = new Date(at).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" });
    const start = create("q", { textContent: text.length > 100 ? `${text.slice(0, 100)}…` : text, dir: "auto" });
    const status = create("p", { role: "status" }, `Kept from ${time}: `, start);
    const all = others > 0 ? [button(`Forget all of this site (${others + 1})`, () => writeStore({}))] : [];
    const buttons = [button("Put back", () => putBack(field, text)), button("Forget", () => forget(place, key)), ...all, button("Not now", () => undefined)];
    closeOffer = () => {
      life.abort();
      host.remove();
      declined.add(place + key);
    };
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(CSS);
    root.adoptedStyleSheets = [sheet];
    root.append(create("div", { role: "group", ariaLabel: "Keep Form Text", lang: "en", dir: "ltr" }, status, ...buttons));
    addEventListener("keydown", (event) => event.key === "Escape" && closeOffer(), { capture: true, signal: life.signal });
    /* Keys pressed in the offer are not meant for the page's own shortcuts. */
    host.addEventListener("keydown", (event) => event.stopPropagation());
    document.documentElement.append(host);
    host.popover = "manual";
    host.showPopover?.();
  };

  const offer = (fields) => {
    const store = readStore();
    const kept = store[address()] ?? {};
    const field = fields.find((one) => {
      const key = keyOf(one);
      return kept[key] && isKeepable(one) && !drafts.has(one) && textOf(one) !== kept[key].text && !declined.has(address() + key);
    });
    if (!field || document.getElementById("scriptorium-keep-form-text")) return;
    const count = Object.values(store).reduce((sum, entries) => sum + Object.keys(entries).length, 0);
    makeOffer(field, keyOf(field), kept[keyOf(field)], count - 1);
  };

  // What is too old, and what was sent by a form; who comes back with the Back button may need it again.
  const purge = () => {
    const isBack = performance.getEntriesByType("navigation")[0]?.type === "back_forward";
    const store = readStore();
    const isOver = ({ at, leaving }) => Date.now() - at > KEPT_FOR_MS || (leaving && !isBack);
    for (const fields of Object.values(store)) for (const [key, entry] of Object.entries(fields)) if (isOver(entry)) delete fields[key];
    if (Object.keys(store).length > 0) writeStore(store);
  };

  purge();
  addEventListener("input", onInput, { capture: true });
  addEventListener("submit", onSubmit);
  for (const kind of ["click", "keydown"]) addEventListener(kind, onGesture, { capture: true });
  for (const kind of ["pointerdown", "focusin"]) addEventListener(kind, settle, { capture: true });
  for (const kind of ["pagehide", "visibilitychange"]) addEventListener(kind, onLeave, { capture: true });
  addEventListener("focusin", (event) => fieldOf(event) && offer([fieldOf(event)]), { capture: true });
  offer([...document.querySelectorAll("textarea, [contenteditable]")]);
})();
