/** What the parser returns; the members that are used here. */
interface ParsedUrl {
	readonly href: string;
	readonly protocol: string;
	readonly username: string;
	readonly password: string;
	readonly host: string;
	readonly hostname: string;
	readonly port: string;
	readonly pathname: string;
	readonly search: string;
	readonly hash: string;
}

/** The parser of browsers, workers, Node and Deno. Declared here because this package uses no other web API. */
declare const URL: {
	new (address: string, base?: string): ParsedUrl;
	canParse(address: string, base?: string): boolean;
};

/** An absolute address as the URL standard reads it, which is how every loader reads it. */
export interface WebAddress {
	/** Lower case, without the colon. */
	readonly scheme: string;
	/** Lower case, in punycode, without port; empty for `data:` and the like. */
	readonly hostname: string;
	/** Empty where it is the scheme's own. */
	readonly port: string;
	/** Without dot segments. */
	readonly path: string;
	/** With its `?`; empty without one. */
	readonly query: string;
	/** With its `#`; empty without one. */
	readonly fragment: string;
	/** Has a user name or a password before the host. */
	readonly hasCredentials: boolean;
	/** The address in the form that says what is loaded: without credentials. */
	readonly plain: string;
}

/** Stands for the place that a script is installed from. */
const BASE = "https://base.invalid/scripts/script.user.js";
const BASE_HOST = "base.invalid";
const DEFAULT_PORTS: Readonly<Record<string, string>> = { http: "80", https: "443", ftp: "21", ws: "80", wss: "443" };

/**
 * Reads an address by the URL standard. Nothing else in the project may decide which host or path a written address has: text
 * before an `@`, backslashes and encoded dots mislead every pattern.
 *
 * @param written an address as its author wrote it
 * @returns its parts; null when it is not absolute, or invalid
 * @see https://url.spec.whatwg.org/#url-parsing
 */
export function readAddress(written: string): WebAddress | null {
	return URL.canParse(written) ? toAddress(new URL(written)) : null;
}

/**
 * Whether an address names a file beside the script: managers resolve it against the address that the script is installed from.
 *
 * @param written an address as its author wrote it
 * @returns false for absolute and invalid addresses, and for those that name another host: `//evil.example`, `\\evil.example`
 */
export function isRelativeAddress(written: string): boolean {
	return !URL.canParse(written) && URL.canParse(written, BASE) && new URL(written, BASE).host === BASE_HOST;
}

/**
 * Finds an address whose host or path is another one than its text says: credentials, backslashes, dot segments, other ways to
 * write a host, characters that a parser skips, spaces. Letter case of scheme and host, a default port, and characters that are
 * percent-encoded one by one are fine: they change neither.
 *
 * @param written an address as its author wrote it
 * @returns the address to write instead; null when what is written is what loads, or nothing loads
 */
export function correctedAddress(written: string): string | null {
	const absolute = readAddress(written);
	if (absolute === null) {
		if (!URL.canParse(written, BASE)) return null;
		const resolved = new URL(written, BASE);
		if (resolved.host !== BASE_HOST) return toAddress(resolved).plain;
		return /[\s\\]/.test(written) ? resolved.pathname + resolved.search : null;
	}
	return isAsWritten(written, absolute) ? null : absolute.plain;
}

function toAddress(url: ParsedUrl): WebAddress {
	const scheme = url.protocol.slice(0, -1);
	const isWeb = Object.hasOwn(DEFAULT_PORTS, scheme);
	return {
		scheme,
		hostname: url.hostname,
		port: url.port,
		path: url.pathname,
		query: url.search,
		fragment: url.hash,
		hasCredentials: url.username !== "" || url.password !== "",
		plain: isWeb ? `${url.protocol}//${url.host}${url.pathname}${url.search}${url.hash}` : url.href,
	};
}

/** Whether the parts of an address that a person reads in the text are those that the URL parser finds. */
function isAsWritten(written: string, { scheme, hostname, port, path, query, hasCredentials }: WebAddress): boolean {
	// The address of a file on the author's computer loads nothing for other people.
	if (scheme === "file") return true;
	if (!Object.hasOwn(DEFAULT_PORTS, scheme)) return !/\s/.test(written);
	const parts = /^([a-z]+):\/\/([^/?#]*)([^?#]*)(\?[^#]*)?(?:#.*)?$/is.exec(written);
	if (parts === null || hasCredentials) return false;
	const [, , authority = "", writtenPath = "", writtenQuery = ""] = parts;
	const hosts = port === "" ? [hostname, `${hostname}:${DEFAULT_PORTS[scheme] ?? ""}`] : [`${hostname}:${port}`];
	return (
		hosts.includes(authority.toLowerCase()) &&
		!/\s/.test(written) &&
		encoded(writtenPath || "/") === encoded(path) &&
		(encoded(writtenQuery) === encoded(query) || (writtenQuery === "?" && query === ""))
	);
}

/** Percent-encodes what a parser encodes, and some characters more; leaves what is encoded already. */
function encoded(part: string): string {
	return part
		.replace(/\p{Surrogate}/gu, "\uFFFD")
		.replace(/[^\x21-\x7e]|["'<>`{}^|\\]/gu, (character) =>
			/[\x21-\x7e]/.test(character)
				? `%${character.charCodeAt(0).toString(16).toUpperCase()}`
				: encodeURIComponent(character),
		);
}
