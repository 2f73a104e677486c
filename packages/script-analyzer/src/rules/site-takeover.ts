import { type Takeover, takeoverOf } from "../flows/takeover.ts";
import { at, type Rule } from "./rule.ts";

const WHAT: Readonly<Record<Takeover, string>> = {
	code: "Installs or changes the site's software with your rights on it.",
	markup: "Writes markup that runs a program into the site, where it can reach others.",
	account: "Makes an account or sets a password on the site with your rights.",
	role: "Gives an account of the site an administrator's rights.",
	mail: "Sets a mail address of its own for an account of the site.",
	administration: "Changes the site in its administration, with your rights and a token from one of its pages.",
	form: "Writes a form with a token of the site into the page and sends it with your rights.",
	access: "Gives another program or key access to your account.",
};

export const siteTakeover: Rule = {
	id: "site-takeover",
	title: "Takes over the site or an account",
	catches:
		"Requests to the site that make accounts, set passwords, roles or mail addresses, give access, or change its software without being asked.",
	severity: "high",
	advice: "Do such things only after a click on a control that names them.",
	check: ({ source, trace }) =>
		trace.sinks.flatMap((sink) => {
			const takeover = takeoverOf(sink, source);
			return takeover === null ? [] : [at(sink.offset, "high", WHAT[takeover])];
		}),
};
