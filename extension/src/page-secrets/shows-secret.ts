import { createRedactor } from "@scriptorium/redaction/redact-text";
import { childNodesOf, documentElementOf, hasAttribute, matches, tagOf } from "@scriptorium/selectors/intact-dom";
import { createDeadline } from "./deadline.ts";
import { findFieldSecrets } from "./field-secrets.ts";
import { type ShadowRootOf, walkPage } from "./walk-page.ts";

/** Time limit in milliseconds. */
const BUDGET_MS = 200;
const FIELDS = new Set(["input", "textarea"]);
/** Elements without visible text. */
const UNSEEN = new Set(["script", "style", "noscript", "template", "textarea", "head", "title"]);

/** UTF-16 units of a page's text that are read. */
const MAX_TEXT = 200_000;
/** Without what a page lets people do with it: a text that is a secret by its shape. */
const shapes = createRedactor([]);

/**
 * Whether a visible field or the text of this document shows a secret, which a screenshot would capture. True when the time limit is
 * exceeded.
 * @param shadowRootOf the shadow root of an element, also a closed one
 * @param ignored CSS of elements that count as secret as well
 * @param redactor knows the secrets of this page
 */
export function showsSecret(shadowRootOf: ShadowRootOf, ignored = "", redactor = shapes): boolean {
	const deadline = createDeadline(() => performance.now(), BUDGET_MS);
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
