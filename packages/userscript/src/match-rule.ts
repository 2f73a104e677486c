import { compilePattern } from "./linear-pattern.ts";
import { matchesPattern, parseMatchPattern } from "./match-pattern.ts";
import type { PageUrl } from "./page-url.ts";
import { type AddressTest, fitsPattern } from "./run-pattern.ts";
import { TOP_LEVEL_DOMAIN } from "./top-level-domain.ts";

/** How one `@match` or `@exclude-match` value is applied. */
export interface MatchRule {
	/** A pattern that Chromium accepts and that covers at least the pages of the rule. */
	readonly pattern: string;
	/** The pages of the rule, where `pattern` covers more; null where it covers exactly them. */
	readonly address: AddressTest | null;
}

const MAX_LENGTH = 2048;
const MAX_WILDCARDS = 20;
const LOOSE = /^(\*|https?|http\*):\/\/([^/?#:]+)(?::(\d{1,5}|\*))?(\/[^#]*)(#.*)?$/is;

/**
 * Reads a `@match` value: a match pattern with Chromium's meaning, or one of the forms that Chromium refuses and script
 * managers run: the scheme `http*`, wildcards anywhere in the host (`*://www.example.*\/*`), the suffix `.tld`, and a fragment.
 *
 * @param text the value as written
 * @returns how to apply it; null for a value that no manager matches
 */
export function readMatchRule(text: string): MatchRule | null {
	const plain = text.replace(/^http\*:/i, "*:");
	const isPlain = !/#|^[^:]*:\/\/[^/]*\.tld[:/]/.test(plain);
	if (isPlain && parseMatchPattern(plain) !== null) return { pattern: plain, address: null };
	const [, scheme, host, port, path, fragment] = text.length > MAX_LENGTH ? [] : (LOOSE.exec(text) ?? []);
	if (scheme === undefined || host === undefined || path === undefined || /[\s\\@%[\]]/.test(host)) return null;
	if (text.split("*").length - 1 > MAX_WILDCARDS || /\s/.test(text)) return null;
	const broadScheme = /\*/.test(scheme) ? "*" : scheme.toLowerCase();
	const exact = `${broadScheme}://${host}${port === undefined ? "" : `:${port}`}${path}`;
	const pattern = host.endsWith(".tld") || parseMatchPattern(exact) === null ? `${broadScheme}://*/*` : exact;
	const source = [
		`^${broadScheme === "*" ? "https?" : broadScheme}:\\/\\/`,
		hostSource(host),
		port === undefined || port === "*" ? "(?::\\d+)?" : `:${port}`,
		fragment === undefined ? pathSource(path) : quoteGlob(path + fragment),
		"$",
	].join("");
	const compiled = compilePattern(source, false);
	return compiled && { pattern, address: { pattern: compiled, withFragment: fragment !== undefined } };
}

/**
 * Whether a rule covers an address.
 *
 * @param rule what `readMatchRule` returned
 * @param url the address, split by `parsePageUrl`
 * @returns true when the pattern and the condition on the address are met; null when the address is too long for the condition
 */
export function fitsMatchRule({ pattern, address }: MatchRule, url: PageUrl): boolean | null {
	if (address !== null) return fitsAddress(address, url);
	const parsed = parseMatchPattern(pattern);
	return parsed !== null && matchesPattern(parsed, url);
}

function fitsAddress({ pattern, withFragment }: AddressTest, url: PageUrl): boolean | null {
	const host = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i.exec(url.href)?.[0] ?? "";
	const address = host.toLowerCase() + url.href.slice(host.length) + (withFragment ? url.fragment : "");
	return fitsPattern(pattern, address);
}

const quote = (text: string): string => text.replace(/[\\^$.|?+()[\]{}/]/g, "\\$&");
const quoteGlob = (glob: string): string => glob.split(/\*+/).map(quote).join(".*");

/** `*.` at the start stands for subdomains and nothing, any other `*` for any part of the host. */
function hostSource(written: string): string {
	const withSuffix = written.endsWith(".tld");
	const host = (withSuffix ? written.slice(0, -".tld".length) : written).toLowerCase();
	const subdomains = host.startsWith("*.");
	const parts = (subdomains ? host.slice(2) : host).split(/\*+/).map(quote);
	return `${subdomains ? "(?:[^/:]+\\.)?" : ""}${parts.join("[^/:]*")}${withSuffix ? TOP_LEVEL_DOMAIN : ""}`;
}

/** `/foo/*` covers `/foo` too, as in Chromium. */
function pathSource(path: string): string {
	return path.endsWith("/*") ? `${quoteGlob(path.slice(0, -2))}(?:\\/.*)?` : quoteGlob(path);
}
