import { queryAll, rootOf, textOf } from "./intact-dom.ts";
import { isShadowRoot } from "./node-kinds.ts";
import { LONGEST_TEXT, plain } from "./plain-text.ts";

/** A component with more is a page of its own. */
const MOST_SLOTS = 8;

/** The text that the page around has put into the slots in an element of a component: what a button in it is called by. */
export function slottedTextOf(element: Element): string {
	if (!isShadowRoot(rootOf(element))) return "";
	const slots = [...queryAll(element, "slot")];
	return slots.length > MOST_SLOTS ? "" : textInSlots(slots);
}

export function textInSlots(slots: readonly Element[]): string {
	const nodes = slots.flatMap((slot) => HTMLSlotElement.prototype.assignedNodes.call(slot, { flatten: true }));
	const text = plain(nodes.map((node) => textOf(node as Element)).join(" "));
	return text.length > LONGEST_TEXT ? "" : text;
}
