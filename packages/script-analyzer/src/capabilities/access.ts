import type { Access, AccessRead, AnalysisResult, CapabilityProfile, ScriptInput } from "../analysis-result.ts";
import type { OriginKind } from "../trace/trace.ts";

/** Names of hosts per fact: a list shows them in one line. */
const MAX_NAMES = 3;

/** What a reader calls the data, the most private first; null for what comes from the script itself. */
const READS: Readonly<Record<OriginKind, AccessRead | null>> = {
	password: "passwords",
	cookie: "cookies",
	token: "tokens",
	wallet: "wallet",
	key: "keystrokes",
	form: "form-entries",
	clipboard: "clipboard",
	file: "files",
	media: "camera-microphone",
	geolocation: "location",
	storage: "site-storage",
	message: "messages",
	request: "site-traffic",
	"site-answer": "site-traffic",
	device: "device",
	selection: "page",
	page: "page",
	"page-global": "page",
	address: "page",
	"script-storage": null,
	answer: null,
	remote: null,
	blank: null,
};

/**
 * What a script could do if it were written to harm: where it runs, whose code it runs, what it reads and whom it contacts. Access is
 * never a warning. The lists of the database have the same facts (`private.reach_of`).
 *
 * @param result of the analysis
 * @param kind of the script; a bookmarklet runs on the page on which it is clicked
 * @returns the facts; null when the script could not be read, so that nothing is known about it
 */
export function accessOf(
	{ risk_level, capabilities }: Pick<AnalysisResult, "risk_level" | "capabilities">,
	kind: NonNullable<ScriptInput["kind"]>,
): Access | null {
	if (risk_level === "unrated") return null;
	return { ...siteAccess(capabilities, kind), ...codeAndReads(capabilities), ...contactsOf(capabilities) };
}

type Sites = Pick<Access, "sites" | "site_names" | "site_count">;

const SCHEMES: ReadonlySet<string> = new Set(["*", "http", "https", "http*"]);
/** All hosts, or all below a public suffix that thousands of owners share. */
const EVERY_HOST = /^\*(?:\.(?:[a-z]{2,}|(?:co|com|org|net|gov|edu|ac)\.[a-z]{2}))?$/;

/** The host of a `@match` pattern, which is no address; null where the pattern names none. */
function hostOfPattern(pattern: string): string | null {
	const [scheme = "", nothing, host = "", path] = pattern.split("/", 4);
	const isWithHost = scheme.endsWith(":") && nothing === "" && path !== undefined;
	return isWithHost && SCHEMES.has(scheme.slice(0, -1).toLowerCase()) ? host : null;
}

function isEverySite(pattern: string): boolean {
	return pattern === "*" || pattern === "<all_urls>" || EVERY_HOST.test(hostOfPattern(pattern) ?? "");
}

function siteAccess({ runs_on }: CapabilityProfile, kind: "bookmarklet" | "userscript"): Sites {
	if (kind === "bookmarklet") return { sites: "this-site", site_names: [], site_count: 0 };
	const patterns = runs_on.map(({ what }) => what);
	if (patterns.length === 0 || patterns.some(isEverySite)) return { sites: "any-site", site_names: [], site_count: 0 };
	const hosts = patterns.map((pattern) => shownHost(hostOfPattern(pattern) ?? ""));
	// A list of some of the sites would look like a list of all.
	if (hosts.includes(null)) return { sites: "named-sites", site_names: [], site_count: 0 };
	const names = [...new Set(hosts.filter((host) => host !== null))];
	return {
		sites: names.length === 1 ? "this-site" : "named-sites",
		site_names: names.slice(0, MAX_NAMES),
		site_count: names.length,
	};
}

function codeAndReads({ loaded_code, reads }: CapabilityProfile): Pick<Access, "code" | "reads"> {
	const code = loaded_code && (loaded_code.every(({ pinned }) => pinned) ? "pinned" : "not-pinned");
	const known: Readonly<Record<string, AccessRead | null>> = READS;
	const kinds = new Set(reads?.map(({ what }) => (Object.hasOwn(known, what) ? known[what] : null)));
	const ordered = [...new Set(Object.values(READS))].filter((one) => one !== null);
	return {
		code: loaded_code?.length === 0 ? "none" : (code ?? null),
		reads: reads === undefined ? null : ordered.filter((one) => kinds.has(one)),
	};
}

type Contacts = Pick<Access, "offline" | "contacts" | "contact_count" | "own_site" | "unknown_hosts">;

/** Writing the address of a link contacts nobody; `location.href` and the address of a style sheet do. */
const isContact = (via: string): boolean => !/\.href$/.test(via) || via === "location.href" || via === "link.href";

function contactsOf({ offline, hosts }: CapabilityProfile): Contacts {
	const contacted = offline ? [] : hosts.filter(({ via }) => isContact(via)).map(({ host }) => host);
	const names = [...new Set(contacted.map(shownHost).filter((host) => host !== null))];
	return {
		offline,
		contacts: names.slice(0, MAX_NAMES),
		contact_count: names.length,
		own_site: contacted.includes("(this site)"),
		unknown_hosts: contacted.includes("(unknown)"),
	};
}

/** A host name or IPv4 address as lists show it (`private.shown_host`); null for anything else. */
function shownHost(written: string): string | null {
	const host = written
		.trim()
		.toLowerCase()
		.replace(/:[0-9*]+$/, "")
		.replace(/^\*\./, "")
		.replace(/^www\./, "");
	const isName = host.length <= 253 && /^(?:[\p{L}\p{N}_-]+\.)+\p{L}[\p{L}\p{N}-]*$/u.test(host);
	return isName || /^\d{1,3}(?:\.\d{1,3}){3}$/.test(host) || host === "localhost" ? host : null;
}
