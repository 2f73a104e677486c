import { createRedactor, type Redactor } from "@scriptorium/redaction/redact-text";
import { isConnected } from "@scriptorium/selectors/intact-dom";
import { contentOf, isSecretField } from "./field-secrets.ts";
import { splitSecretOf } from "./field-shapes.ts";
import { watchPasswords } from "./past-passwords.ts";
import type { ShadowRootOf } from "./walk-page.ts";

/** Maximum number of secrets that are stored per page. */
const MAX_VALUES = 200;

/** The secrets of one page while it is open; they never leave the page. */
export interface SecretsOfPage {
	/** Whether a field is for a secret; its value is stored for redacting other texts of the page. */
	isSecret(field: Element): boolean;
	/** Stores a secret outside of fields, as the answer to a dialog. */
	remember(text: string): void;
	/** A redactor for the current and earlier values of secret fields. */
	redactor(): Redactor;
	/** Reads shadow roots that mutation observers cannot reach when the pointer or focus enters them. */
	listen(signal: AbortSignal): void;
	close(): void;
}

/** Call it as early as possible: a password input that was shown or replaced before can hardly be recognized. */
export function createSecretsOfPage(shadowRootOf: ShadowRootOf): SecretsOfPage {
	const passwords = watchPasswords(shadowRootOf);
	const fields = new Set<Element>();
	let values: string[] = [];
	let redactor: Redactor = createRedactor([]);
	let known = "";

	const seeTrees = (event: Event): void => {
		const path = event.composedPath();
		for (const node of path) if (node instanceof ShadowRoot) passwords.see(node);
		const [target] = path;
		const inner = target instanceof Element ? shadowRootOf(target) : null;
		if (inner !== null) passwords.see(inner);
	};
	const keep = (value: string): void => {
		if (value === "" || values.includes(value)) return;
		// A longer value contains its earlier prefixes.
		values = [...values.filter((before) => !value.startsWith(before)), value].slice(-MAX_VALUES);
	};
	const readFields = (): void => {
		for (const field of fields) {
			keep(contentOf(field));
			if (!isConnected(field)) fields.delete(field);
			else if (field instanceof HTMLInputElement && field.value.length <= 4)
				keep((splitSecretOf(field) ?? []).map(contentOf).join(""));
		}
	};
	return {
		isSecret(field) {
			const isOne = isSecretField(field);
			if (isOne) fields.add(field);
			else fields.delete(field);
			return isOne;
		},
		remember: keep,
		redactor() {
			readFields();
			const now = values.join("\n");
			if (now !== known) {
				known = now;
				redactor = createRedactor(values);
			}
			return redactor;
		},
		listen(signal) {
			for (const type of ["focusin", "pointerdown", "keydown"])
				window.addEventListener(type, seeTrees, { capture: true, passive: true, signal });
		},
		close: passwords.close,
	};
}
