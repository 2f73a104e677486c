import { classifyName, isOrdinaryNumberName, isSecretAttribute } from "@scriptorium/redaction/name-of-secret";
import { isSecretValue } from "@scriptorium/redaction/secret-value";
import { attribute, tagOf, textOf } from "@scriptorium/selectors/intact-dom";
import type { Deadline } from "./deadline.ts";
import { namesOf, textNear } from "./field-names.ts";
import { asksForFewDigits, isBesideReveal, isDrawnAsDiscs, splitSecretOf } from "./field-shapes.ts";
import { wasPassword } from "./past-passwords.ts";

/** Values of `autocomplete` for secrets (HTML, "autofill detail tokens"). */
const SECRET_FILLING = /^(?:current-password|new-password|one-time-code|cc-.+)$/;
/** Those for what a person is called and where it lives. */
const ORDINARY_FILLING =
	/^(?:username|email|tel(?:-.+)?|name|(?:given|family|additional)-name|nickname|organization(?:-title)?|street-address|address-.+|postal-code|country(?:-name)?|language|bday(?:-.+)?|sex|url|photo|impp|transaction-(?:amount|currency))$/;
/** What is typed into these is of that kind, whatever they are called. */
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
/** Hidden ones hold tokens, and small words that are in every text. */
const MIN_TOKEN = 16;

/**
 * Whether what is in a field, or is about to be, is nobody's business: a password, a code, a card, a key. By what it is or was, by how
 * it is drawn, by what it is called in any of the known languages, and by how many characters it takes. Not by what is in it.
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
	if (tagOf(field) !== "input" || classes.includes("ordinary")) return false;
	if (classes.includes("code") || isBesideReveal(field)) return true;
	if ([...written, ...said].some(isOrdinaryNumberName)) return false;
	// What stands beside the first of several boxes is about all of them: "sent to your phone" is no label of a number.
	return splitSecretOf(field) !== null || (asksForFewDigits(field) && !isOrdinaryNumberName(near));
}

export const isHiddenField = (element: Element): boolean =>
	tagOf(element) === "input" && attribute(element, "type")?.toLowerCase() === "hidden";

export interface FieldSecrets {
	/** What the secret fields of a page hold now, to be told nowhere else either. */
	readonly values: readonly string[];
	/** Whether one that people see holds something. */
	readonly isShown: boolean;
}

/** Looks at what is filled in. What there is no time to judge counts as secret. */
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

/** What was typed into a field; of rich text its characters. */
export function contentOf(field: Element): string {
	if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field.value;
	return textOf(field) ?? "";
}
