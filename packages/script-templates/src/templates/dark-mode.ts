import { FOLLOW_CHANGES } from "../code-parts/page-changes.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const darkMode: ScriptTemplate = {
	id: "dark-mode",
	title: "Dark mode on any site",
	description:
		"Turns a bright page dark by inverting its lightness. Pictures and videos keep their colors, and a page that is dark already stays as it is.",
	category: "customization",
	tags: ["dark-mode", "night", "colors"],
	kind: "userscript",
	phrasings: [
		"dark mode",
		"dark mode on every site",
		"make {site} dark",
		"night mode for all websites",
		"turn the page black at night",
		"dark theme for {site}",
		"white pages hurt my eyes at night",
		"invert bright pages",
		"force dark mode everywhere",
		"I want a dark background on {site}",
		"add a dark theme",
		"enable night theme",
		"make websites dark automatically",
		"darken white websites",
		"dark reader like script",
		"black background and white text on {site}",
		"please give {site} a dark mode",
		"bright site, make it dark",
		"use dark colors on all pages",
		"switch the site to dark",
		"pages should be dark in the evening",
		"why is there no dark mode, add one",
		"darkmode",
	],
	slots: [],
	sites: "any",
	write() {
		return {
			grants: [],
			body: `${FOLLOW_CHANGES}
const lightnessOf = (color) => {
  const parts = color.match(/[\\d.]+/g)?.map(Number) ?? [];
  if (parts.length < 3 || parts[3] === 0) return null;
  return (0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]) / 255;
};
/* A page without a background of its own is white. */
const isDark = () => {
  for (const element of [document.body, document.documentElement]) {
    const lightness = element && lightnessOf(getComputedStyle(element).backgroundColor);
    if (typeof lightness === "number") return lightness < 0.4;
  }
  return getComputedStyle(document.documentElement).colorScheme === "dark";
};
const sheet = new CSSStyleSheet();
sheet.replaceSync(
  "html { filter: invert(1) hue-rotate(180deg) !important; background: #fff !important; min-height: 100%; }" +
  "img, video, canvas, iframe, embed, object, svg image, [style*='background-image'] { filter: invert(1) hue-rotate(180deg) !important; }" +
  "[style*='background-image'] :is(img, video, canvas) { filter: none !important; }" +
  "@media print { html, img, video, canvas, iframe { filter: none !important; } }",
);
const use = () => {
  const isOn = document.adoptedStyleSheets.includes(sheet);
  if (isOn || !document.body || isDark()) return;
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
};
followChanges(use);
`,
		};
	},
};
