import type { ScriptTemplate } from "../script-template.ts";

export const printArticle: ScriptTemplate = {
	id: "print-article",
	title: "Print the article alone",
	description:
		"Prints the main text of the page without menus, side columns and advertisements. Afterwards the page is as before.",
	category: "productivity",
	tags: ["print", "article", "pdf"],
	kind: "bookmarklet",
	phrasings: [
		"print only the article",
		"print without menus and ads",
		"printer friendly version",
		"clean print",
		"print view",
		"print this page nicely",
		"save the article as pdf without clutter",
		"full page print view",
		"print the main text",
		"hide navigation when printing",
		"print friendly",
		"remove sidebars before printing",
		"make a pdf of the article",
		"print the recipe without pictures around",
		"paper saving print",
		"print just the content",
		"nice printout",
		"print the text only",
		"printable version of the page",
		"please print without advertisements",
		"article to paper",
		"pdf of the main content",
	],
	slots: [],
	effects: ["look", "dialogs"],
	sites: "any",
	write() {
		return {
			grants: [],
			body: `const KEEP = "data-scriptorium-print";
const lengthOf = (element) => [...element.querySelectorAll("p, li, td")].reduce((sum, part) => sum + part.textContent.trim().length, 0);
const whole = lengthOf(document.body);
const [main = document.body] = [...document.querySelectorAll("article, main, [role='main']")].filter((part) => lengthOf(part) > whole * 0.4).sort((one, other) => lengthOf(one) - lengthOf(other));
for (let part = main; part && part !== document.documentElement; part = part.parentElement) part.setAttribute(KEEP, "");
const sheet = new CSSStyleSheet();
sheet.replaceSync(
  "@media print { [" + KEEP + "] > :not([" + KEEP + "]):not([" + KEEP + "='main'] *) { display: none !important; }" +
  ":is(nav, aside, form, iframe, video, [role='navigation'], [role='complementary'], [role='dialog']) { display: none !important; }" +
  "[" + KEEP + "] { position: static !important; overflow: visible !important; inline-size: auto !important; max-inline-size: none !important; block-size: auto !important; margin: 0 !important; float: none !important; }" +
  "img { max-inline-size: 100% !important; } }",
);
main.setAttribute(KEEP, "main");
for (const part of main.children) part.setAttribute(KEEP, "inside");
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
addEventListener("afterprint", () => {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  for (const part of document.querySelectorAll("[" + KEEP + "]")) part.removeAttribute(KEEP);
}, { once: true });
print();
`,
		};
	},
};
