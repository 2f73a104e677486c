import { isCardNumber } from "./check-digits.ts";
import { isSecretParameter } from "./name-of-secret.ts";
import type { Redactor } from "./redact-text.ts";

/** Base for parsing relative addresses; `.invalid` is reserved (RFC 2606). */
const BASE = "https://redaction.invalid";
/** Path segments that are followed by a token. */
const TOKEN_FOLLOWS =
	/^(?:reset|password-reset|reset-password|verify|verification|confirm|confirmation|activate|activation|magic|magic-link|invite|invitation|token|unsubscribe|auth|login|signin|sign-in|recover|recovery|unlock|session|share)$/i;
const MIN_TOKEN = 12;

export interface AddressRules {
	/** Also removes the secrets that this redactor knows. */
	readonly redactor?: Redactor;
	/** Names under which this page's forms send secrets. */
	readonly names?: ReadonlySet<string>;
	/** Also removes values that only look like secrets. Not for addresses that a run opens, which may need them. */
	readonly suspects?: boolean;
}

/**
 * Removes passwords, codes and tokens from an address: values of parameters become empty, segments of the path become `-`.
 * @param written an absolute address, or a relative one as a page writes it
 * @param rules further secrets to remove
 * @returns the address, unchanged to the letter if it has no secret or is no address
 */
export function redactAddress(written: string, rules: AddressRules = {}): string {
	const isAbsolute = URL.canParse(written);
	if (!isAbsolute && !/[/?#]/.test(written)) return written;
	if (!URL.canParse(written, BASE)) return written;
	const url = new URL(written, BASE);
	if (url.protocol !== "http:" && url.protocol !== "https:") return isClean(url.href, rules) ? written : url.protocol;
	const { username, password, search, hash, pathname } = url;
	const redactedHash = isClean(hash, rules) ? hash : "";
	const redacted = {
		username: "",
		password: "",
		pathname: withoutTokens(pathname, rules),
		search: withoutValues(search, "?", rules),
		hash: hash.includes("=") ? withoutValues(hash, "#", rules) : redactedHash,
	};
	const isSame = username === "" && password === "" && redacted.pathname === pathname;
	if (isSame && redacted.search === search && redacted.hash === hash) return written;
	Object.assign(url, redacted);
	return isAbsolute ? url.href : url.href.slice(written.startsWith("//") ? url.protocol.length : url.origin.length);
}

/**
 * Whether `redactAddress` would leave an address unchanged.
 * @param written an absolute or relative address
 * @param rules further secrets to remove
 * @returns true for an address without secrets
 */
export const isAddressClean = (written: string, rules: AddressRules = {}): boolean =>
	redactAddress(written, rules) === written;

/**
 * Whether a text is the address of a page with a token in it, as links for a single use have.
 * @param text as it was typed
 * @param min least number of characters of a parameter's value
 * @returns false for other texts, also those that contain such an address
 */
export function isSecretAddress(text: string, min: number): boolean {
	if (!/^https?:\/\/\S+$/i.test(text) || !URL.canParse(text)) return false;
	const { pathname, searchParams, hash } = new URL(text);
	const parameters = [...searchParams, ...(hash.includes("=") ? new URLSearchParams(hash.slice(1)) : [])];
	return (
		withoutTokens(pathname, {}) !== pathname ||
		parameters.some(([name, value]) => value.length >= min && isSecretParameter(name))
	);
}

function withoutValues(part: string, sign: string, rules: AddressRules): string {
	const parameters = new URLSearchParams(part.slice(1));
	let isChanged = false;
	for (const [name, value] of [...parameters]) {
		if (!isClean(name, rules)) parameters.delete(name);
		else if (value === "" || isValueClean(name, value, rules)) continue;
		else parameters.set(name, "");
		isChanged = true;
	}
	// Percent-encoding could hide a secret that spans two values.
	if (!isClean(part, rules) && !isChanged) return "";
	return isChanged ? sign + parameters.toString() : part;
}

const isValueClean = (name: string, value: string, rules: AddressRules): boolean =>
	!isSecretParameter(name) &&
	!(rules.names?.has(name) ?? false) &&
	!isCardNumber(value) &&
	isClean(value, rules) &&
	// An address in an address.
	(!/^(?:https?:)?\/[^\s]*[?#]/.test(value) || redactAddress(value, rules) === value);

function withoutTokens(path: string, rules: AddressRules): string {
	const parts = path.split("/");
	const redacted = parts
		.map((part, at) => {
			// Some have the person before the token.
			const follows = [parts[at - 1], parts[at - 2]].some((before) => TOKEN_FOLLOWS.test(before ?? ""));
			const isToken = follows && part.length >= MIN_TOKEN && /\d/.test(part);
			return part !== "" && (isToken || !isClean(part, rules)) ? "-" : part;
		})
		.join("/");
	// A secret can span several segments.
	return isClean(redacted, rules) ? redacted : "/";
}

function isClean(part: string, { redactor, suspects = false }: AddressRules): boolean {
	if (redactor === undefined || part === "") return true;
	return [part, decoded(part)].every((text) => (suspects ? redactor.isClean(text) : !redactor.hasSecret(text)));
}

function decoded(part: string): string {
	try {
		return decodeURIComponent(part.replaceAll("+", " "));
	} catch {
		// Not every % is an escape.
		return part;
	}
}
