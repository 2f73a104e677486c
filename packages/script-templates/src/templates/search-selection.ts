import { CLOSE_IF_OPEN, CREATE, PANEL } from "../code-parts/panel.ts";
import { quote } from "../code-parts/quote.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const searchSelection: ScriptTemplate = {
	id: "search-selection",
	title: "Search the selected words on a site",
	description:
		"Opens a new tab that searches the selected words on the site that you chose, by a search engine. Without a selection it asks for the words. Only these words are sent, and only by your click.",
	category: "search",
	tags: ["search", "selection", "lookup"],
	kind: "bookmarklet",
	phrasings: [
		"search selected text on {place}",
		"look up the selection on {place}",
		"search highlighted word on wikipedia",
		"find what I marked on {place}",
		"select a word and search it on youtube",
		"lookup selection",
		"search {place} for the selected words",
		"highlight text then search on amazon",
		"check the selected product on {place}",
		"search for the marked term on another site",
		"query {place} with my selection",
		"quick search of selection",
		"I want to select a name and see it on imdb",
		"send selected text to a search on {place}",
		"search reddit for this phrase",
		"open {place} search with the highlighted text",
		"selected word lookup on {place}",
		"google the selected text",
		"search marked text in a new tab",
		"please search what I select on {place}",
		"context search",
		"jump to {place} results for selection",
	],
	slots: [
		{
			name: "place",
			type: "site",
			question: "On which site shall the words be searched? For example en.wikipedia.org.",
			required: true,
		},
	],
	effects: ["content", "opens"],
	sites: "any",
	write(values) {
		return {
			grants: [],
			body: String.raw`const HOST_ID = "scriptorium-search-selection";
const PLACE = ${quote(values.place)};
const ENGINE = "https://duckduckgo.com/?q=";
${CLOSE_IF_OPEN}${CREATE}${PANEL}
const addressOf = (words) => ENGINE + encodeURIComponent("site:" + PLACE.replace(/^\*\./, "") + " " + words);
const selected = getSelection().toString().trim().replace(/\s+/g, " ").slice(0, 200);
const field = create("input", { type: "search", value: selected });
const search = (event) => {
  event.preventDefault();
  if (field.value.trim()) window.open(addressOf(field.value.trim()), "_blank", "noopener");
};
const form = create("form", { onsubmit: search }, create("label", {}, "Words to search on " + PLACE, field), create("button", { textContent: "Search" }));
const panel = openPanel("Search on " + PLACE, [form]);
panel.status.textContent = "The search opens in a new tab.";
field.focus({ preventScroll: true });
field.select();
`,
		};
	},
};
