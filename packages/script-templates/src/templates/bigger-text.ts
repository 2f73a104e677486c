import { FOLLOW_CHANGES } from "../code-parts/page-changes.ts";
import { quote } from "../code-parts/quote.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const biggerText: ScriptTemplate = {
	id: "bigger-text",
	title: "Larger text",
	description: "Shows all text larger, by the share that you choose, and keeps lines readable.",
	category: "accessibility",
	tags: ["text-size", "zoom", "reading"],
	kind: "userscript",
	phrasings: [
		"make text bigger",
		"bigger font on {site}",
		"increase the font size",
		"larger letters everywhere",
		"text is too small",
		"enlarge text by {percent} percent",
		"zoom text only",
		"I can't read the tiny letters on {site}",
		"font size {percent}",
		"make the letters larger",
		"increase text size on all pages",
		"larger type please",
		"big text for my grandmother",
		"raise font size to {percent}",
		"text size 150",
		"scale up the text",
		"readable font size on {site}",
		"small print is too small, enlarge it",
		"set a minimum font size",
		"bigger fonts",
		"make everything easier to read with large text",
		"large print",
	],
	slots: [
		{
			name: "percent",
			type: "number",
			question: "How large shall the text be, in percent of now?",
			required: false,
			fallback: 130,
		},
	],
	sites: "any",
	write(values) {
		return {
			grants: [],
			body: `${FOLLOW_CHANGES}const PERCENT = ${quote(values.percent)};
const factor = Math.min(400, Math.max(50, PERCENT)) / 100;
const done = new WeakMap();
const enlarge = () => {
  const found = [];
  for (const element of document.querySelectorAll("body *")) {
    if (done.has(element) || element.closest("svg, [id^='scriptorium-']")) continue;
    const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim()) || element.matches("input, textarea, select, button");
    if (hasText) found.push([element, Number.parseFloat(getComputedStyle(element).fontSize)]);
  }
  /* All sizes are read before one is changed: parts inherit the size of what is around them. */
  for (const [element, size] of found) {
    done.set(element, size);
    element.style.setProperty("font-size", size * factor + "px", "important");
    if (!element.matches("button, input, select")) element.style.setProperty("line-height", "1.45", "important");
  }
};
followChanges(enlarge);
`,
		};
	},
};
