import { ROOTS_OF } from "../code-parts/page-changes.ts";
import { CLOSE_IF_OPEN, COPY_TEXT, CREATE, PANEL } from "../code-parts/panel.ts";
import { quote } from "../code-parts/quote.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const copyLinks: ScriptTemplate = {
	id: "copy-links",
	title: "Copy all links",
	description:
		"Lists the addresses of all links of the page, or of the selected part, each once, and copies them. Words narrow the list to links that contain one of them.",
	category: "data",
	tags: ["links", "copy", "urls", "list"],
	kind: "bookmarklet",
	phrasings: [
		"copy all links",
		"get all urls on this page",
		"list every link",
		"collect links from the page into a list",
		"extract links",
		"link extractor",
		"grab all the hyperlinks",
		"I'd like to have all the addresses this page links to in my clipboard",
		"copy all links containing {words}",
		"export the urls",
		"show all links of a page as plain text",
		"scrape hrefs",
		"all links to clipboard",
		"get the link list of this site",
		"gather the urls of every result",
		"copy links from selection",
		"extract urls with {words} in them",
		"give me a text file like list of links please",
		"dump links",
		"collect every pdf link",
		"copy the addresses of all articles",
		"grab all download links that contain {words}",
		"list of urls",
	],
	slots: [
		{
			name: "words",
			type: "words",
			question: "Which words must a link contain?",
			required: false,
			fallback: [],
		},
	],
	effects: ["content", "clipboard"],
	sites: "any",
	write(values) {
		return {
			grants: [],
			body: String.raw`const HOST_ID = "scriptorium-copy-links";
const WORDS = ${quote(values.words)};
${CLOSE_IF_OPEN}${CREATE}${PANEL}${COPY_TEXT}${ROOTS_OF}
const selection = getSelection();
const isChosen = (link) => selection.isCollapsed || selection.containsNode(link, true);
const isWanted = (link) => {
  const text = (link.href + " " + link.textContent).toLowerCase();
  return WORDS.length === 0 || WORDS.some((word) => text.includes(word.toLowerCase()));
};
const links = rootsOf(document).flatMap((root) => [...root.querySelectorAll("a[href], area[href]")]).filter((link) => /^(https?|ftp|magnet):/.test(link.href) && isChosen(link) && isWanted(link));
const addresses = [...new Set(links.map((link) => link.href))];
const field = create("textarea", { value: addresses.join("\n"), readOnly: true, ariaLabel: "Addresses of links" });
const copy = create("button", { type: "button", textContent: "Copy all", onclick: () => copyText(field.value, panel.status, addresses.length + " links copied") });
const panel = openPanel("Links of this page", addresses.length > 0 ? [field, copy] : []);
panel.status.textContent = addresses.length > 0 ? addresses.length + " links" : "There is no such link on this page.";
if (addresses.length > 0) copyText(field.value, panel.status, addresses.length + " links copied");
`,
		};
	},
};
