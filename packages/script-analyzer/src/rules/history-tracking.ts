import { leakRule } from "./leak-rule.ts";

export const historyTracking = leakRule({
	id: "history-tracking",
	title: "Visited pages reported",
	catches: "Addresses and titles of visited pages sent to another server.",
	severity: "high",
	advice: "Look pages up only on demand, or name the sites in @match and the server in @connect.",
	kinds: ["address"],
	data: "The address or title of the page is",
});
