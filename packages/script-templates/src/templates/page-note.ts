import { CREATE } from "../code-parts/panel.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const pageNote: ScriptTemplate = {
	id: "page-note",
	title: "Sticky note on pages",
	description:
		"Adds a small button to each page that opens a note of your own. The note is kept in the storage of the site and is shown when you come back to the same page.",
	category: "productivity",
	tags: ["notes", "sticky", "remember"],
	kind: "userscript",
	phrasings: [
		"sticky notes on web pages",
		"add a note to this page",
		"write notes on a website and see them next time",
		"post-it on pages",
		"take notes for each page on {site}",
		"personal notes on profiles",
		"remember something about this page",
		"notepad on every site",
		"I want to leave myself a comment on a page",
		"annotate pages",
		"private note for a product page",
		"attach a memo to a url",
		"page notes",
		"scratchpad in the corner of a page",
		"keep notes per address",
		"note taking widget",
		"little text box that stays on the page",
		"jot down thoughts while reading",
		"reminder text on this website",
		"please let me stick a note on this page",
		"store a note with the page locally",
		"yellow note",
	],
	slots: [],
	effects: ["content", "storage"],
	sites: "any",
	write() {
		return {
			grants: [],
			body: String.raw`const STORE = "scriptorium-page-note:" + location.pathname + location.search;
const HOST_ID = "scriptorium-page-note";
const CSS = [
  ":host { all: initial !important; position: fixed !important; inset: auto auto 16px 16px !important; z-index: 2147483646 !important; }",
  "section { display: grid; gap: 8px; width: min(300px, calc(100vw - 32px)); padding: 12px; border: 1px solid #6b5a00; border-radius: 8px; background: #fff3b0; color: #241d00; font: 15px/1.4 system-ui, sans-serif; box-shadow: 0 4px 16px rgb(0 0 0 / 0.3); }",
  "[hidden] { display: none; }",
  "label { display: grid; gap: 4px; font-weight: 600; }",
  "textarea { box-sizing: border-box; width: 100%; height: 140px; padding: 8px; border: 1px solid #6b5a00; border-radius: 4px; background: #fffbe3; color: inherit; font: 400 15px/1.4 system-ui, sans-serif; }",
  "button { min-width: 44px; min-height: 44px; padding: 0 12px; border: 1px solid #6b5a00; border-radius: 8px; background: #fff3b0; color: #241d00; font: 15px/1.4 system-ui, sans-serif; cursor: pointer; }",
  ":focus-visible { outline: 3px solid #2f7de1; outline-offset: 2px; }",
  "@media print { :host { display: none !important; } }",
].join("\n");
${CREATE}
const read = () => {
  try {
    return localStorage.getItem(STORE) ?? "";
  } catch (problem) {
    console.info("The note cannot be read:", problem.message);
    return "";
  }
};
const keep = () => {
  try {
    if (field.value.trim()) localStorage.setItem(STORE, field.value);
    else localStorage.removeItem(STORE);
    status.textContent = "Kept in this browser";
  } catch (problem) {
    console.info("The note cannot be kept:", problem.message);
    status.textContent = "This site does not let the browser keep the note.";
  }
};
const setOpen = (isOpen) => {
  note.hidden = !isOpen;
  opener.hidden = isOpen;
};
const field = create("textarea", { value: read(), oninput: () => keep(), dir: "auto" });
const status = create("span", { role: "status" });
const hide = create("button", { type: "button", textContent: "Hide note", onclick: () => setOpen(false) });
const note = create("section", { lang: "en", dir: "ltr", ariaLabel: "Note" }, create("label", {}, "Note on this page", field), status, hide);
const opener = create("button", { type: "button", textContent: "Note", onclick: () => setOpen(true) });
const host = create("div", { id: HOST_ID });
const root = host.attachShadow({ mode: "open" });
const sheet = new CSSStyleSheet();
sheet.replaceSync(CSS);
root.adoptedStyleSheets = [sheet];
root.append(note, opener);
/* What is typed here is no shortcut of the page. */
for (const type of ["keydown", "keyup", "keypress"]) host.addEventListener(type, (event) => event.stopPropagation());
setOpen(field.value.trim() !== "");
document.documentElement.append(host);
`,
		};
	},
};
