import { FIND_PRICE } from "./code/find-price.ts";
import { read, template } from "./flow-template.ts";

export const shoppingPriceTracker = template(
	{
		id: "shopping-price-tracker",
		name: "Shopping Price Tracker",
		description: "Keeps the last 50 prices of a product in this browser, and tells you when the price has changed.",
		category: "utility",
		icon: "cart",
	},
	{
		former: ["store", "Former price", { variable: "former", value: "" }],
		count: ["store", "Number of prices", { variable: "count", value: "0" }],
		unknown: ["store", "No price yet", { variable: "price", value: "" }],
		price: ["custom", "Find the price", { code: FIND_PRICE }],
		found: ["condition", "Is there a price?", { condition: 'price !== ""' }],
		keep: [
			"custom",
			"Keep the last 50 entries",
			{
				code: [
					'const key = "price-history " + (document.querySelector("link[rel=canonical]")?.href ?? location.pathname);',
					'const stored = JSON.parse(localStorage.getItem(key) ?? "[]");',
					"const entries = Array.isArray(stored) ? stored : [];",
					'variables.former = entries.at(-1)?.price ?? "";',
					"entries.push({ price: variables.price, at: new Date().toISOString() });",
					"const kept = entries.slice(-50);",
					"localStorage.setItem(key, JSON.stringify(kept));",
					"variables.count = String(kept.length);",
				].join("\n"),
			},
		],
		changed: ["condition", "Has it changed?", { condition: 'former !== "" && former !== price' }],
		tell: ["alert", "Say what it was", { message: `The price was ${read("former")} and is now ${read("price")}.` }],
		same: [
			"alert",
			"Say that it is kept",
			{ message: `Price ${read("price")}: ${read("count")} kept, at most 50.` },
			1,
		],
		none: ["alert", "Say that there is none", { message: "No price was found on this page. Nothing is kept." }, 2],
	},
	[
		"former count",
		"count unknown",
		"unknown price",
		"price found",
		"found keep true",
		"found none false",
		"keep changed",
		"changed tell true",
		"changed same false",
	],
);
