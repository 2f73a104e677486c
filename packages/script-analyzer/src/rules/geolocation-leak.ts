import { leakRule } from "./leak-rule.ts";

export const geolocationLeak = leakRule({
	id: "geolocation-leak",
	title: "Location sent away",
	catches: "The visitor's location sent to another server.",
	severity: "high",
	advice: "Request the location only on a click, and name the receiving server in @connect.",
	kinds: ["geolocation"],
	data: "Your location is",
});
