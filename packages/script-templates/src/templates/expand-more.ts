import { FOLLOW_CHANGES } from "../code-parts/page-changes.ts";
import { quote } from "../code-parts/quote.ts";
import type { ScriptTemplate } from "../script-template.ts";

const WORDS = [
	"show more",
	"read more",
	"see more",
	"view more",
	"more replies",
	"show replies",
	"view replies",
	"expand",
];

export const expandMore: ScriptTemplate = {
	id: "expand-more",
	title: "Expand what is folded",
	description:
		"Opens folded texts and comments by itself: folded sections, and buttons that say show more or the words that you name. Each button is pressed once; menus stay closed, and links to other pages are not followed.",
	category: "automation",
	tags: ["expand", "show-more", "comments"],
	kind: "userscript",
	phrasings: [
		"expand all comments",
		"auto expand show more",
		"automatically click every read more",
		"open all collapsed sections",
		"unfold everything on {site}",
		"expand long posts by themselves",
		"show full text instead of see more",
		"expand replies automatically",
		"I'm tired of pressing 'show more' under every comment",
		"open all accordions",
		"uncollapse threads",
		"show all hidden replies",
		"auto expand {words}",
		"expand truncated descriptions",
		"load all comments and unfold them",
		"expand details elements",
		"no more 'read more' buttons",
		"reveal collapsed text",
		"please expand all the answers",
		"open every 'view more replies'",
		"expand everything",
		"unfold all folded content",
	],
	slots: [
		{
			name: "words",
			type: "words",
			question: "What do the buttons say that shall be pressed?",
			required: false,
			fallback: WORDS,
		},
	],
	effects: ["look"],
	sites: "ask",
	write(values) {
		return {
			grants: [],
			body: String.raw`const WORDS = ${quote(values.words)}.map((word) => word.toLowerCase());
/* Without words of your own also what the page marks as folded, in any language. */
const OPENS_WHAT_IS_MARKED = ${quote(String(values.words) === String(WORDS))};
const BUTTONS = "button, summary, [role='button'], [aria-expanded='false'], a:not([href]), a[href^='#'], a[href^='javascript:' i]";
const LEFT_ALONE = "nav:not(article nav), header:not(article header), footer:not(article footer), form, [role='navigation'], [role='menubar'], [role='toolbar'], [role='tablist'], [role='combobox'], [aria-haspopup]:not([aria-haspopup='false'])";
const OPENS_OVER_PAGE = "[popover], dialog, nav, form, [role='dialog'], [role='menu'], [role='listbox'], [role='tabpanel']";
const MAX_CHARACTERS = 40;
${FOLLOW_CHANGES}
const pressed = new WeakSet();
const saysMore = (button) => {
  const text = (button.textContent.trim() || button.ariaLabel || "").toLowerCase().replace(/\s+/g, " ");
  return text.length <= MAX_CHARACTERS && (WORDS.some((word) => text.includes(word)) || (OPENS_WHAT_IS_MARKED && /^(…|\.\.\.) ?more$/.test(text)));
};
const isMarked = (button) => {
  if (!OPENS_WHAT_IS_MARKED || button.ariaExpanded !== "false" || button.localName === "input") return false;
  const opened = document.getElementById(button.getAttribute("aria-controls") ?? "");
  return opened === null ? button.closest("main, article, [role='main']") !== null : !opened.matches(OPENS_OVER_PAGE);
};
followChanges(() => {
  for (const details of document.querySelectorAll("details:not([open])")) {
    if (pressed.has(details) || details.closest(LEFT_ALONE)) continue;
    pressed.add(details);
    details.open = true;
  }
  for (const button of document.querySelectorAll(BUTTONS)) {
    if (pressed.has(button) || button.localName === "summary" || button.closest(LEFT_ALONE)) continue;
    if (!(saysMore(button) || isMarked(button)) || button.checkVisibility?.() === false) continue;
    pressed.add(button);
    button.click();
  }
});
`,
		};
	},
};
