import { queryAll, rootOf, textOf } from "./intact-dom.ts";
import { isShadowRoot } from "./node-kinds.ts";
import { MAX_TEXT_LENGTH, plain } from "./plain-text.ts";

/** Maximum number of slots that are read in an element of a component. */
const MAX_SLOTS = 8;

/** The text slotted into an element of a component, as the label of a button in it. */
export function slottedTextOf(element: Element): string {
	if (!isShadowRoot(rootOf(element))) return "";
	const slots = [...queryAll(element, "slot")];
	return slots.length > MAX_SLOTS ? "" : textInSlots(slots);
}

export function textInSlots(slots: readonly Element[]): string {
	const nodes = slots.flatMap((slot) => HTMLSlotElement.prototype.assignedNodes.call(slot, { flatten: true }));
	const text = plain(nodes.map((node) => textOf(node as Element)).join(" "));
	return text.length > MAX_TEXT_LENGTH ? "" : text;
}
