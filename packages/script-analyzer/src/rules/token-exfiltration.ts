import { leakRule } from "./leak-rule.ts";

export const tokenExfiltration = leakRule({
	id: "token-exfiltration",
	title: "Access keys sent away",
	catches: "Session and security tokens or API keys of the site sent to another server.",
	severity: "critical",
	advice:
		"Anyone with the key can act as you. Do not install the script; as its author, keep tokens on the site they belong to.",
	kinds: ["token"],
	data: "A key that identifies you to the site is",
});
