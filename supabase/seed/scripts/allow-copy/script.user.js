// ==UserScript==
// @name         Allow Copy
// @namespace    https://scriptorium.example/scripts
// @version      1.0.0
// @description  Selecting, copying, pasting and the context menu work again on pages that block them; editors keep their own ways.
// @author       Tomasz Wilk
// @license      MIT
// @match        *://*/*
// @grant        none
// @run-at       document-start
// ==/UserScript==

/*
 * Why every address matches: any page may block the clipboard. The script waits for what you do; a
 * page on which you select, copy, paste and click with the right button as usual is not changed.
 *
 * - Text of the page: the page's own handlers for selecting, copying, Ctrl+C and the right mouse
 *   button are passed by, so that nothing is refused, and nothing is added to what you copy.
 * - Text that must not be selected (user-select: none) can be, from the moment you press on it.
 * - Fields: the page may still handle what you paste (a code in six boxes, a picture in a comment).
 *   Only where it swallows a pasted text is the text put in, as if typed.
 * - Left alone: editors, buttons, menus, drawings, and whatever can be dragged. Hold Shift with the
 *   right button for the page's own menu.
 * - Not for: text in pictures, pages behind a sign-in, and transparent sheets laid over a text.
 *   What you copy or paste is not stored or sent.
 */
(() => {
  "use strict";

  const FIELDS = "input, textarea, select";
  const EDITORS =
    "[contenteditable]:not([contenteditable='false' i]), [role='textbox'], [role='application'], [role='grid'], .monaco-editor, .CodeMirror";
  const ROLES = ["button", "slider", "menu", "menubar", "toolbar", "tree", "tab", "option"].map((role) => `[role='${role}']`).join(", ");
  const CONTROLS = `${FIELDS}, button, label, canvas, video, audio, summary, ${ROLES}, [draggable='true']`;

  const unblocked = new CSSStyleSheet();
  unblocked.replaceSync(`
    :not(:is(${EDITORS}, ${CONTROLS}), :is(${EDITORS}, ${CONTROLS}) *) {
      -webkit-user-select: text !important; user-select: text !important;
    }
    ::selection { background: Highlight !important; color: HighlightText !important; }`);

  const targetOf = (event) => event.composedPath().find((node) => node instanceof Element);

  const isIn = (event, selector) => event.composedPath().some((node) => node instanceof Element && node.matches(selector));

  const isPlainText = (event) => !isIn(event, `${EDITORS}, ${CONTROLS}`);

  // The first listener of the window hears everything before the page does; what it stops, the page never hears.
  const passBy = (event) => event.stopImmediatePropagation();

  const onSelectStart = (event) => {
    if (isPlainText(event)) passBy(event);
  };

  const onCopy = (event) => {
    if (isPlainText(event) && !getSelection().isCollapsed) passBy(event);
  };

  const onContextMenu = (event) => {
    if (!event.shiftKey && !isIn(event, EDITORS) && !isIn(event, "canvas, [role='menu'], [role='tree']")) passBy(event);
  };

  const allowSelecting = (event) => {
    const target = targetOf(event);
    if (!target || !isPlainText(event) || getComputedStyle(target).userSelect !== "none") return;
    const root = target.getRootNode();
    const scope = root instanceof ShadowRoot ? root : document;
    if (!scope.adoptedStyleSheets.includes(unblocked)) scope.adoptedStyleSheets = [...scope.adoptedStyleSheets, unblocked];
  };

  // "return false" on the whole page keeps a press from beginning a selection: those handlers rest for this one press.
  const restWholePageHandlers = () => {
    for (const node of [window, document, document.documentElement, document.body]) {
      const handler = node?.onmousedown;
      if (!handler) continue;
      node.onmousedown = null;
      setTimeout(() => (node.onmousedown ??= handler));
    }
  };

  const onMouseDown = (event) => {
    if (!isPlainText(event)) return;
    if (event.button === 2) passBy(event);
    else restWholePageHandlers();
  };

  const onKeyDown = (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isIn(event, EDITORS)) return;
    const key = event.key.toLowerCase();
    if (key === "v" && isIn(event, FIELDS)) passBy(event);
    if (!["c", "a"].includes(key) || !isPlainText(event)) return;
    if (key === "a") allowSelecting(event);
    // With nothing selected the keys may mean something else to the page: a cell, a file, a shape.
    if (key === "a" || !getSelection().isCollapsed) passBy(event);
  };

  const isTextField = (node) => node instanceof HTMLTextAreaElement || (node instanceof HTMLInputElement && !node.matches("[type='file' i]"));

  const valuesAround = (field) =>
    [...(field.form ?? field.getRootNode()).querySelectorAll("input, textarea")].map((one) => one.value).join("\n");

  // The page goes first. If it refused the paste, and no field took the text, the text is put in.
  const onPaste = (event) => {
    const field = event.composedPath()[0];
    if (!isTextField(field) || field.readOnly || field.disabled || isIn(event, EDITORS)) return;
    const text = event.clipboardData?.getData("text/plain") ?? "";
    const before = valuesAround(field);
    const hasFiles = (event.clipboardData?.files.length ?? 0) > 0;
    setTimeout(() => {
      const wasRefused = event.defaultPrevented && !hasFiles && text !== "" && valuesAround(field) === before;
      if (wasRefused && field.getRootNode().activeElement === field) document.execCommand("insertText", false, text);
    });
  };

  const listeners = {
    selectstart: onSelectStart,
    copy: onCopy,
    contextmenu: onContextMenu,
    pointerdown: allowSelecting,
    mousedown: onMouseDown,
    keydown: onKeyDown,
    paste: onPaste,
  };
  for (const [kind, listener] of Object.entries(listeners)) addEventListener(kind, listener, { capture: true });
})();
