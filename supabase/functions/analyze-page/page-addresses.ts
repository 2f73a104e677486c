import { redactAddress } from "@scriptorium/redaction/redact-address";
import type { Redactor } from "@scriptorium/redaction/redact-text";
import { looksRandom } from "@scriptorium/redaction/secret-ranges";
import { pageAnalysisLimits as limits } from "@scriptorium/shared-protocol/page-analysis";

/** Longer addresses carry data. */
const MAX_READ_LENGTH = 16_000;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** Hashes, object ids of databases. */
const HASH = /^(?=.*\d)[\da-f]{8,}$/i;
/** A number between the separators of names. */
const NUMBER = /(?<=^|[-_.~:])\d+(?=$|[-_.~:])/g;
const MIN_RANDOM = 20;

/** Redacts addresses of a page, as the extension does. */
export interface PageAddresses {
	/** Of the page itself, without secrets. */
	readonly own: string;
	/** Absolute, without passwords, codes and tokens; only the scheme outside of the web; null when it is invalid. */
	report(written: string): string | null;
	/** Whether a link opens another document: no fragment of this one, no code. */
	leadsAway(written: string): boolean;
	/** Address with `{id}` for identifiers and `{value}` for parameters; null outside of the web. */
	pattern(written: string): string | null;
}

/**
 * Resolves and redacts the addresses of a page.
 * @param page its absolute address
 * @param base `href` of its `base` element; undefined without one
 * @param redactor knows the page's secrets
 * @returns functions without state
 */
export function createPageAddresses(page: string, base: string | undefined, redactor: Redactor): PageAddresses {
	const root = read(base ?? "", page)?.href ?? page;
	const report = (written: string): string | null => {
		const url = read(written, root);
		if (url === null) return null;
		if (!isWeb(url)) return url.protocol;
		return redactor.text(redactAddress(url.href, { redactor, suspects: true }), limits.address);
	};
	return {
		own: report(page) ?? "",
		report,
		leadsAway: (written) => {
			const url = read(written, root);
			return url !== null && isWeb(url) && !(url.hash !== "" && bare(url.href) === bare(page));
		},
		pattern: (written) => {
			const url = read(report(written) ?? "", root);
			return url !== null && isWeb(url) ? patternOf(url).slice(0, limits.address) : null;
		},
	};
}

function read(written: string, base: string): URL | null {
	const short = written.slice(0, MAX_READ_LENGTH);
	return URL.canParse(short, base) ? new URL(short, base) : null;
}

const isWeb = ({ protocol }: URL): boolean => protocol === "http:" || protocol === "https:";
const bare = (address: string): string => address.split("#")[0] ?? "";

function patternOf({ origin, pathname, searchParams }: URL): string {
	const path = pathname.split("/").map(partPattern).join("/");
	const names = [...new Set([...searchParams.keys()].map((name) => encodeURIComponent(name)))].toSorted();
	return origin + path + (names.length === 0 ? "" : `?${names.map((name) => `${name}={value}`).join("&")}`);
}

function partPattern(part: string): string {
	// E-mail addresses and typed words.
	if (UUID.test(part) || HASH.test(part) || /[@%]/.test(part)) return "{id}";
	if (part.length >= MIN_RANDOM && looksRandom(part)) return "{id}";
	return part.replace(NUMBER, "{id}");
}
