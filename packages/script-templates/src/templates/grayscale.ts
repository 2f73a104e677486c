import type { ScriptTemplate } from "../script-template.ts";

export const grayscale: ScriptTemplate = {
	id: "grayscale",
	title: "Page without colors",
	description: "Shows the page in shades of gray, which makes it calmer and less tempting.",
	category: "accessibility",
	tags: ["grayscale", "colors", "calm"],
	kind: "userscript",
	phrasings: [
		"grayscale",
		"show the page without colors",
		"black and white page",
		"remove all colors",
		"gray mode",
		"make {site} grey",
		"desaturate websites",
		"turn off colors",
		"monochrome pages",
		"colorless web",
		"make social media boring with gray",
		"no colors on {site}",
		"grayscale filter",
		"everything in shades of gray",
		"less colorful pages",
		"decolorize the page",
		"see how the page looks for color blind people",
		"make pages black and white",
		"reduce saturation",
		"please show {site} in gray",
		"remove color",
		"greyscale mode",
	],
	slots: [],
	effects: ["look"],
	sites: "any",
	write() {
		return {
			grants: [],
			body: `const sheet = new CSSStyleSheet();
sheet.replaceSync("html { filter: grayscale(1) !important; } @media print { html { filter: none !important; } }");
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
`,
		};
	},
};
