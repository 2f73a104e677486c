import { FOLLOW_CHANGES, ROOTS_OF } from "../code-parts/page-changes.ts";
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
	effects: ["look"],
	sites: "any",
	write(values) {
		return {
			grants: [],
			body: `${FOLLOW_CHANGES}${ROOTS_OF}const PERCENT = ${quote(values.percent)};
const factor = Math.min(400, Math.max(50, PERCENT)) / 100;
const done = new WeakMap();
let turn = 0;
const enlarge = () => {
  const found = [];
  turn += 1;
  for (const element of rootsOf(document).flatMap((root) => [...(root.body ?? root).querySelectorAll("*")])) {
    if (done.has(element) || element.closest("svg, [id^='scriptorium-']")) continue;
    const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim()) || element.matches("input, textarea, select, button");
    if (hasText) found.push([element, Number.parseFloat(getComputedStyle(element).fontSize)]);
  }
  /* All sizes are read before one is changed: parts inherit the size of what is around them. */
  for (const [element, shown] of found) {
    /* A part that was added later has inherited a size that was changed before. */
    let around = element.parentElement;
    while (around && !done.has(around)) around = around.parentElement;
    const outer = done.get(around);
    const isInherited = outer && outer.turn < turn && Math.abs(shown - outer.size * factor) < 0.1;
    const size = isInherited ? outer.size : shown;
    done.set(element, { size, turn });
    element.style.setProperty("font-size", size * factor + "px", "important");
    if (!element.matches("button, input, select")) element.style.setProperty("line-height", "1.45", "important");
  }
};
followChanges(enlarge);
`,
		};
	},
};
