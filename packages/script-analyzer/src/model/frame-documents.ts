import type { HeapObject, Machine, Value } from "../engine/domain.ts";
import { addHidden, hiddenValue, lazyPart } from "../engine/hidden-state.ts";
import { objectsOf, only } from "../engine/value.ts";
import { isOwn } from "./own-elements.ts";

/** The document in a frame, or in a window that the script opened; one for each. */
export function frameDocument(machine: Machine, frame: HeapObject): Value {
	return lazyPart(frame, "document", () => {
		const document = machine.host("Document", frame.offset);
		addHidden(machine, document, "frame", only(frame));
		return only(document);
	});
}

/** Elements found in a frame's document belong to that frame. */
export function inheritFrame(machine: Machine, from: HeapObject, to: HeapObject): void {
	for (const frame of objectsOf(hiddenValue(from, "frame"))) addHidden(machine, to, "frame", only(frame));
}

/** Whether an element is in a frame or a window that the script itself opened. */
export function isInOwnFrame(machine: Machine, element: HeapObject): boolean {
	return objectsOf(hiddenValue(element, "frame")).some(
		(frame) => isOwn(machine, frame) || objectsOf(hiddenValue(frame, "frame")).some((outer) => isOwn(machine, outer)),
	);
}
