import { leakRule } from "./leak-rule.ts";

export const cookieExfiltration = leakRule({
	id: "cookie-exfiltration",
	title: "Cookies sent away",
	catches: "Cookies of the site sent to another server.",
	severity: "critical",
	advice:
		"Cookies can sign others in as you. Do not install the script; as its author, remove the cookies from what is sent.",
	kinds: ["cookie"],
	data: "The site's cookies are",
});
