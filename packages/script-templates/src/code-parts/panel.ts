/** `create(name, properties, ...children)` makes an element. */
export const CREATE = `const create = (name, properties, ...children) => {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
};
`;

/** A second run ends the first one and does nothing else. Needs `HOST_ID`. */
export const CLOSE_IF_OPEN = `/* A second run takes everything back. */
const shown = document.getElementById(HOST_ID);
if (shown) {
  shown.dispatchEvent(new Event("close"));
  return;
}
`;

/** `untilSecondRun(undo)` calls `undo` when the script is started a second time. Needs `HOST_ID` and `create`, and `CLOSE_IF_OPEN` first. */
export const UNTIL_SECOND_RUN = `const untilSecondRun = (undo) => {
  const marker = create("div", { id: HOST_ID, hidden: true });
  marker.addEventListener("close", () => {
    undo();
    marker.remove();
  });
  document.documentElement.append(marker);
};
`;

/**
 * `openPanel(title, content, onClose)` shows a panel at the corner of the page and returns `status` (a line for messages),
 * `signal` (aborted when it closes) and `root`. Escape, its button and a second run close it. Needs `HOST_ID` and `create`.
 */
export const PANEL = `const PANEL_CSS = [
  ":host { all: initial !important; position: fixed !important; inset: auto 16px 16px auto !important;",
  "  z-index: 2147483647 !important; color-scheme: light dark !important; }",
  "section { display: flex; flex-direction: column; gap: 8px; box-sizing: border-box; width: max-content;",
  "  max-width: min(440px, calc(100vw - 32px)); max-height: calc(100vh - 32px); padding: 12px; overflow-y: auto;",
  "  border: 1px solid color-mix(in srgb, CanvasText 25%, Canvas); border-radius: 12px; background: Canvas;",
  "  color: CanvasText; font: 15px/1.4 system-ui, sans-serif; box-shadow: 0 8px 30px rgb(0 0 0 / 0.3); }",
  "header { display: flex; gap: 12px; align-items: center; justify-content: space-between; }",
  "h2, p, ul { margin: 0; font-size: inherit; overflow-wrap: anywhere; }",
  "ul { display: grid; gap: 6px; padding: 0; list-style: none; }",
  "label { display: grid; gap: 4px; }",
  "input, textarea { box-sizing: border-box; width: 100%; min-height: 44px; padding: 8px; border: 1px solid GrayText;",
  "  border-radius: 8px; background: Field; color: FieldText; font: inherit; }",
  "textarea { height: 160px; }",
  "button, a { box-sizing: border-box; min-height: 44px; padding: 8px 12px; border-radius: 8px; font: inherit;",
  "  border: 1px solid color-mix(in srgb, CanvasText 30%, Canvas); background: ButtonFace; color: ButtonText;",
  "  overflow-wrap: anywhere; text-align: start; cursor: pointer; }",
  ":focus-visible { outline: 3px solid #2f7de1; outline-offset: 2px; }",
  "@media print { :host { display: none !important; } }",
].join("\\n");

const openPanel = (title, content, onClose) => {
  const life = new AbortController();
  const opener = document.activeElement;
  const host = create("div", { id: HOST_ID });
  const root = host.attachShadow({ mode: "open" });
  const status = create("p", { role: "status" });
  const close = () => {
    life.abort();
    const wasInside = host.matches(":focus-within");
    host.remove();
    if (wasInside) opener?.focus?.({ preventScroll: true });
    onClose?.();
  };
  const button = create("button", { type: "button", textContent: "Close", onclick: close });
  const header = create("header", {}, create("h2", { textContent: title }), button);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(PANEL_CSS);
  root.adoptedStyleSheets = [sheet];
  root.append(create("section", { ariaLabel: title, lang: "en", dir: "ltr" }, header, status, ...content));
  host.addEventListener("close", close);
  addEventListener("keydown", (event) => event.key === "Escape" && close(), { capture: true, signal: life.signal });
  document.documentElement.append(host);
  host.popover = "manual";
  host.showPopover?.();
  return { status, root, signal: life.signal };
};
`;

/** `copyText(text, status, done)` copies a text and says so, or says why it could not. */
export const COPY_TEXT = `/* Pages without https have no clipboard of their own; the copy command works there, too. */
const copyByCommand = (text) => {
  const put = (event) => {
    event.clipboardData.setData("text/plain", text);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener("copy", put, { capture: true });
  const isCopied = document.execCommand("copy");
  removeEventListener("copy", put, { capture: true });
  if (!isCopied) throw new Error("Copying is not allowed");
};
const copyText = async (text, status, done) => {
  try {
    if (navigator.clipboard) await navigator.clipboard.writeText(text);
    else copyByCommand(text);
    status.textContent = done;
  } catch {
    status.textContent = "The browser did not allow copying on this page. Click into the page and try again.";
  }
};
`;

/** `saveFile(name, text, type)` saves a text as a file. */
export const SAVE_FILE = `const saveFile = (name, text, type) => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60000);
};
`;

/** `toCsv(rows)` writes rows of texts; cells that a spreadsheet would take for a formula stay texts. */
export const TO_CSV = `const toCell = (text) => {
  const safe = /^[=+@\\t]|^-(?![\\d.,])/.test(text) ? "'" + text : text;
  return /[",;\\n]/.test(safe) ? '"' + safe.replaceAll('"', '""') + '"' : safe;
};
const toCsv = (rows) => "\\ufeff" + rows.map((row) => row.map(toCell).join(",")).join("\\r\\n") + "\\r\\n";
`;
