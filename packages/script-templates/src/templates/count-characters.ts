import { CREATE } from "../code-parts/panel.ts";
import { quote } from "../code-parts/quote.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const countCharacters: ScriptTemplate = {
	id: "count-characters",
	title: "Count characters while typing",
	description:
		"Shows how many characters and words stand in the text field you are typing into, and how many are left when you name a limit.",
	category: "productivity",
	tags: ["counter", "characters", "form", "writing"],
	kind: "userscript",
	phrasings: [
		"character counter for text areas",
		"count characters while I type",
		"show how many characters are left",
		"length counter for input fields",
		"limit of {limit} characters, show me the remaining ones",
		"letter count in textarea",
		"how long is my comment",
		"show the number of chars typed",
		"typing counter",
		"characters remaining out of {limit}",
		"count letters in the text box",
		"I must not write more than {limit} characters in the form",
		"add a char counter under every textarea",
		"text field length",
		"live character count",
		"show text length when writing posts",
		"display remaining characters on {site}",
		"counter for tweets",
		"max length indicator",
		"warn me if my text is longer than {limit} characters",
		"please show a count of signs in the message box",
		"char count",
	],
	slots: [
		{
			name: "limit",
			type: "number",
			question: "How many characters may a text have?",
			required: false,
			fallback: 0,
		},
	],
	effects: ["content", "form-reads"],
	sites: "any",
	write(values) {
		return {
			grants: [],
			body: String.raw`const LIMIT = ${quote(values.limit)};
const FIELDS = "textarea, input[type='text' i], input:not([type]), [contenteditable=''], [contenteditable='true']";
const CSS = [
  ":host { all: initial !important; position: fixed !important; z-index: 2147483647 !important; pointer-events: none !important; color-scheme: light dark !important; }",
  "output { padding: 2px 8px; border: 1px solid color-mix(in srgb, CanvasText 30%, Canvas); border-radius: 8px; background: Canvas; color: CanvasText; font: 13px/1.5 system-ui, sans-serif; }",
  ".over { border: 2px solid #d1242f; font-weight: 700; }",
].join("\n");
${CREATE}
const output = create("output", { lang: "en", dir: "ltr" });
const host = create("div", { id: "scriptorium-count-characters" });
const root = host.attachShadow({ mode: "open" });
const sheet = new CSSStyleSheet();
sheet.replaceSync(CSS);
root.adoptedStyleSheets = [sheet];
root.append(output);
let field = null;
/* Signs as people count them: an emoji of several code points is one. */
const segments = new Intl.Segmenter();
const lengthOf = (text) => [...segments.segment(text)].length;
const textOf = () => (field.isContentEditable ? field.innerText.replace(/\n$/, "") : field.value);
const place = () => {
  if (!field) return;
  const box = field.getBoundingClientRect();
  host.style.setProperty("top", Math.min(Math.max(box.bottom + 4, 0), innerHeight - 32) + "px", "important");
  host.style.setProperty("left", Math.max(box.left, 0) + "px", "important");
};
const update = () => {
  if (!field) return;
  const text = textOf();
  const length = lengthOf(text);
  const limit = LIMIT || (field.maxLength > 0 ? field.maxLength : 0);
  const words = text.trim() ? text.trim().split(/\s+/).length : 0;
  const rest = limit > 0 ? (length <= limit ? limit - length + " left" : length - limit + " too many") : words + " words";
  output.value = length + " characters, " + rest;
  output.className = limit > 0 && length > limit ? "over" : "";
  place();
};
const start = (event) => {
  const [target] = event.composedPath();
  field = target instanceof Element && target.matches(FIELDS) ? target : null;
  if (field) document.documentElement.append(host);
  else host.remove();
  update();
};
const stop = () => {
  field = null;
  host.remove();
};
addEventListener("focusin", start, { capture: true });
addEventListener("focusout", stop, { capture: true });
addEventListener("input", update, { capture: true });
addEventListener("scroll", place, { capture: true, passive: true });
addEventListener("resize", place);
`,
		};
	},
};
