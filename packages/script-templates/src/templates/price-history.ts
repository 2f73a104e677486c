import { FOLLOW_CHANGES, QUERY_ALL } from "../code-parts/page-changes.ts";
import { CREATE } from "../code-parts/panel.ts";
import { NUMBER_OF } from "../code-parts/prices.ts";
import { quote } from "../code-parts/quote.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const priceHistory: ScriptTemplate = {
	id: "price-history",
	title: "Remember the price of my last visits",
	description:
		"Notes the price that you chose at each of your visits, in the storage of the site, and shows beside it the last, the lowest and the highest one. It knows only what you have seen yourself.",
	category: "shopping",
	tags: ["price", "history", "shopping"],
	kind: "userscript",
	phrasings: [
		"price history",
		"track the price of a product",
		"remember prices from my last visit",
		"was this cheaper before",
		"show the lowest price I have seen",
		"did the price change since last time",
		"price tracker for {site}",
		"keep a record of prices {element}",
		"log the price every time I open the page",
		"price watch",
		"I want to know if the flight got more expensive",
		"compare today's price with earlier visits",
		"store the price of an item",
		"how has the price developed",
		"camelcamelcamel for small shops",
		"save price changes",
		"tell me when the price dropped since I last looked",
		"record of past prices",
		"notice price drops on the pages I visit",
		"please note the price at each visit",
		"price log",
		"history of the cost of this item",
	],
	slots: [
		{
			name: "element",
			type: "element",
			question: "Where does the price stand? Choose it on the page, or type a CSS selector.",
			required: true,
		},
	],
	effects: ["look", "storage"],
	sites: "ask",
	write(values) {
		return {
			grants: [],
			body: `const SELECTOR = ${quote(values.element)};
const STORE = "scriptorium-price-history:" + location.pathname;
const MAX_ENTRIES = 200;
${CREATE}${FOLLOW_CHANGES}${QUERY_ALL}${NUMBER_OF}
const read = () => {
  try {
    const entries = JSON.parse(localStorage.getItem(STORE) ?? "[]");
    return Array.isArray(entries) ? entries.filter((entry) => typeof entry?.price === "number" && typeof entry?.day === "string") : [];
  } catch (problem) {
    console.info("Noted prices cannot be read:", problem.message);
    return [];
  }
};
const write = (entries) => {
  try {
    localStorage.setItem(STORE, JSON.stringify(entries.slice(-MAX_ENTRIES)));
  } catch (problem) {
    console.info("The price cannot be noted:", problem.message);
  }
};
const sheet = new CSSStyleSheet();
sheet.replaceSync("[data-scriptorium-price-history]::after { content: ' (' attr(data-scriptorium-price-history) ')'; font-size: 0.85em; font-weight: 400; }");
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
const today = new Date().toISOString().slice(0, 10);
/* What was noted before this visit, by address: pages that change without loading have several. */
const describe = (entries, price) => {
  if (entries.length === 0) return "first visit";
  const prices = entries.map((entry) => entry.price);
  const last = entries[entries.length - 1];
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  const change = price === last.price ? "as on " + last.day : "was " + last.price + " on " + last.day;
  return change + "; lowest " + Math.min(lowest, price) + ", highest " + Math.max(highest, price);
};
followChanges(() => {
  const element = queryAll(SELECTOR).find((one) => one.checkVisibility?.() !== false && !Number.isNaN(numberOf(one.textContent)));
  if (!element) return;
  const price = numberOf(element.textContent);
  const entries = read();
  const before = entries.filter((entry) => entry.day !== today || entry.price !== price);
  const note = describe(before, price);
  if (element.getAttribute("data-scriptorium-price-history") !== note) element.setAttribute("data-scriptorium-price-history", note);
  if (!entries.some((entry) => entry.day === today && entry.price === price)) write([...entries, { day: today, price }]);
});
`,
		};
	},
};
