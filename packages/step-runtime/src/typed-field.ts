import { isConnected } from "@scriptorium/selectors/intact-dom";
import { sendChange } from "./send-event.ts";

/**
 * The field with a typed text for which no `change` event was sent yet. Browsers send it when Enter is pressed or the field loses the
 * focus. Editors in table cells remove their field on `change`: sent earlier, the next key would find no field.
 */
export const typedField: { element: Element | null } = { element: null };

/** Sends the `change` of the field that was typed into, if it is still to be sent. */
export function leaveField(): void {
	const { element } = typedField;
	typedField.element = null;
	if (element !== null && isConnected(element)) sendChange(element, "change");
}
