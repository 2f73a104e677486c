import { FOLLOW_CHANGES, ROOTS_OF } from "../code-parts/page-changes.ts";
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
	effects: ["look"],
	sites: "any",
	write() {
		return {
			grants: [],
			body: `${FOLLOW_CHANGES}${ROOTS_OF}
const readColor = (color) => {
  const [red = 0, green = 0, blue = 0, alpha = 1] = color.match(/[\\d.]+/g)?.map(Number) ?? [0, 0, 0, 0];
  return { lightness: (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255, alpha };
};
/* A page without a background of its own is white. */
const isDark = () => {
  for (const element of [document.body, document.documentElement]) {
    const { lightness, alpha } = readColor(getComputedStyle(element).backgroundColor);
    if (alpha > 0) return lightness < 0.4;
  }
  return getComputedStyle(document.documentElement).colorScheme === "dark";
};
const sheetOf = (css) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
};
const page = sheetOf("html { filter: invert(1) hue-rotate(180deg) !important; background: #fff !important; min-height: 100%; } @media print { html { filter: none !important; } }");
/* What is inverted twice looks as before. */
const pictures = sheetOf(
  "img, video, canvas, iframe, embed, object, svg image, [style*='background-image'] { filter: invert(1) hue-rotate(180deg) !important; }" +
  "[style*='background-image'] :is(img, video, canvas) { filter: none !important; }" +
  "@media print { img, video, canvas, iframe { filter: none !important; } }",
);
/* A dark veil behind a dialog would become a bright one. */
const keepVeils = () => {
  const { innerWidth: width, innerHeight: height } = window;
  const middle = document.elementsFromPoint(width / 2, height - 1).concat(document.elementsFromPoint(1, height / 2));
  for (const element of new Set(middle)) {
    if (element === document.documentElement || element === document.body) continue;
    const { backgroundColor, position } = getComputedStyle(element);
    const { lightness, alpha } = readColor(backgroundColor);
    const box = element.getBoundingClientRect();
    if (position !== "fixed" || alpha === 0 || alpha === 1 || lightness > 0.4 || box.width < width * 0.9 || box.height < height * 0.9) continue;
    element.style.setProperty("background-color", "rgb(255 255 255 / " + alpha + ")", "important");
  }
};
const use = () => {
  if (!document.body) return;
  if (!document.adoptedStyleSheets.includes(page)) {
    if (isDark()) return;
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, page];
  }
  for (const root of rootsOf(document)) if (!root.adoptedStyleSheets.includes(pictures)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, pictures];
  keepVeils();
};
followChanges(use).observe(document.documentElement, { childList: true, subtree: true, attributes: true, attributeFilter: ["class", "hidden", "open"] });
`,
		};
	},
};
