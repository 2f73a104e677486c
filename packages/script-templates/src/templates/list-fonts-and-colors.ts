import { CLOSE_IF_OPEN, COPY_TEXT, CREATE, PANEL } from "../code-parts/panel.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const listFontsAndColors: ScriptTemplate = {
	id: "list-fonts-and-colors",
	title: "List fonts and colors of the page",
	description:
		"Lists the fonts, font sizes and colors that the visible elements of the page use, the most frequent first, and copies the list.",
	category: "design",
	tags: ["fonts", "colors", "palette", "css"],
	kind: "bookmarklet",
	phrasings: [
		"list all fonts on a page",
		"color palette of this website",
		"which colors does the site use",
		"extract the color scheme",
		"get all hex codes used on the page",
		"fonts and colors overview",
		"style guide extractor",
		"what typefaces are used here",
		"palette extractor",
		"show used font sizes",
		"css stats",
		"analyze the design of a page: fonts, colors",
		"list background colors",
		"collect every color from the css",
		"I'd like to copy the color palette of a brand page",
		"grab colors",
		"all fonts used",
		"design tokens of the page",
		"typography overview",
		"please list the colors and typefaces of this page",
		"swatches from website",
		"theme colors of the site",
	],
	slots: [],
	effects: ["content", "clipboard"],
	sites: "any",
	write() {
		return {
			grants: [],
			body: String.raw`const HOST_ID = "scriptorium-list-fonts-and-colors";
const MAX_LISTED = 12;
${CLOSE_IF_OPEN}${CREATE}${PANEL}${COPY_TEXT}
const toHex = (color) => {
  const [red, green, blue, alpha = 1] = (color.match(/^rgba?\(([^)]+)\)$/)?.[1] ?? "").split(/[\s,/]+/).map(Number);
  if (red === undefined || Number.isNaN(red)) return color;
  if (alpha === 0) return "";
  const hex = "#" + [red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, "0")).join("");
  return alpha < 1 ? hex + " at " + Math.round(alpha * 100) + " percent" : hex;
};
const counts = { Fonts: new Map(), "Font sizes": new Map(), "Text colors": new Map(), "Background colors": new Map() };
const count = (group, name) => name && counts[group].set(name, (counts[group].get(name) ?? 0) + 1);
for (const element of document.body.querySelectorAll("*")) {
  if (element.checkVisibility?.() === false) continue;
  const { fontFamily, fontSize, color, backgroundColor } = getComputedStyle(element);
  count("Background colors", toHex(backgroundColor));
  if (![...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())) continue;
  count("Fonts", fontFamily.split(",")[0].trim().replace(/["']/g, ""));
  count("Font sizes", fontSize);
  count("Text colors", toHex(color));
}
const groups = Object.entries(counts).map(([name, found]) => [name, [...found].sort(([, one], [, other]) => other - one).slice(0, MAX_LISTED)]);
const rowOf = ([name, times]) => {
  const swatch = create("span", { ariaHidden: "true" });
  if (name.startsWith("#")) swatch.style.cssText = "display: inline-block; width: 16px; height: 16px; margin-inline-end: 8px; border: 1px solid GrayText; vertical-align: middle; background: " + name.slice(0, 7);
  return create("li", {}, swatch, name + " (" + times + ")");
};
const all = groups.map(([name, found]) => name + "\n" + found.map(([one, times]) => "- " + one + " (" + times + ")").join("\n")).join("\n\n");
const copy = create("button", { type: "button", textContent: "Copy", onclick: () => copyText(all, panel.status, "Copied") });
const panel = openPanel("Fonts and colors", [...groups.flatMap(([name, found]) => [create("h2", { textContent: name }), create("ul", {}, ...found.map(rowOf))]), copy]);
panel.status.textContent = counts.Fonts.size + " fonts, " + counts["Text colors"].size + " text colors";
`,
		};
	},
};
