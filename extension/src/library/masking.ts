import { attribute, inherited, textOf } from "@scriptorium/selectors/intact-dom";
import { isSecretName } from "./secret-words.ts";

const SECRET_FILLING = /^(current-password|new-password|one-time-code|cc-.+)$/;
const seenAsPassword = new WeakSet<Element>();

/** A field whose content is nobody's business: a password, a code, a card. One that ever was a password stays one. */
export function isSecret(field: Element): boolean {
	if (field instanceof HTMLInputElement && field.type === "password") seenAsPassword.add(field);
	if (seenAsPassword.has(field)) return true;
	const filling = (attribute(field, "autocomplete") ?? "").toLowerCase().split(/\s+/);
	if (filling.some((word) => SECRET_FILLING.test(word))) return true;
	const names = ["name", "id", "aria-label", "placeholder", "data-testid"].map((name) => attribute(field, name) ?? "");
	const labels = inherited(field, "labels");
	const labelled = labels instanceof NodeList ? [...labels].map((label) => textOf(label as Element) ?? "") : [];
	return [...names, ...labelled].some(isSecretName);
}
