import { CLOSE_IF_OPEN, COPY_TEXT, CREATE, PANEL } from "../code-parts/panel.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const showSelector: ScriptTemplate = {
	id: "show-selector",
	title: "Show the selector under the pointer",
	description:
		"Shows the CSS selector, the size, the font and the colors of the element under the pointer; a click copies the selector without triggering the page. Escape ends it.",
	category: "development",
	tags: ["css", "selector", "inspect"],
	kind: "bookmarklet",
	phrasings: [
		"show css selector on hover",
		"element inspector",
		"what is the selector of this element",
		"get class and id under the mouse",
		"copy selector by clicking",
		"hover to see element info",
		"css path finder",
		"selector gadget",
		"inspect elements without devtools",
		"find out which font this is",
		"font finder",
		"what font does this site use",
		"show the tag name and classes when I point at something",
		"size of the element under the cursor",
		"whatfont",
		"I need a selector for my script",
		"pick an element and give me its css path",
		"show font family and size on hover",
		"display dimensions of elements",
		"please tell me the selector of what I point to",
		"identify fonts",
		"query selector generator",
	],
	slots: [],
	effects: ["content", "clipboard"],
	sites: "any",
	write() {
		return {
			grants: [],
			body: String.raw`const HOST_ID = "scriptorium-show-selector";
${CLOSE_IF_OPEN}${CREATE}${PANEL}${COPY_TEXT}
const isOnly = (selector) => document.querySelectorAll(selector).length === 1;
/* Names made by a build change with each release: they are left out. */
const isStable = (name) => !/\d{3,}|[A-Za-z]+-{0,2}_{1,2}[\w-]{5,}$|^(css|sc|jsx)-/.test(name);
const stepOf = (element) => {
  const classes = [...element.classList].filter(isStable).slice(0, 2).map((name) => "." + CSS.escape(name)).join("");
  const alike = [...(element.parentElement?.children ?? [])].filter((other) => other.localName === element.localName);
  const place = alike.length > 1 && !classes ? ":nth-of-type(" + (alike.indexOf(element) + 1) + ")" : "";
  return element.localName + classes + place;
};
const selectorOf = (element) => {
  const steps = [];
  for (let one = element; one && one !== document.documentElement; one = one.parentElement) {
    const step = one.id && isStable(one.id) ? "#" + CSS.escape(one.id) : stepOf(one);
    steps.unshift(step);
    if (isOnly(steps.join(" > "))) return steps.join(" > ");
  }
  return steps.join(" > ") || element.localName;
};
const describe = (element) => {
  const { width, height } = element.getBoundingClientRect();
  const { fontFamily, fontSize, fontWeight, color, backgroundColor } = getComputedStyle(element);
  return [selectorOf(element), Math.round(width) + " × " + Math.round(height) + " px", "Font: " + fontSize + " / " + fontWeight + " " + fontFamily, "Color: " + color + " on " + backgroundColor];
};
let mark = null;
const lines = create("ul", {});
const panel = openPanel("Selector", [lines], () => mark?.cancel());
panel.status.textContent = "Point at an element; a click copies its selector.";
const isOwn = (event) => event.composedPath().some((target) => target.id === HOST_ID);
const show = (event) => {
  if (!(event.target instanceof Element) || isOwn(event)) return;
  mark?.cancel();
  mark = event.target.animate({ outline: ["2px solid #d1242f", "2px solid #d1242f"], outlineOffset: ["-2px", "-2px"] }, { duration: 1, fill: "forwards" });
  lines.replaceChildren(...describe(event.target).map((text) => create("li", { textContent: text })));
};
const pick = (event) => {
  if (!(event.target instanceof Element) || isOwn(event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const selector = selectorOf(event.target);
  copyText(selector, panel.status, "Copied: " + selector);
};
addEventListener("pointerover", show, { capture: true, passive: true, signal: panel.signal });
addEventListener("click", pick, { capture: true, signal: panel.signal });
`,
		};
	},
};
