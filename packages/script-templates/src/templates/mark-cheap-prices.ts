import { FOLLOW_CHANGES, TEXTS_OF } from "../code-parts/page-changes.ts";
import { NUMBER_OF, PRICE_ELEMENTS } from "../code-parts/prices.ts";
import { quote } from "../code-parts/quote.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const markCheapPrices: ScriptTemplate = {
	id: "mark-cheap-prices",
	title: "Mark low prices",
	description:
		"Marks prices that are not higher than your limit with a green frame, also in lists that load more while you scroll. Prices are read in the usual currencies.",
	category: "shopping",
	tags: ["price", "shopping", "highlight"],
	kind: "userscript",
	phrasings: [
		"highlight prices below {limit}",
		"mark cheap prices",
		"show me which products cost less than {limit}",
		"highlight items under {limit} euros",
		"mark offers cheaper than {limit} on {site}",
		"green frame around low prices",
		"prices up to {limit} dollars should stand out",
		"find bargains under {limit}",
		"I can only spend {limit}, highlight what fits",
		"highlight deals",
		"emphasize everything below my budget",
		"spot cheap flights under {limit}",
		"color prices lower than {limit}",
		"price limit highlighter",
		"mark apartments with rent under {limit}",
		"flag prices below a threshold",
		"anything under {limit} bucks highlighted",
		"point out affordable items",
		"show cheap stuff",
		"please mark all prices smaller than {limit}",
		"maximum price {limit}",
		"make low prices green",
	],
	slots: [{ name: "limit", type: "number", question: "Up to which price shall prices be marked?", required: true }],
	effects: ["look"],
	sites: "ask",
	write(values) {
		return {
			grants: [],
			body: `const LIMIT = ${quote(values.limit)};
const SIGNS = ["$", "€", "£", "¥", "₹", "zł", "kr", "₺", "₩", "R$", "Fr.", "USD", "EUR", "GBP", "CHF", "JPY", "INR", "PLN", "SEK", "NOK", "DKK", "CAD", "AUD"];
${FOLLOW_CHANGES}${TEXTS_OF}${NUMBER_OF}${PRICE_ELEMENTS}
const pattern = patternOf(SIGNS);
const sheet = new CSSStyleSheet();
sheet.replaceSync("[data-scriptorium-cheap] { outline: 3px solid #1a9c4b !important; outline-offset: 2px !important; border-radius: 3px !important; }");
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
let marked = new Set();
followChanges(() => {
  const cheap = new Set(priceElements(pattern).filter(({ prices }) => prices.some((price) => price <= LIMIT)).map(({ element }) => element));
  for (const element of marked) if (!cheap.has(element)) element.removeAttribute("data-scriptorium-cheap");
  for (const element of cheap) element.setAttribute("data-scriptorium-cheap", "");
  marked = cheap;
});
`,
		};
	},
};
