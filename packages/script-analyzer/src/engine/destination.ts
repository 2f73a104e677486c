import type { Destination } from "../trace/trace.ts";
import type { Machine } from "./machine.ts";
import { isDeclared, registrableDomain } from "./site.ts";
import type { Taints } from "./taint.ts";
import { textsOf } from "./text-of.ts";
import { HOLE, hasMarks, PAGE_LINK, SITE, SITE_HOST } from "./text-pattern.ts";
import type { Value } from "./value.ts";

const UNRESOLVED: Destination = { kind: "unresolved", host: null, scheme: null, declared: false, address: null };
/** An address that comes out of one of these is one the page itself gave. */
const PAGE_KINDS: ReadonlySet<string> = new Set(["page", "address", "request", "site-answer"]);
const LOCAL_SCHEMES = /^(?:data|blob|about|javascript|mailto|tel|sms|chrome-extension|moz-extension|filesystem)$/;

/** Where addresses lead, without repetition. */
export function destinationsOf(machine: Machine, address: Value): readonly Destination[] {
	const found = new Map<string, Destination>();
	for (const text of textsOf(machine, address)) {
		const destination = readAddress(machine, text, address.taints);
		found.set(`${destination.kind} ${destination.host} ${destination.scheme}`, destination);
	}
	return [...found.values()];
}

function readAddress(machine: Machine, raw: string, taints: Taints): Destination {
	// Browsers drop tabs and line breaks, and take backslashes for slashes.
	const text = raw.trim().replace(/[\t\n\r]/g, "");
	const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(text)?.[1]?.toLowerCase() ?? null;
	const address = hasMarks(text) ? text.slice(0, 200).replace(/[\uE000-\uE003]/g, "…") : text.slice(0, 200);
	const known = { scheme, address };
	if (scheme !== null && LOCAL_SCHEMES.test(scheme)) {
		return { ...known, kind: "local", host: null, declared: false };
	}
	if (text.startsWith(SITE)) return { ...known, kind: "same-site", host: null, declared: true };
	if (text.startsWith(PAGE_LINK)) return { ...known, kind: "page-given", host: null, declared: false };
	const authority = /^(?:[a-z][a-z0-9+.-]*:)?[\\/]{2}([^\\/?#]*)/i.exec(text)?.[1];
	if (authority !== undefined) return { ...known, ...readAuthority(machine, authority, text) };
	if (scheme !== null) return { ...UNRESOLVED, ...known };
	if (!text.startsWith(HOLE)) return { ...known, kind: "same-site", host: null, declared: true };
	const fromPage = taints.some(({ origin }) => PAGE_KINDS.has(origin.kind));
	return fromPage && text === HOLE ? { ...UNRESOLVED, ...known, kind: "page-given" } : { ...UNRESOLVED, ...known };
}

function readAuthority(
	machine: Machine,
	authority: string,
	text: string,
): Pick<Destination, "kind" | "host" | "declared"> {
	const atTheEnd = text.endsWith(authority);
	const host = authority
		.slice(authority.lastIndexOf("@") + 1)
		.replace(/:\d*$/, "")
		.toLowerCase();
	if (host === SITE_HOST || host.startsWith(SITE)) return { kind: "same-site", host: null, declared: true };
	if (host.startsWith(PAGE_LINK)) return { kind: "page-given", host: null, declared: false };
	const lastMark = Math.max(host.lastIndexOf(HOLE), host.lastIndexOf(SITE_HOST));
	const unresolved = { kind: "unresolved", host: null, declared: false } as const;
	if (lastMark < 0) return resolved(machine, host);
	// What follows the last unknown part decides, when it is long enough to be somebody's domain.
	const end = host.slice(lastMark + 1);
	if (!/^(?:[a-z0-9-]*\.)+[a-z][a-z0-9-]+$/.test(end) || !end.startsWith(".") || end.split(".").length < 3)
		return unresolved;
	return atTheEnd && host.endsWith(HOLE) ? unresolved : { ...resolved(machine, end.slice(1)), host: end };
}

function resolved(machine: Machine, host: string): Pick<Destination, "kind" | "host" | "declared"> {
	if (host === "") return { kind: "unresolved", host: null, declared: false };
	if (machine.site.domains.has(registrableDomain(host))) return { kind: "same-site", host, declared: true };
	return { kind: "third-party", host, declared: isDeclared(machine.site, host) };
}
