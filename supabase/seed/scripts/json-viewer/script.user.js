// ==UserScript==
// @name         JSON Viewer
// @namespace    https://scriptorium.example/scripts
// @version      1.0.0
// @description  Turns a raw JSON page into a tree you can fold, search with the keyboard and copy from. Exact large numbers.
// @author       Tomasz Wilk
// @license      MIT
// @match        *://*/*
// @grant        none
// @run-at       document-end
// @noframes
// ==/UserScript==

/*
 * Why every address matches: an API may answer with JSON anywhere. The first thing the script looks
 * at is the content type of the document; on any page that is not JSON it ends there.
 *
 * - Folds are real <details> elements: arrow keys, Enter and "find in page" work as always.
 * - Children are made when a fold is opened, 200 at a time, so a file of many megabytes opens at once.
 * - 12345678901234567890 stays 12345678901234567890: numbers are shown as they are written.
 * - A click on a key copies its path, such as $.orders[3].id
 */
(() => {
  "use strict";

  if (!/[/+]json$/.test(document.contentType)) return;

  const PAGE_SIZE = 200;
  const OPEN_DEPTH = 2;
  const MOST_EXPANDED = 5000;

  const CSS = `
    :host { all: initial; color-scheme: light dark; }
    main { font: 14px/24px ui-monospace, Menlo, Consolas, monospace; padding: 0 16px 48px; background: Canvas; color: CanvasText; overflow-wrap: anywhere; }
    [role="toolbar"] { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: 8px; align-items: center; padding: 8px 0; background: Canvas; }
    button { font: inherit; cursor: pointer; border: 1px solid color-mix(in srgb, CanvasText 30%, Canvas); border-radius: 6px; background: ButtonFace; color: ButtonText; }
    [role="toolbar"] button { min-height: 44px; padding: 0 12px; }
    .branch .branch, .leaf { margin-inline-start: 24px; }
    summary { cursor: pointer; }
    .branch > .key { float: inline-start; margin-inline-end: 8px; }
    .key { min-width: 24px; min-height: 24px; padding: 0; border: 0; background: none; text-align: start; color: light-dark(#7a1fa2, #d7a5f2); }
    .key::after { content: ":" / ""; color: CanvasText; }
    .string { color: light-dark(#1b6b2f, #8fdca5); white-space: pre-wrap; }
    .number { color: light-dark(#0b57a4, #8ebcf0); }
    .boolean, .null { color: light-dark(#a33b00, #ffb38a); }
    .note { color: color-mix(in srgb, CanvasText 65%, Canvas); }
    a { color: inherit; }
    pre { white-space: pre-wrap; }
    :focus-visible { outline: 3px solid #2f7de1; outline-offset: 2px; }
    @media print { [role="toolbar"] { display: none; } }`;

  const create = (name, properties, ...children) => {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  };

  // A number that JavaScript would change (an id of 64 bits, 1.10) keeps the text it was written with.
  class ExactNumber {
    constructor(text) {
      this.text = text;
    }
  }

  const keepNumbers = (_key, value, context) =>
    typeof value === "number" && context?.source !== undefined && context.source !== String(value)
      ? new ExactNumber(context.source)
      : value;

  const isBranch = (value) => typeof value === "object" && value !== null && !(value instanceof ExactNumber);

  const pathTo = (parent, key) => {
    if (typeof key === "number") return `${parent}[${key}]`;
    return /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(key) ? `${parent}.${key}` : `${parent}[${JSON.stringify(key)}]`;
  };

  const makeKey = (key, path, say) => {
    const copyPath = async (event) => {
      event.preventDefault();
      await say.copy(path, `Copied ${path}`);
    };
    return create("button", { type: "button", className: "key", textContent: String(key), title: `Copy ${path}`, onclick: copyPath });
  };

  const makeLeaf = (value) => {
    if (value instanceof ExactNumber) return create("span", { className: "number", textContent: value.text });
    const kind = value === null ? "null" : typeof value;
    const text = JSON.stringify(value);
    if (kind !== "string" || !/^https?:\/\/\S+$/.test(value)) return create("span", { className: kind, textContent: text });
    return create("span", { className: kind }, '"', create("a", { href: value, textContent: value, rel: "noreferrer" }), '"');
  };

  const describe = (value, size) => (Array.isArray(value) ? `[ ${size} ]` : `{ ${size} }`);

  // Adds the next page of children, and a button for the rest.
  const addChildren = (parent, entries, from, context) => {
    const rows = entries.slice(from, from + PAGE_SIZE).map(([key, value]) => makeNode(key, value, context));
    parent.append(...rows);
    const left = entries.length - from - PAGE_SIZE;
    if (left <= 0) return;
    const more = create("button", { type: "button", textContent: `Show ${Math.min(left, PAGE_SIZE)} of ${left} more` });
    more.addEventListener("click", () => {
      more.remove();
      addChildren(parent, entries, from + PAGE_SIZE, context);
    });
    parent.append(more);
  };

  const makeBranch = (key, value, path, { depth, say }) => {
    const entries = Array.isArray(value) ? value.map((item, index) => [index, item]) : Object.entries(value);
    const size = describe(value, entries.length);
    const summary = create("summary", { className: "note", textContent: size, ariaLabel: key === null ? size : `${key} ${size}` });
    const details = create("details", {}, summary);
    details.fill = () => {
      if (!details.filled) addChildren(details, entries, 0, { path, depth: depth + 1, say });
      details.filled = true;
    };
    details.addEventListener("toggle", () => details.open && details.fill());
    if (depth < OPEN_DEPTH && entries.length > 0) {
      details.fill();
      details.open = true;
    }
    // The key is a button of its own, beside the fold: one control inside another cannot be reached with the keyboard.
    return create("div", { className: "branch" }, ...(key === null ? [] : [makeKey(key, path, say)]), details);
  };

  const makeNode = (key, value, context) => {
    const path = key === null ? "$" : pathTo(context.path, key);
    if (isBranch(value)) return makeBranch(key, value, path, context);
    const label = key === null ? [] : [makeKey(key, path, context.say), " "];
    return create("div", { className: "leaf" }, ...label, makeLeaf(value));
  };

  const expandAll = (tree) => {
    const waiting = [...tree.querySelectorAll("details")];
    for (let opened = 0; waiting.length > 0 && opened < MOST_EXPANDED; opened += 1) {
      const details = waiting.shift();
      const wasFilled = details.filled;
      details.fill();
      details.open = true;
      if (!wasFilled) waiting.push(...details.querySelectorAll("details"));
    }
  };

  const collapseAll = (tree) => {
    for (const details of tree.querySelectorAll("details details")) details.open = false;
  };

  const makeSay = (status) => ({
    async copy(text, message) {
      try {
        await navigator.clipboard.writeText(text);
        status.textContent = message;
      } catch {
        status.textContent = "The browser did not allow copying on this page";
      }
    },
  });

  const show = (text, data, original) => {
    const status = create("span", { role: "status", className: "note" });
    const say = makeSay(status);
    const tree = create("div", {}, makeNode(null, data, { path: "", depth: 0, say }));
    const raw = create("pre", { textContent: text, hidden: true, tabIndex: 0 });
    const toggle = create("button", { type: "button", textContent: "Raw", ariaPressed: "false" });
    toggle.addEventListener("click", () => {
      [raw.hidden, tree.hidden] = [tree.hidden, raw.hidden];
      toggle.ariaPressed = String(!raw.hidden);
    });
    const button = (textContent, onclick) => create("button", { type: "button", textContent, onclick });
    const toolbar = create(
      "div",
      { role: "toolbar", ariaLabel: "JSON Viewer" },
      button("Expand all", () => expandAll(tree)),
      button("Collapse all", () => collapseAll(tree)),
      toggle,
      button("Copy", () => say.copy(text, "Copied the whole document")),
      status
    );
    const host = create("div", { id: "scriptorium-json-viewer" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(CSS);
    const root = host.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet];
    root.append(create("main", { lang: "en" }, toolbar, tree, raw));
    // What the browser made of the document stays in the page, out of sight.
    for (const element of original) element.hidden = true;
    document.body.append(host);
  };

  const original = [...document.body.children];
  const text = document.querySelector("pre")?.textContent ?? document.body.textContent;
  try {
    show(text, JSON.parse(text, keepNumbers), original);
  } catch (problem) {
    // Not valid JSON after all: the raw text stays, and the console says what is wrong with it.
    console.info("JSON Viewer left this document as it is:", problem.message);
  }
})();
