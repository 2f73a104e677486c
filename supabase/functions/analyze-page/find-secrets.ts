import { classifyName, isOrdinaryNumberName, isSecretAttribute } from "@scriptorium/redaction/name-of-secret";
import { isSecretValue } from "@scriptorium/redaction/secret-value";
import { isHidden, type PageElement, typeOf } from "./read-page.ts";

/** Values of `autocomplete` for secrets (HTML, "autofill detail tokens"). */
const SECRET_FILLING = /^(?:current-password|new-password|one-time-code|cc-.+)$/;
const ORDINARY_TYPES: ReadonlySet<string> = new Set([
	"email",
	"url",
	"search",
	"date",
	"datetime-local",
	"month",
	"time",
	"week",
	"color",
	"range",
]);
/** Hidden fields hold tokens, and short words that occur in every text. */
const MIN_TOKEN = 16;

/**
 * Whether a field is for a secret: a password, a code, a card, a key. Decided by its type and names, not by its value.
 * @param field of the page
 * @param label its visible label
 * @returns false for ordinary fields
 */
export function isSecretField(field: PageElement, label: string): boolean {
	const { attributes } = field;
	const type = typeOf(field);
	if (type === "password") return true;
	const filling = (attributes.autocomplete ?? "").toLowerCase().split(/\s+/);
	if (filling.some((word) => SECRET_FILLING.test(word))) return true;
	if (ORDINARY_TYPES.has(type)) return false;
	const names = [attributes.name, attributes.id, attributes["aria-label"], attributes.placeholder, label].filter(
		(name) => name !== undefined && name !== "",
	);
	const classes = names.map((name) => classifyName(name ?? ""));
	if (classes.includes("secret")) return true;
	if (field.tag !== "input" || classes.includes("ordinary")) return false;
	return classes.includes("code") && !names.some((name) => isOrdinaryNumberName(name ?? ""));
}

/**
 * Lists the values of a page that are secrets, to be removed wherever else they stand.
 * @param fields of the page, hidden ones included
 * @param labelOf reads the visible label of a field
 * @returns the values
 */
export function secretValues(fields: readonly PageElement[], labelOf: (field: PageElement) => string): string[] {
	return fields.flatMap((field) => {
		const value = (field.tag === "textarea" ? field.text : (field.attributes.value ?? "")).trim();
		if (value === "") return [];
		const isNamed = isSecretAttribute(field.attributes.name ?? "") || isSecretAttribute(field.attributes.id ?? "");
		const isToken = isHidden(field) && value.length >= MIN_TOKEN && !/\s/.test(value);
		const isSecret = isHidden(field) ? isNamed : isSecretField(field, labelOf(field));
		return isSecret || isToken || isSecretValue(value) ? [value] : [];
	});
}
