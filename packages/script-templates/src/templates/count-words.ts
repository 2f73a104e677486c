import { CLOSE_IF_OPEN, CREATE, PANEL } from "../code-parts/panel.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const countWords: ScriptTemplate = {
	id: "count-words",
	title: "Count words",
	description:
		"Counts words, characters, sentences and paragraphs of the selected text or of the page, and estimates how long reading takes.",
	category: "productivity",
	tags: ["words", "count", "reading-time"],
	kind: "bookmarklet",
	phrasings: [
		"count words",
		"word count of this page",
		"how many words does this article have",
		"reading time",
		"how long does it take to read this",
		"count the words I selected",
		"word counter",
		"number of words in the selection",
		"characters and words of the text",
		"length of the article in words",
		"estimate reading time",
		"count sentences",
		"text statistics",
		"how long is this text",
		"words on the page",
		"tell me the word count",
		"count characters of the selection",
		"reading duration of an article",
		"text length",
		"please count the words",
		"wordcount",
		"statistics of the selected text",
	],
	slots: [],
	effects: ["content"],
	sites: "any",
	write() {
		return {
			grants: [],
			body: `const HOST_ID = "scriptorium-count-words";
${CLOSE_IF_OPEN}${CREATE}${PANEL}
const WORDS_PER_MINUTE = 230;
const selected = getSelection().toString().trim();
const main = document.querySelector("article, main, [role='main']") ?? document.body;
const text = selected || main.innerText;
const language = document.documentElement.lang || "en";
const segments = (granularity) => {
  try {
    return [...new Intl.Segmenter(language, { granularity }).segment(text)];
  } catch {
    return [...new Intl.Segmenter("en", { granularity }).segment(text)];
  }
};
const words = segments("word").filter(({ isWordLike }) => isWordLike).length;
const facts = [
  ["Words", words],
  ["Characters", segments("grapheme").filter(({ segment }) => segment !== "\\n").length],
  ["Sentences", segments("sentence").filter(({ segment }) => segment.trim()).length],
  ["Paragraphs", text.split(/\\n\\s*\\n|\\n/).filter((part) => part.trim()).length],
  ["Minutes to read", Math.max(1, Math.round(words / WORDS_PER_MINUTE))],
];
const panel = openPanel("Word count", [create("ul", {}, ...facts.map(([name, number]) => create("li", { textContent: name + ": " + number })))]);
panel.status.textContent = selected ? "Of the selected text" : "Of the page";
`,
		};
	},
};
