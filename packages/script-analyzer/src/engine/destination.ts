import type { Destination } from "../trace/trace.ts";
import type { Machine, Value } from "./domain.ts";
import { isPlaceholderAddress, isPlaceholderHost } from "./placeholders.ts";
import { isDeclared, isHost, isOpenOnOwnSite, isOwnSite } from "./site.ts";
import type { Taints } from "./taint.ts";
import { textsOf } from "./text-of.ts";
import { HOLE, hasMarks, PAGE_LINK, SITE, SITE_HOST } from "./text-pattern.ts";

const UNRESOLVED: Destination = { kind: "unresolved", host: null, scheme: null, declared: false, address: null };
/** Any other scheme opens an app of the visitor's computer, such as a video player; what stands where a server would is no server. */
const OF_SERVERS =
	/^(?:https?|wss?|ftps?|mqtts?|stuns?|turns?|stratum|ipfs|ipns|gopher|view-source|feed|irc|ssh|git|rtmps?|rtsp)(?:$|\+)/;
/** An address with one of these origins was given by the page. */
const PAGE_KINDS: ReadonlySet<string> = new Set(["page", "address", "request", "site-answer"]);
const HARD_SECRETS: ReadonlySet<string> = new Set(["cookie", "token", "password"]);
const LOCAL_SCHEMES = /^(?:data|blob|about|javascript|mailto|tel|sms|chrome-extension|moz-extension|filesystem)$/;
/** More slashes than two are skipped; a scheme may be known in part. */
const AUTHORITY = /^(?:[a-z][a-z0-9+.\uE000-]*:)?[\\/]{2,}([^\\/?#]*)/i;
/** The page's origin alone is not a complete host: `.stranger.test` or `@stranger.test` can follow. */
const AFTER_SITE = /^\uE001([^\\/?#\uE000]+)/;
/** `"/" + rest` may be `//stranger`, `origin + rest` may be `origin.stranger`. */
const HALF_PATH = /^(?:\uE001|[\\/])\uE000/;
/** `"ht" + rest`: may be an address of any host. */
const HALF_SCHEME = /^(?:ht{0,2}|https?|ws{0,2}|ft?p?)\uE000/i;

const MAX_CACHED_LENGTH = 1_000;
/** Destinations by address, per run. */
const CACHE = new WeakMap<Machine, Map<string, Destination>>();

/** Distinct destinations of an address. */
export function destinationsOf(machine: Machine, address: Value): readonly Destination[] {
	const found = new Map<string, Destination>();
	const texts = textsOf(machine, address);
	for (const text of texts) {
		const destination = readOnce(machine, text, address.taints);
		const atHome = destination.kind === "same-site" && destination.host === null && !text.startsWith(SITE);
		if (texts.length === 1 && !atHome) return [destination];
		found.set(keyOf(destination), destination);
		if (!atHome) continue;
		for (const moved of basesOf(machine)) found.set(keyOf(moved), moved);
	}
	return [...found.values()];
}

/** Two addresses are the same destination when they differ in their path alone. */
function keyOf({ kind, host, scheme, doubtful = false, placeholder = false }: Destination): string {
	return `${kind} ${host} ${scheme} ${doubtful} ${placeholder}`;
}

/**
 * Reads an address once, as a loop may send to it thousands of times. Addresses that are known in part are not cached: their
 * destination also depends on the data in them.
 */
function readOnce(machine: Machine, text: string, taints: Taints): Destination {
	if (text.length > MAX_CACHED_LENGTH || hasMarks(text)) return readAddress(machine, text, taints);
	const kept = CACHE.get(machine) ?? new Map<string, Destination>();
	const destination = kept.get(text) ?? readAddress(machine, text, taints);
	kept.set(text, destination);
	CACHE.set(machine, kept);
	return destination;
}

/** Destinations of relative addresses after the script has set a base address. */
function basesOf(machine: Machine): readonly Destination[] {
	const base = machine.store.hidden?.get("base");
	if (!base) return [];
	const moved = textsOf(machine, base).map((text) => readAddress(machine, text, base.taints));
	return moved.filter(({ kind }) => kind === "third-party" || kind === "unresolved");
}

function readAddress(machine: Machine, raw: string, taints: Taints): Destination {
	// As browsers do (URL standard): strips control characters at both ends, tabs and line breaks anywhere; backslashes
	// count as slashes.
	const text = raw.replace(/^[\p{Cc}\s]+|[\p{Cc}\s]+$/gu, "").replace(/[\t\n\r]/g, "");
	const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(text)?.[1]?.toLowerCase() ?? null;
	const address = hasMarks(text) ? text.slice(0, 200).replace(/[\uE000-\uE003]/g, "…") : text.slice(0, 200);
	const known = { scheme, address };
	if (scheme !== null && (LOCAL_SCHEMES.test(scheme) || !OF_SERVERS.test(scheme))) {
		return { ...known, kind: "local", host: null, declared: false };
	}
	const afterSite = AFTER_SITE.exec(text)?.[1];
	if (afterSite !== undefined) return { ...known, ...readAuthority(machine, SITE_HOST + afterSite, text) };
	const fromPage = taints.filter(({ origin, recoded }) => PAGE_KINDS.has(origin.kind) && !recoded).length;
	if (HALF_PATH.test(text)) {
		// `location.pathname` names no host. Doubtful unless the address has at least as many taints of the page as
		// unknown parts.
		const doubtful = fromPage < text.split(HOLE).length - 1;
		return { ...known, kind: "same-site", host: null, declared: true, doubtful };
	}
	if (text.startsWith(SITE)) return { ...known, kind: "same-site", host: null, declared: true };
	if (text.startsWith(PAGE_LINK)) return { ...known, kind: "page-given", host: null, declared: false };
	const authority = AUTHORITY.exec(text)?.[1];
	if (authority !== undefined) return { ...known, ...readAuthority(machine, authority, text) };
	if (scheme !== null || HALF_SCHEME.test(text)) return { ...UNRESOLVED, ...known };
	if (isPlaceholderAddress(text)) return { ...UNRESOLVED, ...known, placeholder: true };
	if (isOpenOnOwnSite(machine.site, text)) return { ...known, kind: "third-party", host: null, declared: false };
	if (!text.startsWith(HOLE)) return { ...known, kind: "same-site", host: null, declared: true };
	// With a secret in it, it is no address that the page gave.
	const isGiven = fromPage > 0 && text === HOLE && !taints.some(({ origin }) => HARD_SECRETS.has(origin.kind));
	return isGiven ? { ...UNRESOLVED, ...known, kind: "page-given" } : { ...UNRESOLVED, ...known };
}

function readAuthority(
	machine: Machine,
	authority: string,
	text: string,
): Pick<Destination, "kind" | "host" | "declared" | "placeholder"> {
	const atTheEnd = text.endsWith(authority);
	const host = authority
		.slice(authority.lastIndexOf("@") + 1)
		.replace(/:\w*$/, "")
		.toLowerCase();
	const hasScheme = /^[a-z][a-z0-9+.\uE000-]*:/i.test(text);
	if (host === SITE_HOST || host === SITE) return { kind: "same-site", host: null, declared: true };
	const lastMark = Math.max(...[HOLE, SITE, SITE_HOST, PAGE_LINK].map((mark) => host.lastIndexOf(mark)));
	const kind = host.startsWith(PAGE_LINK) ? "page-given" : "unresolved";
	const unresolved = { kind, host: null, declared: false } as const;
	const path = text.slice(text.indexOf(authority) + authority.length);
	if (lastMark < 0) return resolved(machine, host, path, hasScheme);
	// The end after the last unknown part decides when it has enough labels to be a registrable domain.
	const end = host.slice(lastMark + 1);
	if (!/^(?:[a-z0-9-]*\.)+[a-z][a-z0-9-]+$/.test(end) || !end.startsWith(".") || end.split(".").length < 3)
		return unresolved;
	return atTheEnd && host.endsWith(HOLE)
		? unresolved
		: { ...resolved(machine, end.slice(1), path, hasScheme), host: end };
}

function resolved(
	machine: Machine,
	host: string,
	path: string,
	hasScheme: boolean,
): Pick<Destination, "kind" | "host" | "declared" | "placeholder"> {
	if (isPlaceholderHost(host)) return { kind: "unresolved", host: null, declared: false, placeholder: true };
	if (!isHost(host, hasScheme)) return { kind: "unresolved", host: null, declared: false };
	if (isOwnSite(machine.site, host, path)) return { kind: "same-site", host, declared: true };
	return { kind: "third-party", host, declared: isDeclared(machine.site, host) };
}
