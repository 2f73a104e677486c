import { read, template } from "./flow-template.ts";

export const pageChangeMonitor = template(
	{
		id: "page-change-monitor",
		name: "Page Change Monitor",
		description: "Compares the text of the page every 5 seconds, 10 times, and tells you when it has changed.",
		category: "automation",
		icon: "monitor",
	},
	{
		before: ["extract", "Read the page", { selector: "body", variable: "before" }],
		times: ["loop", "10 times", { times: 10 }],
		wait: ["wait", "Wait 5 seconds", { delay: 5000 }, 1],
		now: ["extract", "Read the page again", { selector: "body", variable: "now" }, 1],
		changed: ["condition", "Has it changed?", { condition: "now !== before" }, 1],
		tell: ["alert", "Say that it has changed", { message: "The page has changed." }, 1],
		keep: ["store", "Compare with this from now on", { variable: "before", value: read("now") }, 1],
		same: ["log", "Note that it is the same", { message: "The page is the same as before." }, 2],
		end: ["log", "Note the end", { message: "The page is no longer watched." }],
	},
	[
		"before times",
		"times wait body",
		"wait now",
		"now changed",
		"changed tell true",
		"tell keep",
		"changed same false",
		"times end done",
	],
);
