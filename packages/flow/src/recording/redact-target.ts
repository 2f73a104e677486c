import { isAddressClean, redactAddress } from "@scriptorium/redaction/redact-address";
import type { Redactor } from "@scriptorium/redaction/redact-text";
import type { RecordedTarget } from "./recorded-target.ts";
import { strategyOf } from "./strategy-of.ts";

export interface RedactionRules {
	readonly redactor: Redactor;
	/** Names of parameters by which forms of the recorded pages send secrets. */
	readonly names?: ReadonlySet<string>;
}

const MAX_VALUE = 400;
const MAX_SELECTOR = 2000;

/**
 * Removes secrets from a target. Selectors with a secret are dropped; if none is left, the first is cut before the secret
 * (`a[href^="/reset?token="]`).
 * @param target a recorded element
 * @param rules known secrets, and the names under which forms send secrets
 * @returns a copy with at least one selector
 */
export function redactTarget(target: RecordedTarget, rules: RedactionRules): RecordedTarget {
	const { alike, ...rest } = target;
	const { primary, fallbacks, attributes, fingerprint } = rest;
	const clean = [primary, ...fallbacks].filter((selector) => isSelectorClean(selector, rules));
	const [first = shortened(primary, rules), ...others] = clean;
	return {
		...rest,
		...(alike !== undefined && rules.redactor.isClean(alike.name) ? { alike } : {}),
		primary: first,
		strategy: first === primary ? target.strategy : strategyOf(first),
		fallbacks: others,
		attributes: Object.fromEntries(Object.entries(attributes).filter(([, value]) => rules.redactor.isClean(value))),
		...(fingerprint === undefined ? {} : { fingerprint: withoutSecrets(fingerprint, rules) as typeof fingerprint }),
	};
}

const QUOTED = /"((?:[^"\\]|\\.){0,2000})"|'((?:[^'\\]|\\.){0,2000})'/g;

function isSelectorClean(selector: string, { redactor, names }: RedactionRules): boolean {
	const spelled = spelledOut(selector);
	if (redactor.hasSecret(spelled)) return false;
	if (/^(?:text|aria)\//.test(selector)) return redactor.isClean(spelled);
	return quotedIn(spelled).every(
		(value) => !/[/?#]/.test(value) || isAddressClean(value, { redactor, ...(names && { names }) }),
	);
}

const quotedIn = (selector: string): string[] =>
	[...selector.matchAll(QUOTED)].map(([, double, single]) => double ?? single ?? "");

/**
 * Resolves CSS escapes, which would hide a secret from the redactor.
 * @param selector CSS, or a selector of another kind
 * @returns plain text
 */
export const spelledOut = (selector: string): string =>
	selector
		.replace(/\\([\da-f]{1,6})\s?/gi, (_, code: string) =>
			String.fromCodePoint(Math.min(0x10ffff, Number.parseInt(code, 16))),
		)
		.replace(/\\(.)/g, "$1");

/** Cuts a selector's address before the secret; in other texts, replaces the secret by a mark. */
function shortened(selector: string, rules: RedactionRules): string {
	const names = rules.names;
	const cut = selector.replace(/(\^?=\s*)(["'])((?:(?!\2).)*)\2/g, (whole, _, quote: string, value: string) => {
		const redacted = redactAddress(value, { redactor: rules.redactor, ...(names && { names }) });
		if (redacted === value) return whole;
		let same = 0;
		while (same < redacted.length && redacted[same] === value[same]) same += 1;
		return `^=${quote}${value.slice(0, same)}${quote}`;
	});
	const redacted = rules.redactor.hasSecret(spelledOut(cut)) ? rules.redactor.text(spelledOut(cut), MAX_SELECTOR) : cut;
	return redacted === "" ? "*" : redacted;
}

/** A fingerprint without the parts that have a secret. */
function withoutSecrets(value: unknown, rules: RedactionRules): unknown {
	if (typeof value === "string") return isClean(value, rules) ? value : rules.redactor.text(value, MAX_VALUE);
	if (Array.isArray(value))
		return value
			.filter((item: unknown) => isClean(textIn(item), rules))
			.map((item: unknown) => withoutSecrets(item, rules));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutSecrets(inner, rules)]));
}

/** The value of a piece of evidence. */
function textIn(item: unknown): string {
	if (typeof item === "string") return item;
	return typeof item === "object" && item !== null && "value" in item && typeof item.value === "string"
		? item.value
		: "";
}

function isClean(text: string, { redactor, names }: RedactionRules): boolean {
	if (!redactor.isClean(text)) return false;
	// A control sample is `href=/reset?token=…`.
	const address = text.slice(text.startsWith("href=") ? 5 : 0);
	return !/[/?#].*=|:\/\/.*@/.test(address) || isAddressClean(address, { redactor, ...(names && { names }) });
}
