import { FOLLOW_CHANGES, TEXTS_OF } from "../code-parts/page-changes.ts";
import { quote } from "../code-parts/quote.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const highlightWords: ScriptTemplate = {
	id: "highlight-words",
	title: "Highlight words",
	description: "Marks every place on the page where one of your words stands, also in what is loaded later.",
	category: "productivity",
	tags: ["highlight", "search", "words"],
	kind: "userscript",
	phrasings: [
		"highlight {words} on every page",
		"highlight words",
		"mark the words {words}",
		"color all mentions of {words}",
		"highlight keywords on {site}",
		"make {words} stand out",
		"mark my name on pages",
		"show where {words} occurs",
		"highlight important terms in job ads",
		"put a yellow background behind {words}",
		"find and mark words automatically",
		"keyword highlighter",
		"I want to see {words} at once",
		"emphasize {words} in articles",
		"highlight allergens in recipes",
		"mark every occurrence of {words}",
		"color words in the text",
		"always highlight {words} on {site}",
		"text marker for {words}",
		"please highlight these terms",
		"spot the words {words} faster",
		"word highlighter",
	],
	slots: [
		{ name: "words", type: "words", question: "Which words shall be marked? Separate them by commas.", required: true },
	],
	effects: ["look"],
	sites: "any",
	write(values) {
		return {
			grants: [],
			body: `${FOLLOW_CHANGES}${TEXTS_OF}const WORDS = ${quote(values.words)};
const wanted = WORDS.map((word) => word.toLowerCase()).filter((word) => word !== "");
const sheet = new CSSStyleSheet();
sheet.replaceSync("::highlight(scriptorium-words) { background-color: #ffe066; color: #1a1a1a; }");
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
/* Painted by the browser: the page's own elements stay as they are. */
const mark = () => {
  const ranges = [];
  for (const node of textsOf(document.body ?? document.documentElement)) {
    const text = node.data.toLowerCase();
    for (const word of wanted) {
      for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
        if (at + word.length > node.length) break;
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + word.length);
        ranges.push(range);
      }
    }
  }
  CSS.highlights.set("scriptorium-words", new Highlight(...ranges));
};
followChanges(mark);
`,
		};
	},
};
