import { leakRule } from "./leak-rule.ts";

export const cookieExfiltration = leakRule({
	id: "cookie-exfiltration",
	title: "Cookies sent away",
	catches: "Cookies of the site sent to another server.",
	severity: "critical",
	advice:
		"Anyone with your cookies can sign in as you. Do not install the script; as its author, remove the cookies from what is sent.",
	kinds: ["cookie"],
	data: "The site's cookies are",
});
