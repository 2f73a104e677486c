import { attribute, tagOf } from "@scriptorium/selectors/intact-dom";
import { isSecret } from "../masking.ts";
import { isCardNumber } from "../secret-words.ts";
import type { Deadline } from "./deadline.ts";
import { namesSecret } from "./secret-name.ts";

/** Hidden ones hold tokens, and small words that are in every text. */
const SHORTEST_TOKEN = 16;

/** Whether what is in a field is nobody's business: a password, a code, a card, a token. */
export const isSecretField = (field: Element): boolean =>
	isSecret(field) || ["name", "id"].some((name) => namesSecret(attribute(field, name) ?? ""));

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
		const isSecret = deadline.isOver() || isSecretField(field) || isCardNumber(value.trim());
		const isHidden = isHiddenField(field);
		const isToken = isHidden && value.length >= SHORTEST_TOKEN && !/\s/.test(value);
		if (isSecret || isToken) values.push(value);
		if (isSecret && !isHidden) isShown = true;
	}
	return { values, isShown };
}

/** What was typed into a field; of rich text its characters. */
function contentOf(field: Element): string {
	if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field.value;
	return field.textContent;
}
