import { readAddress } from "@scriptorium/userscript/web-address";
import type { Program } from "acorn";
import type { Severity } from "../analysis-result.ts";
import { LIBRARY } from "../engine/secret-address.ts";
import { isClearPath, isPlausible, isSearch, isSecret, isSecretForSure } from "../flows/grade-leak.ts";
import type { Leak } from "../flows/leak.ts";
import { doubtOf, isIdle, isTold, proofOf } from "../flows/path-proof.ts";
import type { Reach } from "../flows/reach.ts";
import { serverOwnerOf } from "../flows/server-owner.ts";
import { isOwnQuestion } from "../flows/texts.ts";
import { nodesOfType } from "../source/nodes-of.ts";
import type { OriginKind, Sink } from "../trace/trace.ts";
import type { Finding, Rule, Subject } from "./rule.ts";

/** API of a sink that stands for a function of the browser chosen at run time. */
const COMPUTED = "a computed function";

const CONFIDENTIAL: ReadonlySet<OriginKind> = new Set([
	"storage",
	"request",
	"form",
	"media",
	"site-answer",
	"message",
	"clipboard",
	"geolocation",
]);

export const capabilityPair: Rule = {
	id: "capability-pair",
	title: "Secret data and an unknown destination",
	catches: "Scripts that read secret data and send something to a destination that the code does not show.",
	severity: "high",
	advice: "Write the address of the server into the code in plain text, and keep secret data away from it.",
	check: (subject) => {
		const isComplete = subject.trace.status === "complete";
		const proven = subject.leaks.flatMap((leak) =>
			passesOn(leak, subject) ? [] : judge(leak, subject.reach, isComplete),
		);
		return proven.length > 0 ? proven : [...together(subject), ...besideAnAddress(subject)];
	},
};

/** A replaced function that hands the page's own request on to where the page sent it. */
function passesOn({ carried, sink }: Leak, { trace }: Subject): boolean {
	return carried.origin.kind === "request" && trace.hooks.some(({ target }) => target.includes(sink.api));
}

/** `isComplete`: what was not followed may say where it goes. */
function judge(leak: Leak, reach: Reach, isComplete: boolean): Finding[] {
	if ((leak.to !== "unknown" && leak.to !== "sibling" && leak.to !== "doubtful") || !isTold(leak.carried)) return [];
	const graded = gradeUnknown(leak, reach);
	if (graded === null) return [];
	// A place that the exact run knows is only doubted: worth a look, and no proof of an attack.
	const isGrave =
		graded === "medium" &&
		!leak.destination.doubted &&
		// A function that nobody knows may send what it gets, and as often it does not.
		leak.sink.api !== COMPUTED &&
		isClearPath(leak.carried) &&
		((isComplete && (collects(leak) || givesAway(leak))) || isForWhoeverFillsIn(leak));
	const severity = isGrave ? "high" : graded;
	const { carried, sink } = leak;
	if (isIdle(severity, carried, sink)) return [];
	const contact = sink.api === COMPUTED ? "calls a function that is computed" : `sends requests ${placeOf(leak)}`;
	const proof = proofOf(carried, sink, contact);
	// In a long program the receiver is mostly an interface of the site itself, whose URL another function builds.
	const isUntold = reach.isLong && severity === "medium" && leak.to === "unknown" && isRequest(leak);
	// Interfaces get a token in a header, and a site that keeps an address in a cookie opens it.
	if (isUntold && (carried.role === "header" || sink.kind === "navigation")) return [];
	// What the page or another window says to the script is an argument of a function that is chosen by its name.
	if (carried.origin.kind === "message" && sink.api === COMPUTED) return [];
	const description = isUntold
		? `Reads ${carried.origin.what} and ${contact}. Whether the data goes to another site could not be checked: the script builds the address while it runs.`
		: describe(leak);
	return [{ severity, offset: sink.offset, description, steps: carried.steps, ...proof }];
}

/** Whether the data is sent by a request of the script, not by a function whose code is unknown, and to no placeholder address. */
function isRequest({ sink, destination }: Leak): boolean {
	return sink.api !== COMPUTED && sink.api !== LIBRARY && !destination.placeholder;
}

const UNTOLD = "to a place that cannot be told from the code";
const TO_BE_FILLED_IN = "to a server that whoever passes the script on fills in";
const OF_DOUBT = "to a place that may be another one than the code names";

function describe(leak: Leak): string {
	const { sink, carried } = leak;
	const reads = `Reads ${carried.origin.what}`;
	const place = placeOf(leak);
	if (sink.api === LIBRARY)
		return `${reads} and gives it to a function whose code is not here, which may send it ${place}.`;
	if (sink.api === COMPUTED) return `${reads} and gives it to a function that cannot be told from the code.`;
	const doubt = doubtOf(carried, sink);
	return doubt === null
		? `${reads} and sends it ${place} by ${sink.api}.`
		: `${reads} and possibly sends it ${place} by ${sink.api}: ${doubt}.`;
}

function placeOf({ to, destination: { host, placeholder, doubted } }: Leak): string {
	if (to === "sibling")
		return host === null ? "to another site" : `to ${host}, which may be another site than the page's`;
	if (placeholder) return TO_BE_FILLED_IN;
	return doubted || to === "doubtful" ? OF_DOUBT : UNTOLD;
}

/** The receiver is a placeholder and the data is the visitor's: nobody but the one who fills it in gains from it. */
function isForWhoeverFillsIn({ destination, carried: { unsure } }: Leak): boolean {
	return destination.placeholder === true && !unsure;
}

/** Cookies together with other data of several kinds in one request: everything about a visitor is gathered. */
function collects({ sink, to, carried }: Leak): boolean {
	if (to !== "unknown" || sink.trigger === "page-event" || carried.unsure || sink.isMixed) return false;
	const kinds = new Set(
		sink.carried.flatMap((one) => (one.role === "target" || !isClearPath(one) ? [] : [one.origin.kind])),
	);
	return (
		kinds.has("cookie") &&
		["storage", "page", "address", "form", "token"].filter((kind) => [...kinds].some((one) => one === kind)).length >= 2
	);
}

/**
 * All cookies of the site, or what is typed, in the address or the body of a request that serves nothing else. Headers
 * are how a site's own interfaces get cookies.
 */
function givesAway({ sink, to, carried: { origin, role, unsure } }: Leak): boolean {
	const isGrave = origin.what === "document.cookie" || origin.kind === "key";
	return to === "unknown" && !unsure && isGrave && role !== "header" && sink.responseIgnored;
}

function gradeUnknown({ carried, sink, to, destination }: Leak, reach: Reach): Severity | null {
	const { origin, unsure } = carried;
	const { kind } = origin;
	// In a long program the request and the secret are of places that never meet, as often as not.
	if (isSecret(kind)) {
		// A token in a header is for the interface that it belongs to.
		if (to === "sibling" && kind === "token" && (carried.role === "header" || reach.isLong)) return "low";
		return isPlausible(carried, reach) && (!reach.isLong || isSecretForSure(carried)) ? "medium" : "low";
	}
	if (unsure) return null;
	// A site's own interfaces are mostly spoken to like this.
	if (to === "doubtful") return null;
	// The address of a file that the visitor keeps.
	const isKept = sink.api === "a.download";
	if (CONFIDENTIAL.has(kind) && (reach.isLong || isKept) && !destination.placeholder) return "low";
	if (CONFIDENTIAL.has(kind)) return to === "sibling" || !isClearPath(carried) || isSearch(carried) ? "low" : "medium";
	if (kind !== "page" && kind !== "selection") return null;
	if (destination.placeholder) return "medium";
	// Content of the page in an address that was put together out of sight is how a site's own interfaces are asked.
	return sink.trigger === "purpose" || to === "sibling" ? null : "low";
}

/** Read for a purpose that seldom has to do with other servers. */
const RARE: ReadonlySet<OriginKind> = new Set([
	"cookie",
	"token",
	"password",
	"wallet",
	"media",
	"geolocation",
	"clipboard",
]);

/** No flow from one to the other was found, but there may be one that was not resolved. */
function together({ trace, leaks, reach }: Subject): Finding[] {
	// In a long program there nearly always is a place like that.
	if (reach.isLong) return [];
	const secret = trace.reads.find(({ origin }) => RARE.has(origin.kind) && !isOwnQuestion(origin));
	if (!secret || leaks.some(({ carried }) => carried.origin.kind === secret.origin.kind)) return [];
	const open = trace.sinks.find(
		(sink) =>
			(sink.kind === "request" || sink.kind === "submit" || sink.kind === "frame") &&
			hasRoom(sink) &&
			sink.destinations.some(
				(destination) => !destination.declared && /^(?:stranger|unknown)$/.test(serverOwnerOf(destination, reach)),
			),
	);
	if (!open) return [];
	const host =
		open.destinations.find((destination) => destination.host !== null)?.host ??
		"a place that cannot be told from the code";
	const what = `Reads ${secret.origin.what} and sends requests to ${host}; whether the data is in them is not known.`;
	// Where the server is named, it is known whom the script contacts; that it sends the secret there is a guess.
	const isNamed = open.destinations.every((destination) => destination.host !== null);
	const steps = [{ offset: secret.origin.offset, description: `reads ${secret.origin.what}` }];
	// Two facts that are both doubted are worth a look only where the receiver is not known.
	const isDoubtful = isNamed ? { isOfPage: true as const } : {};
	const severity = isNamed ? "low" : "medium";
	return [{ severity, offset: open.offset, description: what, steps, ...isDoubtful }];
}

/** Whether a request can have data in it: one to an address that is written in full, and without a body, has none. */
function hasRoom({ details, carried, kind }: Sink): boolean {
	const { address = [], body = [], method = [] } = details;
	const isWritten = address.length > 0 && address.every((text) => !text.includes("…"));
	const onlyAsks = method.every((name) => /^(?:GET|HEAD)?$/i.test(name));
	return kind === "submit" || !isWritten || !onlyAsks || body.length > 0 || carried.length > 0;
}

/**
 * The site's cookies are put into an address or body that goes to the site itself, as no site needs, and the code contains the
 * address of a stranger that nothing was seen to use: it may be the receiver, on a way that was not resolved.
 */
function besideAnAddress({ source, trace, reach }: Subject): Finding[] {
	if (reach.isLong) return [];
	const sending = trace.sinks.find(
		({ kind, carried, destinations }) =>
			(kind === "request" || kind === "navigation") &&
			destinations.some((one) => serverOwnerOf(one, reach) !== "stranger") &&
			carried.some(({ origin, role }) => origin.what === "document.cookie" && (role === "url" || role === "body")),
	);
	if (!sending) return [];
	const used = new Set(trace.sinks.flatMap(({ destinations }) => destinations.map(({ host }) => host)));
	const steps = sending.carried.find(({ origin }) => origin.what === "document.cookie")?.steps ?? [];
	const unused = strangersIn(source.program).find((host) => !used.has(host));
	if (unused === undefined) return [];
	const what = `Reads document.cookie and puts it into a request; the code also contains the address of ${unused}, and whether the request goes there is not known.`;
	return [{ severity: "medium", offset: sending.offset, description: what, steps }];
}

function strangersIn(program: Program): readonly string[] {
	const texts = [
		...nodesOfType(program, "Literal").map(({ value }) => value),
		...nodesOfType(program, "TemplateElement").map(({ value }) => value.cooked),
	];
	return texts.flatMap((text) => {
		if (typeof text !== "string" || text.length > MAX_ADDRESS_LENGTH) return [];
		const address = readAddress(text.startsWith("//") ? `https:${text}` : text);
		return address && FETCHED.has(address.scheme) && address.hostname !== "" ? [address.hostname] : [];
	});
}

const FETCHED: ReadonlySet<string> = new Set(["http", "https", "ws", "wss"]);
const MAX_ADDRESS_LENGTH = 2_000;
