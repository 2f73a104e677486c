import { leakRule } from "./leak-rule.ts";

export const geolocationLeak = leakRule({
	id: "geolocation-leak",
	title: "Location sent away",
	catches: "Where the visitor is, sent to another server.",
	severity: "high",
	advice: "Ask for the location only on a click, and name the server that gets it in @connect.",
	kinds: ["geolocation"],
	data: "Where you are is",
});
