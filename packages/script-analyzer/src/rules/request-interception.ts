import { leakRule } from "./leak-rule.ts";

export const requestInterception = leakRule({
	id: "request-interception",
	title: "Traffic of the site sent away",
	catches: "What the page exchanges with its own site, intercepted by a replaced function and sent to another server.",
	severity: "high",
	advice: "Do not install the script unless you trust that server with everything you do on the site.",
	kinds: ["request"],
	data: "The page's traffic with its site is",
});
