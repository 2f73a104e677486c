import { CLOSE_IF_OPEN, CREATE, UNTIL_SECOND_RUN } from "../code-parts/panel.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const disableCss: ScriptTemplate = {
	id: "disable-css",
	title: "Switch the page's styles off",
	description:
		"Switches all style sheets and inline styles of the page off, so that only its plain structure is left. The second click switches them on again.",
	category: "development",
	tags: ["css", "styles", "plain"],
	kind: "bookmarklet",
	phrasings: [
		"disable css",
		"turn off stylesheets",
		"remove all styles from the page",
		"show page without css",
		"plain html view",
		"css naked day",
		"switch off styling",
		"view unstyled page",
		"kill styles",
		"no css",
		"see how the page looks without design",
		"strip the design of this website",
		"toggle css on and off",
		"disable inline styles and style sheets",
		"raw html look",
		"the design is awful, just give me the bare page",
		"check reading order without styles",
		"zap css",
		"make it look like 1993",
		"please deactivate the style sheets",
		"unstyle page",
		"text browser look",
	],
	slots: [],
	effects: ["content", "look"],
	sites: "any",
	write() {
		return {
			grants: [],
			body: `const HOST_ID = "scriptorium-disable-css";
${CLOSE_IF_OPEN}${CREATE}${UNTIL_SECOND_RUN}
const sheets = [...document.styleSheets].filter((sheet) => !sheet.disabled);
const adopted = [...document.adoptedStyleSheets];
const styled = [...document.querySelectorAll("[style]")].map((element) => ({ element, style: element.getAttribute("style") }));
for (const sheet of sheets) sheet.disabled = true;
document.adoptedStyleSheets = [];
for (const { element } of styled) element.removeAttribute("style");
untilSecondRun(() => {
  for (const sheet of sheets) sheet.disabled = false;
  document.adoptedStyleSheets = adopted;
  for (const { element, style } of styled) element.style.cssText = style;
});
`,
		};
	},
};
