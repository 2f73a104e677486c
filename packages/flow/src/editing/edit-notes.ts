import type { FlowDocument, FlowNote } from "../document/flow-document.ts";
import { MAX_NOTE_LENGTH, MAX_NOTES, NOTE_SIDE } from "../document/flow-limits.ts";
import { withinCanvas } from "./change-steps.ts";
import { done, type EditResult, refused } from "./edit-result.ts";
import { freshIds } from "./fresh-ids.ts";

/** Pixels of the canvas. */
const NEW_NOTE_SIZE = { width: 200, height: 120 };

/**
 * Adds a note.
 * @param flow stays as it is
 * @param note text and place, with the time of the edit in milliseconds since 1970
 * @returns the flow and the note's id; `TOO_MANY` when the flow has as many notes as it may have
 */
export function addNote(
	flow: FlowDocument,
	{
		text,
		position,
		timestamp,
	}: { readonly text: string; readonly position: FlowNote["position"]; readonly timestamp: number },
): EditResult<{ readonly flow: FlowDocument; readonly id: string }> {
	if (flow.notes.length >= MAX_NOTES) return refused("TOO_MANY", `A flow has at most ${MAX_NOTES} notes.`);
	const id = freshIds(flow, timestamp)("note");
	const note = {
		id,
		position: withinCanvas(position),
		size: { ...NEW_NOTE_SIZE },
		text: text.slice(0, MAX_NOTE_LENGTH),
	};
	return done({ flow: { ...flow, notes: [...flow.notes, note] }, id });
}

/**
 * Changes text or size of a note.
 * @param flow stays as it is
 * @param id id of the note; an unknown one changes nothing
 * @param change new text, cut to its limit, and size in pixels of the canvas, kept within its limits
 * @returns the flow
 */
export function changeNote(
	flow: FlowDocument,
	id: string,
	{ text, size }: { readonly text?: string; readonly size?: FlowNote["size"] },
): FlowDocument {
	const side = (value: number) => Math.max(NOTE_SIDE.min, Math.min(NOTE_SIDE.max, value));
	const notes = flow.notes.map((note) => {
		if (note.id !== id) return note;
		return {
			...note,
			...(text === undefined ? {} : { text: text.slice(0, MAX_NOTE_LENGTH) }),
			...(size === undefined ? {} : { size: { width: side(size.width), height: side(size.height) } }),
		};
	});
	return { ...flow, notes };
}
