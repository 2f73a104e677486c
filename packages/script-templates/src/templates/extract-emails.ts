import { CLOSE_IF_OPEN, COPY_TEXT, CREATE, PANEL } from "../code-parts/panel.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const extractEmails: ScriptTemplate = {
	id: "extract-emails",
	title: "List e-mail addresses",
	description:
		"Lists the e-mail addresses that stand in the texts and links of the page, each once, and copies them with one click. Nothing is sent.",
	category: "data",
	tags: ["email", "extract", "copy", "contacts"],
	kind: "bookmarklet",
	phrasings: [
		"extract email addresses",
		"find all emails on the page",
		"copy every e-mail address from a website",
		"email extractor",
		"list the mail addresses in this page",
		"get all emails",
		"collect e-mails from a contact page",
		"I want to grab the email addresses of everybody listed here",
		"scrape emails",
		"show all mailto links",
		"pull out e-mail addresses and put them in the clipboard",
		"harvest contact emails from this directory",
		"where is the email address on this page",
		"find contact e-mail",
		"give me a list of all emails mentioned",
		"please collect mail addresses so i can paste them into my mail program",
		"emails to clipboard",
		"gather email addresses",
		"is there any email on this site",
		"bookmarklet that extracts e-mails",
		"copy mail addresses",
		"search page for email addresses",
	],
	slots: [],
	effects: ["content", "clipboard"],
	sites: "any",
	write() {
		return {
			grants: [],
			body: String.raw`const HOST_ID = "scriptorium-extract-emails";
const ADDRESS = /[\p{L}\p{N}._+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/gu;
${CLOSE_IF_OPEN}${CREATE}${PANEL}${COPY_TEXT}
const decode = (text) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
const linked = [...document.querySelectorAll("a[href^='mailto:' i]")].map((link) => decode(link.getAttribute("href").slice(7).split("?")[0]));
const found = [...linked, document.body.innerText].flatMap((text) => text.match(ADDRESS) ?? []);
const addresses = [...new Map(found.map((address) => [address.toLowerCase(), address])).values()];
const field = create("textarea", { value: addresses.join("\n"), readOnly: true, ariaLabel: "E-mail addresses" });
const copy = create("button", { type: "button", textContent: "Copy all", onclick: () => copyText(field.value, panel.status, addresses.length + " addresses copied") });
const panel = openPanel("E-mail addresses", addresses.length > 0 ? [field, copy] : []);
panel.status.textContent = addresses.length > 0 ? addresses.length + " found" : "There is no e-mail address on this page.";
`,
		};
	},
};
