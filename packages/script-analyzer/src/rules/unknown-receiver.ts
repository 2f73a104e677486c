import type { Severity } from "../analysis-result.ts";
import { isClearPath, isPlausible } from "../flows/grade-leak.ts";
import { OCCASION } from "../flows/occasion.ts";
import { isOwnQuestion } from "../flows/texts.ts";
import type { Carried, OriginKind, Sink } from "../trace/trace.ts";
import type { Finding, Rule, Subject } from "./rule.ts";

export const unknownReceiver: Rule = {
	id: "unknown-receiver",
	title: "Data handed to an unknown receiver",
	catches:
		"Secrets and personal data handed to a browser extension, to the app around the page, or to a function of the page that sends: where the data goes is not in the code.",
	severity: "high",
	advice: "Send data only when the visitor asks for it, to a server whose address is in the code; never send secrets.",
	check: (subject) => subject.trace.sinks.flatMap((sink) => (sink.kind === "hand-over" ? judge(sink, subject) : [])),
};

const SECRET: ReadonlySet<OriginKind> = new Set(["cookie", "token", "password", "key", "wallet"]);
const CONFIDENTIAL: ReadonlySet<OriginKind> = new Set([
	...(["form", "storage", "clipboard", "media", "geolocation", "file", "message", "request", "site-answer"] as const),
]);
const OF_PAGE: ReadonlySet<OriginKind> = new Set(["page", "selection"]);

function judge(sink: Sink, { source, reach }: Subject): readonly Finding[] {
	const isToPage = sink.details.receiver?.includes("page") ?? false;
	return sink.carried.flatMap((carried): Finding[] => {
		// A click on a bookmarklet asks for what its name says, which is never to hand over a recording.
		const isAsked = sink.trigger === "purpose" && !(source.kind === "bookmarklet" && carried.origin.kind === "media");
		const graded = gradeOf(carried, isAsked, isToPage);
		if (graded === null) return [];
		const likely = graded === "high" && !isClearPath(carried) ? "medium" : graded;
		// What a long program calls by such a name is a function of its own as often as not.
		const isOwn = reach.isLong && isToPage && likely === "medium";
		const severity = isPlausible(carried, reach) && !isOwn ? likely : "low";
		const occasion =
			source.kind === "bookmarklet" && sink.trigger === "purpose" ? "when you use it" : OCCASION[sink.trigger];
		const whom = WHOM[isToPage ? "page" : sink.details.receiver?.includes("app") ? "app" : "extension"];
		const description = `Hands ${carried.origin.what} to ${whom} (${sink.api}), ${occasion}: where it goes is not in the code.`;
		return [{ severity, offset: sink.offset, description, steps: carried.steps }];
	});
}

const WHOM = {
	page: "a function of the page",
	app: "the app around the page",
	extension: "a browser extension",
} as const;

/** A page's own function gets what belongs to the page: its token is no secret to it, and neither is its content. */
function gradeOf({ origin, unsure }: Carried, isAsked: boolean, isToPage: boolean): Severity | null {
	if (isOwnQuestion(origin) && origin.kind !== "password") return null;
	// `contract.methods.pay().send({ from })`: the rule `wallet-theft` tells what a wallet is asked for.
	if (isToPage && origin.kind === "wallet") return null;
	if (SECRET.has(origin.kind)) return unsure || (isToPage && origin.kind === "token") ? "medium" : "high";
	if (unsure || isAsked) return null;
	if (CONFIDENTIAL.has(origin.kind)) return isToPage && origin.kind === "site-answer" ? null : "medium";
	return OF_PAGE.has(origin.kind) && !isToPage ? "medium" : null;
}
