import { FOLLOW_CHANGES, TEXTS_OF } from "../code-parts/page-changes.ts";
import { quote } from "../code-parts/quote.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const replaceWords: ScriptTemplate = {
	id: "replace-words",
	title: "Replace words",
	description:
		"Shows one word or phrase instead of another wherever it stands in the text. What you type and links are not changed.",
	category: "customization",
	tags: ["replace", "words", "text"],
	kind: "userscript",
	phrasings: [
		"replace words",
		"replace {from} with {to}",
		"change the word {from} to {to} on every page",
		"swap words on {site}",
		"show {to} instead of {from}",
		"word replacer",
		"substitute {from} by {to}",
		"rename a word on websites",
		"find and replace text on pages",
		"turn {from} into {to}",
		"replace a name everywhere",
		"text substitution",
		"change terms in articles",
		"exchange one word for another",
		"replace buzzwords",
		"auto replace words on {site}",
		"every {from} should read {to}",
		"correct a misspelled name on pages",
		"different word instead of {from}",
		"please replace the phrase {from} with {to}",
		"word swap",
		"replace text automatically",
	],
	slots: [
		{ name: "from", type: "text", question: "Which word or phrase shall be replaced?", required: true },
		{ name: "to", type: "text", question: "By what?", required: true },
	],
	effects: ["content"],
	sites: "any",
	write(values) {
		return {
			grants: [],
			body: `${FOLLOW_CHANGES}${TEXTS_OF}const FROM = ${quote(values.from)};
const TO = ${quote(values.to)};
const isLetter = (sign) => sign !== undefined && /[\\p{L}\\p{N}]/u.test(sign);
const replaced = (text) => {
  const lower = text.toLowerCase();
  const wanted = FROM.toLowerCase();
  if (lower.length !== text.length || wanted === "") return text;
  let result = "";
  let last = 0;
  for (let at = lower.indexOf(wanted); at !== -1; at = lower.indexOf(wanted, at + wanted.length)) {
    if (isLetter(lower[at - 1]) || isLetter(lower[at + wanted.length])) continue;
    result += text.slice(last, at) + TO;
    last = at + wanted.length;
  }
  return result + text.slice(last);
};
/* A text that was written by this script is not read again: the new word may contain the old one. */
const written = new WeakMap();
followChanges(() => {
  for (const node of textsOf(document.body ?? document.documentElement)) {
    if (written.get(node) === node.data) continue;
    const text = replaced(node.data);
    if (text !== node.data) node.data = text;
    written.set(node, text);
  }
});
`,
		};
	},
};
