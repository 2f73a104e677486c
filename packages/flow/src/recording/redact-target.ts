import { isAddressClean, redactAddress } from "@scriptorium/redaction/redact-address";
import type { Redactor } from "@scriptorium/redaction/redact-text";
import type { RecordedTarget } from "./recorded-target.ts";
import { strategyOf } from "./strategy-of.ts";

export interface RedactionRules {
	readonly redactor: Redactor;
	/** Names under which forms of the recorded pages send secrets. */
	readonly names?: ReadonlySet<string>;
}

const MAX_VALUE = 400;
const MAX_SELECTOR = 2000;

/**
 * A target without secrets. A selector that has one is left out; where no other is left, its address is cut before the secret
 * (`a[href^="/reset?token="]`).
 */
export function redactTarget(target: RecordedTarget, rules: RedactionRules): RecordedTarget {
	const { primary, fallbacks, attributes, fingerprint } = target;
	const clean = [primary, ...fallbacks].filter((selector) => isSelectorClean(selector, rules));
	const [first = shortened(primary, rules), ...others] = clean;
	return {
		...target,
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

/** Without the escapes of CSS, which would hide a secret from the eye only. */
export const spelledOut = (selector: string): string =>
	selector
		.replace(/\\([\da-f]{1,6})\s?/gi, (_, code: string) =>
			String.fromCodePoint(Math.min(0x10ffff, Number.parseInt(code, 16))),
		)
		.replace(/\\(.)/g, "$1");

/** A selector of an address up to its secret; of another text, with a mark in place of the secret. */
function shortened(selector: string, rules: RedactionRules): string {
	const names = rules.names;
	const cut = selector.replace(/(\^?=\s*)(["'])((?:(?!\2).)*)\2/g, (whole, _, quote: string, value: string) => {
		const told = redactAddress(value, { redactor: rules.redactor, ...(names && { names }) });
		if (told === value) return whole;
		let same = 0;
		while (same < told.length && told[same] === value[same]) same += 1;
		return `^=${quote}${value.slice(0, same)}${quote}`;
	});
	const told = rules.redactor.hasSecret(spelledOut(cut)) ? rules.redactor.text(spelledOut(cut), MAX_SELECTOR) : cut;
	return told === "" ? "*" : told;
}

/** What a fingerprint says, without what has a secret in it. */
function withoutSecrets(value: unknown, rules: RedactionRules): unknown {
	if (typeof value === "string") return isTold(value, rules) ? value : rules.redactor.text(value, MAX_VALUE);
	if (Array.isArray(value))
		return value
			.filter((item: unknown) => isTold(textIn(item), rules))
			.map((item: unknown) => withoutSecrets(item, rules));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutSecrets(inner, rules)]));
}

/** Of one piece of evidence its value. */
function textIn(item: unknown): string {
	if (typeof item === "string") return item;
	return typeof item === "object" && item !== null && "value" in item && typeof item.value === "string"
		? item.value
		: "";
}

function isTold(text: string, { redactor, names }: RedactionRules): boolean {
	if (!redactor.isClean(text)) return false;
	// A control sample is `href=/reset?token=…`.
	const address = text.slice(text.startsWith("href=") ? 5 : 0);
	return !/[/?#].*=|:\/\/.*@/.test(address) || isAddressClean(address, { redactor, ...(names && { names }) });
}
