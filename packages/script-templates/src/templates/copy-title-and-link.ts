import { CLOSE_IF_OPEN, COPY_TEXT, CREATE, PANEL } from "../code-parts/panel.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const copyTitleAndLink: ScriptTemplate = {
	id: "copy-title-and-link",
	title: "Copy title and link",
	description:
		"Copies the title of the page and its address without tracking parameters; the selected words come along as a quotation. Buttons give the link as Markdown or alone.",
	category: "productivity",
	tags: ["copy", "link", "share", "title"],
	kind: "bookmarklet",
	phrasings: [
		"copy title and url",
		"copy the page title with its link",
		"copy link of this page to clipboard",
		"one click to copy title + address",
		"share this page as text",
		"clean share link without utm junk",
		"copy as markdown link",
		"I need the name of the article and its url for an e-mail",
		"copy current url",
		"title and link to clipboard",
		"copy page address without tracking",
		"make a reference to this page with title and link",
		"quick way to paste a page into slack with its title",
		"copy short clean link",
		"get [title](url) of the current tab",
		"share button",
		"copy tab title and address",
		"please copy what the page is called and where it is",
		"link to this page with the selected quote",
		"save title and url of page",
		"canonical url to clipboard",
		"copy url and heading",
	],
	slots: [],
	effects: ["content", "clipboard"],
	sites: "any",
	write() {
		return {
			grants: [],
			body: String.raw`const HOST_ID = "scriptorium-copy-title-and-link";
const TRACKING = /^(utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|yclid|twclid|ttclid|igshid|igsh|mc_eid|mc_cid|_hsenc|_hsmi|oly_\w+_id|vero_id|wickedid|mkt_tok)$/i;
${CLOSE_IF_OPEN}${CREATE}${PANEL}${COPY_TEXT}
const address = new URL(location.href);
for (const name of [...address.searchParams.keys()]) if (TRACKING.test(name)) address.searchParams.delete(name);
const title = String(document.title).trim().replace(/\s+/g, " ") || address.hostname;
const quotation = getSelection().toString().trim();
const both = (quotation ? "“" + quotation + "”\n" : "") + title + "\n" + address.href;
const markdown = "[" + title.replace(/[[\]\\]/g, "\\$&") + "](" + address.href.replaceAll("(", "\u002528").replaceAll(")", "\u002529") + ")";
const choice = (name, text) => create("button", { type: "button", textContent: name, onclick: () => copyText(text, panel.status, "Copied: " + text) });
const panel = openPanel("Copy title and link", [choice("Title and link", both), choice("Link only", address.href), choice("Markdown link", markdown)]);
copyText(both, panel.status, "Copied: " + both);
`,
		};
	},
};
