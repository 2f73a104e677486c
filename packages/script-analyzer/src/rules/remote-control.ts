import { isClearPath, isPlausible } from "../flows/grade-leak.ts";
import { OCCASION } from "../flows/occasion.ts";
import { doubtOf, isCut } from "../flows/path-proof.ts";
import { serverOwnerOf } from "../flows/server-owner.ts";
import { staysOwn } from "../flows/texts.ts";
import type { Carried, Sink } from "../trace/trace.ts";
import type { Rule, Subject } from "./rule.ts";

export const remoteControl: Rule = {
	id: "remote-control",
	title: "Controlled by another server",
	catches:
		"Pages, downloads, clicks and inputs chosen by another server's response, without the visitor asking for them.",
	severity: "medium",
	advice: "State in the script where it goes and what it does, or offer a link and let the visitor choose.",
	check: (subject) =>
		subject.trace.sinks.flatMap((sink) => {
			if (sink.trigger === "purpose" || staysOwn(sink)) return [];
			const what = steered(sink, subject);
			const by = what === null ? undefined : sink.carried.find(isRemote);
			if (what === null || !by || isCut(by)) return [];
			const doubt = doubtOf(by, sink);
			const decides = doubt === null ? "decides" : "possibly decides";
			const description = `${what} that an answer of ${by.origin.what} ${decides} about (${sink.api}), ${OCCASION[sink.trigger]}${doubt === null ? "" : `: ${doubt}`}.`;
			const isLikely = sink.kind === "change-page" ? isClearPath(by) : isPlausible(by, subject.reach);
			const isJoined = subject.reach.isLong && sink.kind !== "submit" && sink.kind !== "act-on-page";
			const severity = isLikely && !isJoined ? ("medium" as const) : ("low" as const);
			return [{ severity, offset: sink.offset, steps: by.steps, description }];
		}),
};

/** A third party's response, or stored data of one. `@resource` texts are part of the script. */
function isRemote(carried: Carried): boolean {
	const { origin, role } = carried;
	return origin.kind === "remote" && origin.what !== "@resource" && role !== "header";
}

/** Describes the action that a response decides. */
function steered(sink: Sink, { reach }: Subject): string | null {
	const { kind, api, trigger, carried, destinations, details } = sink;
	// A beginning of the address that is known belongs to a site the reader can judge: an answer only fills in the rest.
	const anywhere = destinations.some((one) => {
		const owner = serverOwnerOf(one, reach);
		// Parts of the page's address inserted into the response.
		return owner === "unknown" || (owner === "page-given" && /^…/.test(one.address ?? ""));
	});
	const chosen = anywhere && carried.some((one) => isRemote(one) && (one.role === "target" || one.role === "url"));
	switch (kind) {
		case "navigation":
			return chosen ? "Opens a page" : null;
		case "submit":
			return chosen ? "Sends a form to a place" : null;
		case "frame":
			return chosen && trigger === "automatic" ? "Opens a frame" : null;
		case "request":
			if (/download/i.test(api)) return chosen ? "Downloads a file" : null;
			return chosen && isOrder(sink) ? "Sends a request" : null;
		case "act-on-page":
			return carried.some((one) => isRemote(one) && one.role === "target") ? "Clicks on something" : null;
		case "change-page":
			if (trigger !== "automatic" || (details.own ?? []).length === 0) return null;
			// A field that is written down is one that the script knows, as one in a panel of its own.
			if (/\.value$/.test(api)) {
				const isChosen =
					carried.some((one) => isRemote(one) && one.role === "target") || ACCOUNT_FIELD.test(fieldOf(sink));
				return isChosen && carried.some(isRemote) ? "Fills in a field" : null;
			}
			return /\.(?:href|action)$/.test(api) && anywhere && carried.some(isRemote) ? "Sets a link of the page" : null;
		default:
			return null;
	}
}

const ACCOUNT_FIELD = /passw|pwd|e-?mail|phone|account|address|amount|recipient|message|comment|\(|^$/i;
const fieldOf = ({ details }: Sink): string => [...(details.element ?? []), ...(details.selector ?? [])].join(" ");

/** The server decides both destination and content. */
function isOrder({ carried }: Sink): boolean {
	return carried.some((one) => isRemote(one) && isClearPath(one) && one.role === "body");
}
