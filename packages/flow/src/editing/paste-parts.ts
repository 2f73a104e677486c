import type { FlowDocument } from "../document/flow-document.ts";
import { readFlowFile } from "../document/flow-file.ts";
import { COPY_OFFSET, insertParts } from "./copy-parts.ts";
import { type EditResult, refused } from "./edit-result.ts";

/**
 * Adds the parts that a text holds, with new ids.
 * @param flow stays as it is
 * @param text a text of `copyParts`, or of an exported flow file
 * @param place time of the edit in milliseconds since 1970, and how far from their former positions the parts are added, in pixels
 * @returns the flow and the ids of the new steps and notes; `NOTHING_TO_PASTE` when the text is no flow, or `TOO_MANY`
 */
export function pasteParts(
	flow: FlowDocument,
	text: string,
	place: { readonly timestamp: number; readonly offset?: { readonly x: number; readonly y: number } },
): EditResult<{ readonly flow: FlowDocument; readonly ids: readonly string[] }> {
	const read = readFlowFile(text);
	if (!read.ok) return refused("NOTHING_TO_PASTE", read.error.message);
	return insertParts(flow, read.value.flow, place.offset ?? { x: COPY_OFFSET, y: COPY_OFFSET }, place.timestamp);
}
