import { CLOSE_IF_OPEN, CREATE } from "../code-parts/panel.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const readingMode: ScriptTemplate = {
	id: "reading-mode",
	title: "Reading mode",
	description:
		"Shows the main text of the page alone, in a calm layout without menus, side columns and advertisements. A second click ends it.",
	category: "productivity",
	tags: ["reading", "article", "clean"],
	kind: "bookmarklet",
	phrasings: [
		"reading mode",
		"reader view",
		"show only the article",
		"clean view of an article",
		"distraction free reading",
		"enhance readability",
		"make this article readable",
		"remove clutter from articles",
		"only text please",
		"simplify the page for reading",
		"reader mode",
		"I just want to read the text",
		"hide everything except the article",
		"declutter the page",
		"improve readability of news",
		"calm reading layout",
		"focus on the text",
		"readable version of this page",
		"article without ads and sidebars",
		"comfortable reading",
		"make text easier to read",
		"view article only",
	],
	slots: [],
	effects: ["content"],
	sites: "any",
	write() {
		return {
			grants: [],
			body: `const HOST_ID = "scriptorium-reading-mode";
${CLOSE_IF_OPEN}${CREATE}
const lengthOf = (element) => [...element.querySelectorAll("p")].filter((part) => part.checkVisibility()).reduce((sum, part) => sum + part.textContent.trim().length, 0);
/* The smallest part that contains most of the text in paragraphs. */
const findMain = () => {
  const whole = lengthOf(document.body);
  let best = document.querySelector("article, main, [role='main']") ?? document.body;
  if (lengthOf(best) < whole * 0.4) best = document.body;
  for (;;) {
    const next = [...best.children].find((part) => lengthOf(part) > whole * 0.7);
    if (!next || next.localName === "p") return best;
    best = next;
  }
};
const main = findMain();
const text = create("div", {});
const copies = main.cloneNode(true);
for (const part of copies.querySelectorAll("script, style, link, nav, aside, form, iframe, button, input, select, textarea, [role='navigation'], [role='complementary'], [hidden], [aria-hidden='true']")) part.remove();
for (const part of copies.querySelectorAll("*")) {
  for (const { name } of [...part.attributes]) if (name === "style" || name === "class" || name === "id" || name.startsWith("on")) part.removeAttribute(name);
}
text.append(copies);
const host = create("div", { id: HOST_ID });
const root = host.attachShadow({ mode: "open" });
const sheet = new CSSStyleSheet();
sheet.replaceSync(
  ":host { all: initial !important; position: fixed !important; inset: 0 !important; z-index: 2147483647 !important; overflow-y: auto !important; background: Canvas !important; color-scheme: light dark !important; }" +
  "article { box-sizing: border-box; max-width: 42rem; margin: 0 auto; padding: 24px 16px 96px; color: CanvasText; font: 19px/1.65 Georgia, serif; overflow-wrap: break-word; }" +
  "h1, h2, h3 { line-height: 1.25; font-family: system-ui, sans-serif; } img, video, svg { max-width: 100%; height: auto; } pre { overflow-x: auto; } a { color: LinkText; }" +
  "button { position: fixed; inset: 12px 12px auto auto; min-height: 44px; padding: 0 14px; border-radius: 8px; border: 1px solid GrayText; background: ButtonFace; color: ButtonText; font: 15px system-ui, sans-serif; cursor: pointer; }" +
  ":focus-visible { outline: 3px solid #2f7de1; outline-offset: 2px; }",
);
root.adoptedStyleSheets = [sheet];
const hasTitle = copies.querySelector("h1") !== null;
const life = new AbortController();
const close = () => {
  life.abort();
  host.remove();
};
const button = create("button", { type: "button", textContent: "Close", onclick: close });
const article = create("article", { lang: document.documentElement.lang, dir: getComputedStyle(main).direction }, ...(hasTitle ? [] : [create("h1", { textContent: document.title })]), text);
root.append(article, button);
host.addEventListener("close", close);
addEventListener("keydown", (event) => event.key === "Escape" && close(), { capture: true, signal: life.signal });
document.documentElement.append(host);
host.tabIndex = -1;
button.focus({ preventScroll: true });
`,
		};
	},
};
