import { CLOSE_IF_OPEN, COPY_TEXT, CREATE, PANEL } from "../code-parts/panel.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const extractPhoneNumbers: ScriptTemplate = {
	id: "extract-phone-numbers",
	title: "List phone numbers",
	description:
		"Lists the phone numbers that stand in the texts and links of the page, each once, and copies them with one click. Nothing is sent.",
	category: "data",
	tags: ["phone", "extract", "copy", "contacts"],
	kind: "bookmarklet",
	phrasings: [
		"extract phone numbers",
		"find all telephone numbers on this page",
		"copy phone numbers from a website",
		"list every phone number",
		"get the phone numbers",
		"phone number extractor",
		"collect mobile numbers from the directory",
		"show me all numbers I can call",
		"i need all the telephone numbers listed here in my clipboard",
		"pull phone numbers out of a page",
		"scrape phones",
		"find contact number",
		"where's the phone number of this shop",
		"gather telephone numbers",
		"search the page for phone numbers",
		"tel links to list",
		"grab cell phone numbers",
		"phones to clipboard",
		"give me a list of the fax and phone numbers",
		"please find the hotline number on this page",
		"collect all tel numbers",
		"copy every telephone number of the team page",
	],
	slots: [],
	effects: ["content", "clipboard"],
	sites: "any",
	write() {
		return {
			grants: [],
			body: String.raw`const HOST_ID = "scriptorium-extract-phone-numbers";
const NUMBER = /(?<![\p{L}\p{N}.,:/-])(?:\+|\(|00?|\d)[\d() ./–-]{5,22}\d(?![\p{L}\p{N}:/%€$£-])/gu;
const [MIN_DIGITS, MAX_DIGITS] = [7, 15];
${CLOSE_IF_OPEN}${CREATE}${PANEL}${COPY_TEXT}
const digitsOf = (text) => text.replace(/\D/g, "");
/* Dates, ranges of years, prices and IP addresses consist of digits and separators, too: they are left out. */
const isDate = (text) => /^\d{1,4}([./ -])\d{1,2}\1\d{1,4}$/.test(text) || /^(19|20)\d\d ?[–-] ?(19|20)\d\d$/.test(text);
const isOther = (text) => /^\d{1,3}(\.\d{1,3}){3}$/.test(text) || /^\d{1,3}([., ]\d{3})+$/.test(text) || /^\d+\.\d+$/.test(text);
const isPhone = (text) => {
  const { length } = digitsOf(text);
  if (length < MIN_DIGITS || length > MAX_DIGITS || isDate(text) || isOther(text)) return false;
  return /^[+(0]/.test(text) || /\d[ ./–-]\d/.test(text);
};
const linked = [...document.querySelectorAll("a[href^='tel:' i]")].map((link) => link.getAttribute("href").slice(4).split(/[;?]/)[0].trim());
const written = document.body.innerText.split(/[\n\t]/).flatMap((line) => line.match(NUMBER) ?? []).map((text) => text.trim()).filter(isPhone);
const numbers = [...new Map([...linked, ...written].filter(Boolean).map((text) => [digitsOf(text).slice(-9), text])).values()];
const field = create("textarea", { value: numbers.join("\n"), readOnly: true, ariaLabel: "Phone numbers" });
const copy = create("button", { type: "button", textContent: "Copy all", onclick: () => copyText(field.value, panel.status, numbers.length + " numbers copied") });
const panel = openPanel("Phone numbers", numbers.length > 0 ? [field, copy] : []);
panel.status.textContent = numbers.length > 0 ? numbers.length + " found" : "There is no phone number on this page.";
`,
		};
	},
};
