import { CLOSE_IF_OPEN, CREATE, PANEL } from "../code-parts/panel.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const searchThisSite: ScriptTemplate = {
	id: "search-this-site",
	title: "Search this site",
	description:
		"Asks for words and searches them on the site you are on, by a search engine in a new tab: for sites whose own search is missing or bad. Only the words and the site's name are sent.",
	category: "search",
	tags: ["search", "site-search"],
	kind: "bookmarklet",
	phrasings: [
		"search this site",
		"site search with google",
		"search within the current website",
		"find something on this domain",
		"this site has no search, add one",
		"search only this website",
		"use a search engine for the current site",
		"the internal search is terrible, search it with duckduckgo",
		"site: search for current domain",
		"google this site",
		"search box for the site I'm on",
		"look for a page on this website",
		"search all pages of this site",
		"I want to search a forum that has no search function",
		"restrict a web search to this host",
		"domain search",
		"in-site search",
		"search here",
		"query this website",
		"please let me search the whole website and not only the page",
		"search current domain",
		"search the docs I am reading",
	],
	slots: [],
	effects: ["content", "opens"],
	sites: "any",
	write() {
		return {
			grants: [],
			body: String.raw`const HOST_ID = "scriptorium-search-this-site";
const ENGINE = "https://duckduckgo.com/?q=";
${CLOSE_IF_OPEN}${CREATE}${PANEL}
const place = location.hostname.replace(/^www\./, "");
const field = create("input", { type: "search", value: getSelection().toString().trim().replace(/\s+/g, " ").slice(0, 200) });
const search = (event) => {
  event.preventDefault();
  if (field.value.trim()) window.open(ENGINE + encodeURIComponent("site:" + place + " " + field.value.trim()), "_blank", "noopener");
};
const form = create("form", { onsubmit: search }, create("label", {}, "Words to search on " + place, field), create("button", { textContent: "Search" }));
const panel = openPanel("Search " + place, [form]);
panel.status.textContent = "The search opens in a new tab.";
field.focus({ preventScroll: true });
`,
		};
	},
};
