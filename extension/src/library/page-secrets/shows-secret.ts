import { createRedactor } from "@scriptorium/redaction/redact-text";
import { childNodesOf, documentElementOf, hasAttribute, matches, tagOf } from "@scriptorium/selectors/intact-dom";
import { createDeadline } from "./deadline.ts";
import { findFieldSecrets } from "./field-secrets.ts";
import { type ShadowRootOf, walkPage } from "./walk-page.ts";

/** Milliseconds of a page's time. */
const BUDGET = 200;
const FIELDS = new Set(["input", "textarea"]);
/** What is in these is no text that people see. */
const UNSEEN = new Set(["script", "style", "noscript", "template", "textarea", "head", "title"]);

/** UTF-16 units of a page's text that are looked at. */
const MAX_TEXT = 200_000;
/** Without what a page lets people do with it: a text that is a secret by its shape. */
const shapes = createRedactor([]);

/**
 * Whether a field that people see in this document holds a secret, or its text shows one: on a picture it could be read. Where there is
 * not the time to see all of a page, it does.
 * @param shadowRootOf what is in a shadow root, closed ones too
 * @param ignored CSS of what counts as a secret, too
 * @param redactor knows the secrets of this page
 */
export function showsSecret(shadowRootOf: ShadowRootOf, ignored = "", redactor = shapes): boolean {
	const deadline = createDeadline(() => performance.now(), BUDGET);
	const fields: Element[] = [];
	let text = "";
	for (const { element } of walkPage(documentElementOf(document), shadowRootOf, deadline)) {
		if (ignored !== "" && matches(element, ignored)) return true;
		// `innerText` would cost a layout.
		if (text.length < MAX_TEXT && !UNSEEN.has(tagOf(element)))
			for (const node of childNodesOf(element))
				if (node instanceof Text && node.data.trim() !== "") text += `${node.data} `;
		if (FIELDS.has(tagOf(element)) || hasAttribute(element, "contenteditable")) fields.push(element);
	}
	return deadline.isOver() || findFieldSecrets(fields, deadline).isShown || redactor.hasSecret(text.slice(0, MAX_TEXT));
}
