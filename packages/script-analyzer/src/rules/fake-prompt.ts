import { framesOf, looksAt } from "../flows/element-looks.ts";
import { isClearPath, isLoopback, isPlausible } from "../flows/grade-leak.ts";
import type { Leak } from "../flows/leak.ts";
import { SECRET_WORDS, SEED_WORDS, SIGN_IN_WORDS } from "../flows/prompt-words.ts";
import type { Reach } from "../flows/reach.ts";
import { serverOwnerOf } from "../flows/server-owner.ts";
import { isOwnQuestion, shownTexts } from "../flows/texts.ts";
import type { Sink } from "../trace/trace.ts";
import { describeLeak } from "./leak-rule.ts";
import { at, type Finding, type Rule, type Subject } from "./rule.ts";

export const fakePrompt: Rule = {
	id: "fake-prompt",
	title: "Fake sign-in",
	catches:
		"Prompts and overlays made by the script that ask for passwords, codes or seed phrases and send them away; frames that cover the whole page.",
	severity: "critical",
	advice: "Do not install the script. Type passwords only into pages of the site itself.",
	check: (subject) => {
		const asked = subject.leaks.filter(({ carried, to }) => isOwnQuestion(carried.origin) && to !== "window");
		// Both are read once: scripts can be long, and a form has many fields.
		const shown = asked.length > 0 ? shownTexts(subject.trace) : "";
		const poses = asked.length > 0 && (SIGN_IN_WORDS.test(shown) || SIGN_IN_WORDS.test(subject.source.text));
		return [...asked.flatMap((leak) => judge(leak, subject.reach, shown, poses)), ...covers(subject)];
	},
};

/** A frame that covers the page: the address bar still shows the site, whatever the frame shows. */
function covers(subject: Subject): Finding[] {
	return framesOf(subject.trace).flatMap((sink) => {
		const description = coverOf(sink, subject);
		if (description === null || !fillsPage(sink, subject.source)) return [];
		return [at(sink.offset, "medium", description)];
	});
}

/** What a frame would show that covers the page; null when that is the site's own page, or what the visitor asked for. */
function coverOf({ trigger, destinations }: Sink, { source, reach }: Subject): string | null {
	const owned = destinations.map((destination) => ({ destination, owner: serverOwnerOf(destination, reach) }));
	const foreign = owned.find(({ owner }) => owner === "stranger")?.destination;
	const isAsked = trigger === "purpose" && source.kind === "userscript";
	if (foreign) {
		const poses = SIGN_IN_PAGE.test(foreign.address ?? "") || SIGN_IN_WORDS.test(source.text);
		return isAsked && !poses ? null : `Covers the whole page with a page of ${foreign.host ?? "another server"}.`;
	}
	if (isAsked) return null;
	if (owned.some(({ owner }) => owner === "unknown" || owner === "page-given"))
		return "Covers the whole page with a page that the code does not name.";
	const isSite = owned.some(({ owner }) => owner === "own");
	return isSite && trigger === "automatic" && STAYS_AROUND.test(source.text)
		? "Covers the page with a frame of the site and stays around it: it goes on while you use the site inside."
		: null;
}

/** Reads what happens in the frame, and writes its address into the address bar. */
const STAYS_AROUND = /\bcontent(?:Window|Document)\b|\b(?:replace|push)State\b/;

function fillsPage({ details, offset }: Sink, { program, text }: Subject["source"]): boolean {
	const looks = `${(details.style ?? []).join(";")}\n${looksAt(program, text, offset)}`;
	return /position\s*:\s*fixed/i.test(looks) && /inset\s*:\s*0|(?:100(?:vw|vh|%)[\s\S]*){2}/i.test(looks);
}

/** Scripts do not take card payments themselves: payment services use pages of their own. */
const CARD_WORDS = /\bcvv|\bcvc|card.?num|\bcc-?(?:num|csc|exp)/i;

const SIGN_IN_PAGE = /\b(?:log-?in|sign-?in|sso|auth|oauth|account|verify|passwor[dt]|wallet|secure)\b/i;

function judge({ carried, destination, sink, to }: Leak, reach: Reach, shown: string, signIn: boolean): Finding[] {
	if ((to !== "stranger" && to !== "unknown") || isLoopback(destination.host)) return [];
	const words = [carried.origin.what, ...carried.steps.map(({ description }) => description)].join(" ");
	const isPassword = carried.origin.kind === "password";
	const seed = SEED_WORDS.test(words) || SEED_WORDS.test(shown);
	// Words somewhere in what the script shows say nothing of this field, unless all of it poses as a sign-in.
	const asks = isPassword || seed || SECRET_WORDS.test(words) || (signIn && SECRET_WORDS.test(shown));
	const card = isPassword && CARD_WORDS.test(`${carried.origin.what}\n${shown}`);
	const poses = seed || card || (isPassword && signIn);
	// A key for the service itself, typed into the script's own settings, travels in a header to a declared server.
	const settings = !poses && (carried.role === "header" || (sink.trigger === "purpose" && !isPassword));
	if (!asks || (destination.declared && settings)) return [];
	const what = "What you answer to a prompt of the script, which asks for secret data, is";
	const description = describeLeak({ carried, destination, sink, to }, what);
	const proven = to === "stranger" && (poses || !destination.declared) && isClearPath(carried);
	if (!proven && !isPlausible(carried, reach)) return [];
	return [{ severity: proven ? "critical" : "medium", offset: sink.offset, steps: carried.steps, description }];
}
