import { CLOSE_IF_OPEN, CREATE, UNTIL_SECOND_RUN } from "../code-parts/panel.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const outlineBoxes: ScriptTemplate = {
	id: "outline-boxes",
	title: "Outline all boxes",
	description:
		"Draws a thin line around every element of the page, in a color for each level, to see how a layout is built. The second click takes it away.",
	category: "development",
	tags: ["layout", "css", "debug", "outline"],
	kind: "bookmarklet",
	phrasings: [
		"outline all elements",
		"show css boxes",
		"debug layout borders",
		"draw a border around every div",
		"visualize the layout of the page",
		"show box outlines",
		"pesticide css",
		"which element causes the horizontal scroll",
		"display grid and flex boxes",
		"red outline on everything",
		"see the structure of a page visually",
		"layout debugger",
		"outline divs",
		"colored outlines for nested elements",
		"x-ray of the html boxes",
		"show element boundaries",
		"wireframe view",
		"toggle outlines for debugging css",
		"I want to see all boxes of the dom",
		"please draw lines around blocks so I can check alignment",
		"inspect spacing with outlines",
		"* { outline: 1px solid }",
	],
	slots: [],
	effects: ["content", "look"],
	sites: "any",
	write() {
		return {
			grants: [],
			body: String.raw`const HOST_ID = "scriptorium-outline-boxes";
const COLORS = ["#d1242f", "#2f7de1", "#1a9c4b", "#b35900", "#8250df", "#0a8a8a"];
${CLOSE_IF_OPEN}${CREATE}${UNTIL_SECOND_RUN}
const collect = (root, found = [root]) => {
  for (const element of root.querySelectorAll("*")) {
    if (!(element.shadowRoot instanceof ShadowRoot)) continue;
    found.push(element.shadowRoot);
    collect(element.shadowRoot, found);
  }
  return found;
};
const level = (depth) => "body" + " > *".repeat(depth + 1);
const rules = COLORS.map((color, index) => {
  const depths = [index, index + COLORS.length, index + 2 * COLORS.length];
  return depths.map(level).join(", ") + " { outline: 1px solid " + color + " !important; outline-offset: -1px !important; }";
});
const sheet = new CSSStyleSheet();
sheet.replaceSync("* { outline: 1px solid #8250df !important; outline-offset: -1px !important; }" + rules.join("\n"));
const roots = collect(document);
for (const root of roots) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
untilSecondRun(() => {
  for (const root of roots) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
});
`,
		};
	},
};
