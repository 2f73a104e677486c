import { parseChecksums } from "@scriptorium/userscript/checksum";
import type { Severity } from "../analysis-result.ts";
import { isDecoded } from "../engine/markup-safety.ts";
import { registrableDomain } from "../engine/site.ts";
import { isClearPath, isPlausible } from "../flows/grade-leak.ts";
import { isOnlyParsed } from "../flows/only-parsed.ts";
import { type Pinning, pinningOf } from "../flows/pinned-address.ts";
import { isDisposableHost, isPublisher } from "../flows/script-hosts.ts";
import { serverOwnerOf } from "../flows/server-owner.ts";
import { runsWhatItGot } from "../flows/texts.ts";
import { isOfUpdates } from "../flows/update-servers.ts";
import { isOpenPlace } from "../hosts/open-places.ts";
import { isOfKnownOrganization } from "../hosts/organizations.ts";
import { isKnownLibrary, isOfKnownPublisher, libraryOfDigest } from "../libraries/known-library.ts";
import { type Carried, type Destination, type OriginKind, type Sink, UNNAMED_SERVER } from "../trace/trace.ts";
import { at, type Finding, type Rule, type Subject } from "./rule.ts";

/** The source of data that is run as code. */
const RUN: Partial<Readonly<Record<OriginKind, readonly [severity: Severity, who: string]>>> = {
	remote: ["critical", "what another server answers"],
	message: ["high", "what other windows send"],
	address: ["medium", "what stands in the address of the page"],
	request: ["low", "what it catches from the site's traffic"],
	// The site itself could have run it.
	page: ["low", "text of the page"],
	clipboard: ["medium", "the content of the clipboard"],
	"site-answer": ["low", "an answer of the site itself"],
	selection: ["low", "marked text"],
	answer: ["low", "what you type in for it"],
};

const LOAD: Readonly<Record<Pinning, readonly [severity: Severity, why: string]>> = {
	pinned: ["medium", "code that was not checked, in an exact version"],
	range: ["medium", "code that was not checked, in its newest release"],
	loose: ["medium", "code that was not checked, without an exact version"],
	"unknown-host": ["high", "whoever owns that server decides what it does"],
	// Pages over https refuse it; a page without https can itself be changed on its way.
	"insecure-store": ["medium", "a public library over an unprotected connection"],
	// A page over https does not load it.
	insecure: ["medium", "over an unprotected connection"],
	"local-file": ["low", "a file on the author's own computer"],
	inline: ["low", "written into the address"],
};

const KNOWN: readonly [severity: Severity, why: string] = ["low", "a known library"];

const KNOWN_PUBLISHER: readonly [severity: Severity, why: string] = ["low", "a public library that was not checked"];
const NAMED_OWNER: readonly [severity: Severity, why: string] = ["medium", "code that was not checked"];

/** Servers of public libraries that keep no versions apart, or keep them in ways of their own. */
const LIBRARY_SERVERS =
	/(?:^|\.)(?:staticfile\.(?:org|net)|bdimg\.com|bootcss\.com|bootcdn\.(?:cn|net)|baomitu\.com|loli\.net|sinaapp\.com|upcdn\.net|bytecdntp\.com|zstatic\.net|sustech\.edu\.cn)$/;

/** A company that many sites load code from, at a place where it alone publishes. */
function isOfNamedOwner({ host, address }: Destination): boolean {
	if (host === null || isOpenPlace(host, address ?? "")) return false;
	return LIBRARY_SERVERS.test(host) || isOfKnownOrganization(registrableDomain(host));
}

export const remoteCode: Rule = {
	id: "remote-code",
	title: "Runs code from elsewhere",
	catches:
		"Code controlled by other servers, windows or addresses: fetched and run, or loaded by a script element, import or worker.",
	severity: "critical",
	advice: "Include the code in the script, or load it with @require in an exact version with a checksum.",
	check: (subject) =>
		subject.trace.sinks.flatMap((sink) => {
			if (sink.kind !== "run-code" && sink.kind !== "load-code") return [];
			const run = sink.carried
				.filter(({ role }) => role === "code")
				.flatMap((carried) => judgeData(sink, carried, subject));
			if (sink.kind === "run-code") return run;
			return [...run, ...sink.destinations.flatMap((destination) => judgeAddress(sink, destination, subject))];
		}),
};

function judgeData(sink: Sink, carried: Carried, { source, reach }: Subject): Finding[] {
	const { offset, api } = sink;
	const { origin, steps, unsure } = carried;
	const [usual, who] = RUN[origin.kind] ?? [];
	const severity = origin.kind === "address" && !isSetByLinks(origin.what) ? "low" : usual;
	if (api === "Function" && isOnlyParsed(source.program, offset)) return [];
	// A function found in an answer is one of the answer's own methods.
	if (!severity || !who || api === "call") return [];
	if (unsure && severity !== "low") {
		const description = `May run ${who} (${origin.what}) as code, by ${api}: it passes through a function whose code is not here.`;
		return [{ severity: reach.isLong ? "low" : "medium", offset, steps, description }];
	}
	if (severity === "critical" || severity === "high") {
		if (isClearPath(carried) && runsWhatItGot(sink) && (origin.kind !== "remote" || isStranger(origin.what))) {
			// A long program keeps rules for sites or a part of its own on its author's server as often as not.
			const isOwn = (reach.isLong && !isDisposableHost(origin.what)) || isOfUpdates(source, origin.what);
			const usual = isOwn ? "medium" : severity;
			const graded = isPlausible(carried, reach) ? usual : "low";
			return [{ severity: graded, offset, steps, description: `Runs ${who} (${origin.what}) as code, by ${api}.` }];
		}
		const isUnnamed = reach.isLong && origin.what === UNNAMED_SERVER;
		const graded = isPlausible(carried, reach) && !isUnnamed ? "medium" : "low";
		const description = `May run ${who} (${origin.what}) as code, by ${api}.`;
		const facts = `Reads ${who} (${origin.what}) and runs text as code, by ${api}. Whether it is that text could not be checked: functions on the way may be used for different data.`;
		return [{ severity: graded, offset, steps, description, facts, isDoubted: !isClearPath(carried) }];
	}
	if (severity === "medium" && !(isClearPath(carried) && runsWhatItGot(sink))) return [];
	return [{ severity, offset, steps, description: `Runs ${who} (${origin.what}) as code, by ${api}.` }];
}

/** Whose answers whoever wrote the script, or fills in its address, can change from one visit to the next, unseen by others. */
function isStranger(server: string): boolean {
	return server !== UNNAMED_SERVER && !server.startsWith("@") && !isPublisher(server);
}

/** The parts of an address that any link can set to a program; the whole begins with the site's own name. */
function isSetByLinks(what: string): boolean {
	return isDecoded(what) || /hash|search|referrer|title/i.test(what);
}

function judgeAddress(sink: Sink, destination: Destination, { source, reach }: Subject): Finding[] {
	const { offset, api } = sink;
	const owner = serverOwnerOf(destination, reach);
	const steered = sink.carried.find(
		({ role, origin }) =>
			(role === "url" || role === "target") && (origin.kind === "remote" || origin.kind === "message"),
	);
	if (api === "serviceWorker.register" && owner !== "stranger") {
		return [
			at(
				offset,
				"medium",
				"Registers a service worker, a program that can change every page of the site and stays there after the script is removed.",
			),
		];
	}
	if (owner === "own" || owner === "local") return [];
	if (owner === "unknown" || owner === "page-given") {
		// An element whose tag the check does not know is a script least of all.
		// In a long program a function that loads what it is given is part of a library, or is called with what is not followed.
		const isChosen = sink.carried.some(({ role }) => role === "url" || role === "target");
		const usual = api === "element.src" || reach.isLong || (!isChosen && !/worker/i.test(api)) ? "low" : "medium";
		const severity = steered && isClearPath(steered) && !reach.isLong ? "high" : usual;
		if (severity === "low") return [];
		return [at(offset, severity, `Loads code by ${api} from a place that the script does not name.`)];
	}
	// One function that makes all elements, or sets all attributes, joins the tag of one call with the address of another.
	if (reach.isLong && (sink.isMixed === true || sink.destinations.length > 1)) return [];
	const protection = protect(sink, destination);
	const isNamedOwner = protection === "unknown-host" && isOfNamedOwner(destination);
	const isPublic = isOfKnownPublisher(absolute(destination.address));
	const [severity, why] = isKnown(sink, destination)
		? KNOWN
		: isPublic
			? KNOWN_PUBLISHER
			: isNamedOwner
				? NAMED_OWNER
				: LOAD[protection];
	const what = `Loads code from ${destination.host ?? "another server"} by ${api}: ${why}.`;
	// A long program loads a part of its own from its author's server as often as not; nobody publishes at a place that does not last.
	const { host } = destination;
	const isOwnPart = host !== null && ((reach.isLong && !isDisposableHost(host)) || isOfUpdates(source, host));
	const graded = severity === "high" && (owner === "sibling" || isOwnPart) ? "medium" : severity;
	return [{ ...at(offset, graded, what), about: destination.address ?? "" }];
}

function protect({ details }: Sink, { address }: Destination): Pinning {
	if (details.integrity?.some((hash) => /^sha(?:256|384|512)-/.test(hash))) return "pinned";
	return pinningOf(absolute(address)) ?? "unknown-host";
}

/** Browsers compare the checksum of an element, so it says as much as the address. */
function isKnown({ details }: Sink, { address }: Destination): boolean {
	const digests = (details.integrity ?? []).flatMap((text) => parseChecksums(`#${text}`).checksums);
	const isListed =
		digests.length === 1 && digests[0]?.algorithm === "sha256" && libraryOfDigest(digests[0].hex) !== null;
	return isListed || isKnownLibrary(absolute(address));
}

function absolute(address: string | null): string {
	return address?.startsWith("//") ? `https:${address}` : (address ?? "");
}
