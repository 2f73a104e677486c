import { classifyName, isOrdinaryNumberName, isSecretAttribute } from "@scriptorium/redaction/name-of-secret";
import { isSecretValue } from "@scriptorium/redaction/secret-value";
import { attribute, tagOf, textOf } from "@scriptorium/selectors/intact-dom";
import type { Deadline } from "./deadline.ts";
import { groupNameOf, isBare, namesOf, textNear } from "./field-names.ts";
import { asksForFewDigits, isBesideReveal, isDrawnAsDiscs, splitSecretOf } from "./field-shapes.ts";
import { wasPassword } from "./past-passwords.ts";

/** Values of `autocomplete` for secrets (HTML, "autofill detail tokens"). */
const SECRET_FILLING = /^(?:current-password|new-password|one-time-code|cc-.+)$/;
/** Values of `autocomplete` for names and addresses of persons. */
const ORDINARY_FILLING =
	/^(?:username|email|tel(?:-.+)?|name|(?:given|family|additional)-name|nickname|organization(?:-title)?|street-address|address-.+|postal-code|country(?:-name)?|language|bday(?:-.+)?|sex|url|photo|impp|transaction-(?:amount|currency))$/;
/** Input types that imply the kind of value, whatever the field's name. */
const ORDINARY_TYPES = new Set([
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
 * Whether a field is for a secret: a password, a code, a card, a key. Decided by its current or former type, its rendering, its names
 * in any supported language, and its maximum length; not by its value.
 */
export function isSecretField(field: Element): boolean {
	if (wasPassword(field)) return true;
	const filling = (attribute(field, "autocomplete") ?? "").toLowerCase().split(/\s+/);
	if (filling.some((word) => SECRET_FILLING.test(word))) return true;
	if (isDrawnAsDiscs(field)) return true;
	const type = field instanceof HTMLInputElement ? field.type : "";
	if (ORDINARY_TYPES.has(type) || filling.some((word) => ORDINARY_FILLING.test(word))) return false;
	const { written, said } = namesOf(field);
	const near = said.length === 0 ? textNear(field) : "";
	const names = [...written, ...said, near];
	const classes = names.map(classifyName);
	if (classes.includes("secret")) return true;
	if (isBare(said) && classifyName(groupNameOf(field)) === "secret") return true;
	if (tagOf(field) !== "input" || classes.includes("ordinary")) return false;
	if (classes.includes("code") || isBesideReveal(field)) return true;
	if ([...written, ...said].some(isOrdinaryNumberName)) return false;
	// The text beside the first of several boxes describes all of them: "sent to your phone" does not label a phone number.
	return splitSecretOf(field) !== null || (asksForFewDigits(field) && !isOrdinaryNumberName(near));
}

export const isHiddenField = (element: Element): boolean =>
	tagOf(element) === "input" && attribute(element, "type")?.toLowerCase() === "hidden";

export interface FieldSecrets {
	/** Current values of a page's secret fields, to be redacted elsewhere. */
	readonly values: readonly string[];
	/** Whether a visible secret field has a value. */
	readonly isShown: boolean;
}

/** Reads the filled-in fields. Fields beyond the time limit count as secret. */
export function findFieldSecrets(inputs: readonly Element[], deadline: Deadline): FieldSecrets {
	const values: string[] = [];
	let isShown = false;
	for (const field of inputs) {
		const value = contentOf(field);
		if (value === "") continue;
		const isHidden = isHiddenField(field);
		const isNamed = ["name", "id"].some((name) => isSecretAttribute(attribute(field, name) ?? ""));
		const isToken = isHidden && value.length >= MIN_TOKEN && !/\s/.test(value);
		const isSecret = deadline.isOver() || (isHidden ? isNamed : isSecretField(field)) || isSecretValue(value);
		if (isSecret || isToken) values.push(value);
		if (isSecret && !isHidden) isShown = true;
	}
	return { values, isShown };
}

/** The typed value of a field; the text of rich text. */
export function contentOf(field: Element): string {
	if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field.value;
	return textOf(field) ?? "";
}
