import { FOLLOW_CHANGES, TEXTS_OF } from "../code-parts/page-changes.ts";
import { NUMBER_OF, PRICE_ELEMENTS } from "../code-parts/prices.ts";
import { quote } from "../code-parts/quote.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const convertCurrency: ScriptTemplate = {
	id: "convert-currency",
	title: "Convert prices to another currency",
	description:
		"Writes behind each price in one currency what it is in another one, at the rate that you name. No rate is fetched: change it in the script when it moves.",
	category: "shopping",
	tags: ["currency", "price", "convert", "shopping"],
	kind: "userscript",
	phrasings: [
		"convert currency on shop pages",
		"convert {from} to {to}",
		"show prices in {to}",
		"currency converter for prices with rate {rate}",
		"convert {from} into {to} at {rate}",
		"display prices in my currency",
		"what is this in {to}",
		"turn {from} prices into {to} on {site}",
		"I want to see euros instead of dollars",
		"add the amount in {to} next to each price",
		"exchange rate {rate} for all prices",
		"automatic price conversion",
		"show how much it costs in {to}",
		"dollar to euro on amazon",
		"currency conversion",
		"calculate prices from {from} in {to}",
		"prices in local currency please",
		"multiply all {from} prices by {rate}",
		"foreign currency prices converted while shopping",
		"convert pounds to {to}",
		"yen to {to} converter",
		"money converter",
	],
	slots: [
		{ name: "from", type: "text", question: "From which currency? For example USD.", required: true },
		{ name: "to", type: "text", question: "To which currency? For example EUR.", required: true },
		{ name: "rate", type: "number", question: "How much of the new currency is one unit worth?", required: true },
	],
	effects: ["look"],
	sites: "any",
	write(values) {
		return {
			grants: [],
			body: `const FROM = ${quote(values.from)};
const TO = ${quote(values.to)};
const RATE = ${quote(values.rate)};
const CURRENCIES = {
  USD: ["$", "US$", "USD", "dollar", "dollars"], EUR: ["€", "EUR", "euro", "euros"], GBP: ["£", "GBP", "pound", "pounds"], JPY: ["¥", "JPY", "yen"],
  CHF: ["CHF", "Fr.", "franc", "francs"], INR: ["₹", "INR", "Rs.", "rupee", "rupees"], PLN: ["zł", "PLN", "zloty"], KRW: ["₩", "KRW", "won"], TRY: ["₺", "TRY", "lira"],
  CAD: ["C$", "CA$", "CAD"], AUD: ["A$", "AU$", "AUD"], BRL: ["R$", "BRL", "real", "reais"], CNY: ["CN¥", "CNY", "RMB", "yuan"],
  SEK: ["SEK"], NOK: ["NOK"], DKK: ["DKK"], CZK: ["Kč", "CZK"],
};
${FOLLOW_CHANGES}${TEXTS_OF}${NUMBER_OF}${PRICE_ELEMENTS}
const codeOf = (name) => Object.keys(CURRENCIES).find((code) => CURRENCIES[code].some((sign) => sign.toLowerCase() === name.trim().toLowerCase()));
const target = codeOf(TO) ?? TO;
const pattern = patternOf(CURRENCIES[codeOf(FROM)] ?? [FROM]);
const write = (amount) => {
  try {
    return new Intl.NumberFormat(undefined, { style: "currency", currency: target }).format(amount);
  } catch {
    return amount.toFixed(2) + " " + target;
  }
};
const sheet = new CSSStyleSheet();
sheet.replaceSync("[data-scriptorium-converted]::after { content: ' ≈ ' attr(data-scriptorium-converted); font-size: 0.9em; font-weight: 600; opacity: 0.85; }");
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
let noted = new Set();
followChanges(() => {
  const found = priceElements(pattern);
  const elements = new Set(found.map(({ element }) => element));
  for (const element of noted) if (!elements.has(element)) element.removeAttribute("data-scriptorium-converted");
  for (const { element, prices } of found) {
    const note = prices.map((price) => write(price * RATE)).join(", ");
    if (element.getAttribute("data-scriptorium-converted") !== note) element.setAttribute("data-scriptorium-converted", note);
  }
  noted = elements;
});
`,
		};
	},
};
