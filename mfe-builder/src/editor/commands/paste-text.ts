import type { FlowDocument } from "@scriptorium/flow/document/flow-document";
import { readFlowFile } from "@scriptorium/flow/document/flow-file";
import { type EditResult, refused } from "@scriptorium/flow/editing/edit-result";
import { pasteParts } from "@scriptorium/flow/editing/paste-parts";
import type { CanvasPosition } from "../step-place.ts";

interface PasteMoment {
	/** Milliseconds since 1970. */
	readonly timestamp: number;
	/** Where the top left corner of the pasted items goes; left out, beside its former place. */
	readonly at: CanvasPosition | undefined;
}

/** Adds the flow that a text holds to the flow that is open. */
export function pasteText(
	flow: FlowDocument,
	text: string,
	{ timestamp, at }: PasteMoment,
): EditResult<{ readonly flow: FlowDocument; readonly ids: readonly string[] }> {
	const copied = readFlowFile(text);
	if (!copied.ok) return refused("NOTHING_TO_PASTE", copied.error.message);
	return pasteParts(flow, text, { timestamp, offset: pasteOffset(flow, copied.value.flow, at) });
}

/** Pixels of the canvas, right and down: repeated pastes do not cover each other. */
const PASTE_STEP = 50;

function pasteOffset(flow: FlowDocument, copied: FlowDocument, at: CanvasPosition | undefined): CanvasPosition {
	const places = [...copied.nodes, ...copied.notes].map(({ position }) => position);
	if (at !== undefined && places.length > 0) {
		return { x: at.x - Math.min(...places.map(({ x }) => x)), y: at.y - Math.min(...places.map(({ y }) => y)) };
	}
	const taken = new Set([...flow.nodes, ...flow.notes].map(({ position: { x, y } }) => `${x} ${y}`));
	let by = PASTE_STEP;
	while (places.some(({ x, y }) => taken.has(`${x + by} ${y + by}`))) by += PASTE_STEP;
	return { x: by, y: by };
}
