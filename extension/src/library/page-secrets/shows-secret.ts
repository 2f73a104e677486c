import { documentElementOf, hasAttribute, matches, tagOf } from "@scriptorium/selectors/intact-dom";
import { createDeadline } from "./deadline.ts";
import { findFieldSecrets } from "./field-secrets.ts";
import { type ShadowRootOf, walkPage } from "./walk-page.ts";

/** Milliseconds of a page's time. */
const BUDGET = 200;
const FIELDS = new Set(["input", "textarea"]);

/**
 * Whether a field that people see in this document holds a secret: on a picture it could be read. Where there is not the time to see
 * all of a page, it does.
 * @param ignored CSS of what counts as a secret, too
 */
export function showsSecret(shadowRootOf: ShadowRootOf, ignored = ""): boolean {
	const deadline = createDeadline(() => performance.now(), BUDGET);
	const fields: Element[] = [];
	for (const { element } of walkPage(documentElementOf(document), shadowRootOf, deadline)) {
		if (ignored !== "" && matches(element, ignored)) return true;
		if (FIELDS.has(tagOf(element)) || hasAttribute(element, "contenteditable")) fields.push(element);
	}
	return deadline.isOver() || findFieldSecrets(fields, deadline).isShown;
}
