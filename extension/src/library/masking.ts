import { isSecretName } from "./secret-words.ts";

const SECRET_FILLING = /^(current-password|new-password|one-time-code|cc-.+)$/;
const seenAsPassword = new WeakSet<Element>();

/** A field whose content is nobody's business: a password, a code, a card. One that ever was a password stays one. */
export function isSecret(field: Element): boolean {
	if (field instanceof HTMLInputElement && field.type === "password") seenAsPassword.add(field);
	if (seenAsPassword.has(field)) return true;
	const filling = (field.getAttribute("autocomplete") ?? "").toLowerCase().split(/\s+/);
	if (filling.some((word) => SECRET_FILLING.test(word))) return true;
	const names = ["name", "id", "aria-label", "placeholder", "data-testid"].map(
		(name) => field.getAttribute(name) ?? "",
	);
	const labels =
		field instanceof HTMLInputElement ? [...(field.labels ?? [])].map(({ textContent }) => textContent ?? "") : [];
	return [...names, ...labels].some(isSecretName);
}
