import { createRedactor, type Redactor } from "@scriptorium/redaction/redact-text";
import { isConnected } from "@scriptorium/selectors/intact-dom";
import { contentOf, isSecretField } from "./field-secrets.ts";
import { splitSecretOf } from "./field-shapes.ts";
import { watchPasswords } from "./past-passwords.ts";
import type { ShadowRootOf } from "./walk-page.ts";

/** More than a person fills in on one page. */
const MAX_VALUES = 200;

/** What is known of the secrets of one page, for as long as it is open; it never leaves the page. */
export interface SecretsOfPage {
	/** Whether what a field holds is a secret; it is remembered, so that no other text of the page tells it. */
	isSecret(field: Element): boolean;
	/** A secret that stands in no field: the answer to a question. */
	remember(text: string): void;
	/** Takes what the secret fields hold, or held, out of other texts. */
	redactor(): Redactor;
	/** Looks into trees that no change of the page leads to when somebody comes there, which is before something in them is pressed. */
	listen(signal: AbortSignal): void;
	close(): void;
}

/** Call it as early as possible: of a password input that was shown or replaced before, little is left to recognize it by. */
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
		// What is being typed grows: its beginnings are in it.
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
