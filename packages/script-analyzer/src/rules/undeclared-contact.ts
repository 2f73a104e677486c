import { LIBRARY, UNKNOWN_MEMBER, UNKNOWN_SENDER } from "../engine/secret-address.ts";
import type { Reach } from "../flows/reach.ts";
import { serverOwnerOf } from "../flows/server-owner.ts";
import { isSpelledAt } from "../flows/spelled-at.ts";
import { nodesOf } from "../source/nodes-of.ts";
import type { Source } from "../source/source.ts";
import type { Sink } from "../trace/trace.ts";
import { at, type Finding, type Rule } from "./rule.ts";

/** They load something to display; without data in the address they reveal little. */
const SHOWS = /^(?:img|audio|video|source|track|picture)\.src$|^link\.href$|^style url\(\)$|^Audio$|^Image/;

/** `@connect` governs the manager's own requests only; a page's requests follow the rules of the page. */
const GOVERNED = /^GM[_.]/;

/** That an address was put together, or kept in a property, contacts nobody. */
const IS_GUESS: ReadonlySet<string> = new Set([UNKNOWN_MEMBER, UNKNOWN_SENDER]);

export const undeclaredContact: Rule = {
	id: "undeclared-contact",
	title: "Contacts a server unasked",
	catches:
		"Servers that a userscript contacts without being asked: with the manager's rights and not named in @connect, or only to report to them.",
	severity: "medium",
	isOfCircumstances: true,
	advice: "Name the servers of GM_xmlhttpRequest in @connect, and contact others only when the visitor asks for it.",
	check: ({ source, trace, reach }) => {
		if (source.kind === "bookmarklet") return [];
		const declares = (source.metadata?.connects.length ?? 0) > 0;
		return trace.sinks.flatMap((sink): Finding[] => {
			if (sink.kind !== "request" || sink.trigger === "purpose" || IS_GUESS.has(sink.api)) return [];
			const stranger = sink.destinations.find((one) => serverOwnerOf(one, reach) === "stranger" && !one.declared);
			if (!stranger || (isQuietPicture(sink) && !isHidden(sink))) return [];
			const occasion = sink.trigger === "automatic" ? "by itself" : "when you do something on the page";
			const host = stranger.host ?? "another server";
			if (sink.api === LIBRARY && !isSpelledAt(source, sink.offset, host)) return [];
			if (sink.api === LIBRARY) {
				const given = `Gives an address of ${host} to a function whose code is not here, which may contact it, ${occasion}.`;
				return [at(sink.offset, reports(sink, reach) || reach.everywhere ? "medium" : "low", given)];
			}
			const what = `Contacts ${host} ${occasion} (${sink.api})`;
			if (reports(sink, reach)) {
				const isUsed = sink.api === "XMLHttpRequest" && looksAtResponse(source, sink.offset);
				return [at(sink.offset, "medium", isUsed ? `${what}.` : `${what}; no use of the answer was found.`)];
			}
			// Whom it contacts is said by what the script may do; on every site the server learns where somebody is.
			if (reach.everywhere)
				return [at(sink.offset, reach.isLong || serves(sink) ? "low" : "medium", `${what}, on every site you visit.`)];
			const isStanding = /^(?:EventSource|WebSocket)/.test(sink.api);
			if (!GOVERNED.test(sink.api)) return [at(sink.offset, isStanding ? "medium" : "low", `${what}.`)];
			const which = declares
				? "the script does not name it in @connect, although it names others"
				: "the script names no server in @connect";
			return [at(sink.offset, "low", `${what}; ${which}.`)];
		});
	},
};

/** Whether the function around a request has the words for its response: it may get there by a way that was not followed. */
function looksAtResponse({ program, text }: Source, offset: number): boolean {
	const around = nodesOf(program).findLast(
		({ type, start, end }) => /Function/.test(type) && start <= offset && offset < end,
	);
	const code = around ? text.slice(around.start, around.end) : text;
	return /\bresponse(?:Text|XML)?\b|\bon(?:load|readystatechange)\b/.test(code);
}

/** The request serves its receiver alone: a counter, a beacon, an invisible image. */
function reports(sink: Sink, { isLong }: Reach): boolean {
	const { api, destinations, details, repeated, responseIgnored } = sink;
	if (isHidden(sink) || /beacon|\bping$/i.test(api)) return true;
	// Pictures are shown, and what a long program does with a response is not always followed.
	if (isLong) return false;
	const varies = destinations.some(({ address }) => address?.includes("…"));
	// Images in markup and backgrounds are displayed; those that are different each time count.
	if (/^style/.test(api) || details.looks) return varies;
	// An element that the page shows goes on being shown, with what the script puts into it.
	if (api === "element.src" && details.own?.includes("false")) return false;
	// What is shown serves the visitor; only what nobody sees is there for its receiver.
	return responseIgnored || (repeated && /^(?:EventSource|WebSocket)/.test(api));
}

/** Whether a request serves the visitor: its picture is displayed, or a click or a key causes it and its response is used. */
function serves(sink: Sink): boolean {
	const { api, trigger, responseIgnored } = sink;
	return !isHidden(sink) && !responseIgnored && (SHOWS.test(api) || trigger === "page-event");
}

/** An invisible element: not meant to display something. */
function isHidden({ kind, details }: Sink): boolean {
	return (
		kind === "request" &&
		/display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?![.\d])/.test((details.looks ?? []).join())
	);
}

/** A constant image or font, equal for everybody: it neither transmits nor counts. */
function isQuietPicture({ api, repeated, carried, destinations }: Sink): boolean {
	if (!SHOWS.test(api) || repeated || carried.some(({ role }) => role !== "target")) return false;
	const style = /^(?:link|style)/.test(api);
	return destinations.every(({ address }) => !(style ? /…/ : /[?…]/).test(address ?? ""));
}
