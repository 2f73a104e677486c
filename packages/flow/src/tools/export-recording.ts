import type { RecordedAction } from "../recording/recorded-action.ts";
import { writeExport } from "./export-flow.ts";
import type { Exported } from "./export-note.ts";
import type { ExportToolId } from "./export-tools.ts";
import { readRecording } from "./flow-steps.ts";

/**
 * Exports a recording for another tool: as the flow that it becomes, with what the recording knows besides.
 * @param title name of the recording
 * @param actions in the order of the recording
 * @param tool what it is exported for
 * @param newId returns a new id at each call
 * @returns content of the file, with notes on actions that the format cannot express
 */
export function exportRecording(
	title: string,
	actions: readonly RecordedAction[],
	tool: ExportToolId,
	newId: () => string,
): Exported<string> {
	const [first] = actions;
	const firstPage = first?.type === "navigate" ? first.targetUrl : (first?.url ?? "about:blank");
	const frame = { title, start: null, firstPage, addComments: false, isRecording: true, newId };
	const exported = writeExport(readRecording(actions), frame, tool);
	// Without conditions and loops, nothing is copied.
	if (exported === null) throw new Error(`A recording was too large for ${tool}`);
	return { document: exported.text, notes: exported.notes.map(({ nodeId, code }) => ({ actionId: nodeId, code })) };
}
