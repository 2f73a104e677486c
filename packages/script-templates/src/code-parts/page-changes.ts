/** `followChanges(run)` runs now and again after the page has changed, at most ten times a second. `run` must change nothing twice. */
export const FOLLOW_CHANGES = `const followChanges = (run) => {
  let isWaiting = false;
  const observer = new MutationObserver(() => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      run();
    }, 100);
  });
  run();
  observer.observe(document.documentElement, { childList: true, characterData: true, subtree: true });
  return observer;
};
`;

/** `rootsOf(document)` lists the document and the open shadow roots in it. */
export const ROOTS_OF = `const rootsOf = (root, found = [root]) => {
  for (const element of root.querySelectorAll("*")) {
    /* A form whose field has this name shows the field instead. */
    if (!(element.shadowRoot instanceof ShadowRoot) || element.id.startsWith("scriptorium-")) continue;
    found.push(element.shadowRoot);
    rootsOf(element.shadowRoot, found);
  }
  return found;
};
`;

/** `addStyles(css)` styles the document and its open shadow roots; call it again for roots that appeared later. Needs `rootsOf`. */
export const ADD_STYLES = `const sheet = new CSSStyleSheet();
const addStyles = () => {
  for (const root of rootsOf(document)) {
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  }
};
const removeStyles = () => {
  for (const root of rootsOf(document)) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
};
`;

/** `textsOf(root)` lists the text nodes that a reader sees: no scripts, styles, fields or code editors. */
export const TEXTS_OF = `const UNREAD = "script, style, noscript, template, textarea, select, [contenteditable=''], [contenteditable='true'], [id^='scriptorium-']";
const textsOf = (root) => {
  const texts = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (text.data.trim() && text.parentElement && !text.parentElement.closest(UNREAD)) texts.push(text);
  }
  return texts;
};
`;

/** `queryAll(selector)` finds elements in the document; a selector that the browser does not understand finds nothing and is reported in its console. */
export const QUERY_ALL = `const queryAll = (selector) => {
  try {
    return [...document.querySelectorAll(selector)];
  } catch (problem) {
    console.info("The selector is not valid:", selector, problem.message);
    return [];
  }
};
`;
