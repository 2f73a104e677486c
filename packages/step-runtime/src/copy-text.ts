import { documentElementOf, focusIn, make } from "@scriptorium/selectors/intact-dom";
import { StepError } from "./step-error.ts";

/**
 * Puts a text on the clipboard.
 * @param text the text
 * @throws StepError when the browser does not allow it, as on pages without https or in a tab that is not shown
 */
export async function copyText(text: string): Promise<void> {
	try {
		await navigator.clipboard.writeText(text);
	} catch {
		if (!copySelected(text)) throw new StepError("the browser does not allow copying", "clipboard");
	}
}

/** The older way, which also works on pages without https. */
function copySelected(text: string): boolean {
	const field = make("textarea");
	field.value = text;
	field.readOnly = true;
	field.style.cssText = "position: fixed; opacity: 0";
	documentElementOf(document)?.append(field);
	const focused = focusIn(document);
	field.select();
	const isCopied = document.execCommand("copy");
	field.remove();
	if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
	return isCopied;
}
