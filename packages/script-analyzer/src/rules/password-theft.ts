import { isOwnQuestion } from "../flows/texts.ts";
import { leakRule } from "./leak-rule.ts";

export const passwordTheft = leakRule({
	id: "password-theft",
	title: "Passwords sent away",
	catches: "Contents of password, card, code and seed-phrase fields sent to another server.",
	severity: "critical",
	advice: "Do not install the script. If you have run it, change the passwords you typed since.",
	kinds: ["password"],
	alsoToTheSite: true,
	regrade: ({ carried }, severity) => (isOwnQuestion(carried.origin) ? null : severity), // see `fake-prompt`
	data: "The content of a password or payment field is",
});
