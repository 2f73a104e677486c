import { FOLLOW_CHANGES, QUERY_ALL } from "../code-parts/page-changes.ts";
import { quote } from "../code-parts/quote.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const autoClick: ScriptTemplate = {
	id: "auto-click",
	title: "Click an element automatically",
	description:
		"Clicks the button that you chose as soon as it appears within view: a button that loads more, skips an intro or closes a notice. At most 50 times on one page.",
	category: "automation",
	tags: ["click", "automatic", "button", "load-more"],
	kind: "userscript",
	phrasings: [
		"automatically click a button",
		"auto click {element}",
		"click the load more button automatically",
		"auto press skip intro",
		"click 'continue watching' for me",
		"keep clicking the button {element} every {pause}",
		"whenever the button {element} shows up, click it",
		"auto clicker for a website",
		"automatically dismiss the popup by clicking close on {site}",
		"press next automatically",
		"auto load more when I reach the bottom",
		"claim the bonus automatically when the button appears",
		"skip button auto press",
		"click on {element} as soon as it is visible",
		"auto accept the 'are you still there' question",
		"I don't want to click on load more all the time",
		"click button after {pause}",
		"hit the refresh button on the page for me",
		"please click the 'show results' button by itself",
		"autoclick",
		"press a button whenever it appears",
		"automate clicking on {site}",
	],
	slots: [
		{
			name: "element",
			type: "element",
			question: "Which button shall be clicked? Choose it on the page, or type a CSS selector.",
			required: true,
		},
		{
			name: "pause",
			type: "duration",
			question: "How long to wait between two clicks?",
			required: false,
			fallback: 1000,
		},
	],
	effects: ["content", "look"],
	sites: "ask",
	write(values) {
		return {
			grants: [],
			body: `const SELECTOR = ${quote(values.element)};
const PAUSE_MS = ${quote(values.pause)};
const MAX_CLICKS = 50;
${FOLLOW_CHANGES}${QUERY_ALL}
const clicked = new WeakMap();
let timer = null;
const isReady = (element) => {
  const { top, bottom, width, height } = element.getBoundingClientRect();
  const isInView = width > 0 && height > 0 && bottom > 0 && top < innerHeight;
  return isInView && element.checkVisibility?.({ visibilityProperty: true }) !== false && !element.disabled && element.ariaDisabled !== "true";
};
const clickAll = () => {
  for (const element of queryAll(SELECTOR)) {
    const { count, at } = clicked.get(element) ?? { count: 0, at: Number.NEGATIVE_INFINITY };
    if (count >= MAX_CLICKS || !isReady(element)) continue;
    const wait = at + PAUSE_MS - performance.now();
    if (wait > 0) {
      clearTimeout(timer);
      timer = setTimeout(clickAll, wait);
      continue;
    }
    clicked.set(element, { count: count + 1, at: performance.now() });
    element.click();
  }
};
followChanges(clickAll).observe(document.documentElement, { childList: true, characterData: true, subtree: true, attributes: true });
addEventListener("scroll", clickAll, { capture: true, passive: true });
`,
		};
	},
};
