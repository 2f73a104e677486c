import type { OutlineElement } from "@scriptorium/shared-protocol/hub-edge/script-plan";

/** Whether the browser reads a text as a CSS selector. */
export function isSelector(text: string): boolean {
	try {
		document.createDocumentFragment().querySelector(text);
		return true;
	} catch {
		return false;
	}
}

/** The first CSS selector of an element; recordings may also name it in other ways. Null within a shadow root. */
export function selectorOf({ selector, fallbacks }: OutlineElement): string | null {
	return [selector, ...fallbacks].find(isSelector) ?? null;
}
