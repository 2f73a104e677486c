import { isCardNumber } from "./check-digits.ts";
import { isSecretParameter } from "./name-of-secret.ts";
import type { Redactor } from "./redact-text.ts";

/** What a relative address is resolved with, to be read; no host of the web ends so (RFC 2606). */
const BASE = "https://redaction.invalid";
/** The part of a path behind one of these is a token, where it looks like one. */
const TOKEN_FOLLOWS =
	/^(?:reset|password-reset|reset-password|verify|verification|confirm|confirmation|activate|activation|magic|magic-link|invite|invitation|token|unsubscribe|auth|login|signin|sign-in|recover|recovery|unlock|session|share)$/i;
const MIN_TOKEN = 12;

export interface AddressRules {
	/** Takes out what it knows as well. */
	readonly redactor?: Redactor;
	/** Names under which this page's forms send secrets. */
	readonly names?: ReadonlySet<string>;
	/** Also takes out what only may be a secret; addresses that a run goes to would lead nowhere then. */
	readonly suspects?: boolean;
}

/**
 * An address without the passwords, codes and tokens that pages put into theirs: values of parameters become empty, parts of a path
 * `-`. What is no address, or has no secret, is given back as it is, letter by letter.
 * @param written absolute, or as a page writes it
 */
export function redactAddress(written: string, rules: AddressRules = {}): string {
	const isAbsolute = URL.canParse(written);
	if (!isAbsolute && !/[/?#]/.test(written)) return written;
	if (!URL.canParse(written, BASE)) return written;
	const url = new URL(written, BASE);
	if (url.protocol !== "http:" && url.protocol !== "https:") return isTold(url.href, rules) ? written : url.protocol;
	const { username, password, search, hash, pathname } = url;
	const toldHash = isTold(hash, rules) ? hash : "";
	const told = {
		username: "",
		password: "",
		pathname: withoutTokens(pathname, rules),
		search: withoutValues(search, "?", rules),
		hash: hash.includes("=") ? withoutValues(hash, "#", rules) : toldHash,
	};
	const isSame = username === "" && password === "" && told.pathname === pathname;
	if (isSame && told.search === search && told.hash === hash) return written;
	Object.assign(url, told);
	return isAbsolute ? url.href : url.href.slice(written.startsWith("//") ? url.protocol.length : url.origin.length);
}

/** Whether the address is told as it is written. */
export const isAddressClean = (written: string, rules: AddressRules = {}): boolean =>
	redactAddress(written, rules) === written;

function withoutValues(part: string, sign: string, rules: AddressRules): string {
	const parameters = new URLSearchParams(part.slice(1));
	let isChanged = false;
	for (const [name, value] of [...parameters]) {
		if (!isTold(name, rules)) parameters.delete(name);
		else if (value === "" || isValueTold(name, value, rules)) continue;
		else parameters.set(name, "");
		isChanged = true;
	}
	// Escapes hide a secret that stands across two values.
	if (!isTold(part, rules) && !isChanged) return "";
	return isChanged ? sign + parameters.toString() : part;
}

const isValueTold = (name: string, value: string, rules: AddressRules): boolean =>
	!isSecretParameter(name) &&
	!(rules.names?.has(name) ?? false) &&
	!isCardNumber(value) &&
	isTold(value, rules) &&
	// An address in an address.
	(!/^(?:https?:)?\/[^\s]*[?#]/.test(value) || redactAddress(value, rules) === value);

function withoutTokens(path: string, rules: AddressRules): string {
	const parts = path.split("/");
	const told = parts
		.map((part, at) => {
			const isToken = TOKEN_FOLLOWS.test(parts[at - 1] ?? "") && part.length >= MIN_TOKEN && /\d/.test(part);
			return part !== "" && (isToken || !isTold(part, rules)) ? "-" : part;
		})
		.join("/");
	// A secret can stand across the parts.
	return isTold(told, rules) ? told : "/";
}

function isTold(part: string, { redactor, suspects = false }: AddressRules): boolean {
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
