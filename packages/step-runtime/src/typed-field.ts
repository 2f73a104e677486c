import { isConnected } from "@scriptorium/selectors/intact-dom";
import { sendChange } from "./send-event.ts";

/**
 * The field with a typed text whose `change` is still to be sent. Browsers send it when Enter is pressed or the focus leaves the field,
 * not at once: cells of tables close their field on `change`, and the key that is pressed next would find none.
 */
export const typedField: { element: Element | null } = { element: null };

/** Sends the `change` of the field that was typed into, if it is still to be sent. */
export function leaveField(): void {
	const { element } = typedField;
	typedField.element = null;
	if (element !== null && isConnected(element)) sendChange(element, "change");
}
