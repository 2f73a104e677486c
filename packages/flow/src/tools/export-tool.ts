import type { StepLines } from "../generate/code-writer.ts";
import type { ExportNoteCode } from "./export-note.ts";
import type { ReadFlow } from "./flow-steps.ts";

/** Context of an export: title, first addresses, options, and callbacks for notes and ids. */
export interface ExportFrame {
	/** Name of the flow or recording. */
	readonly title: string;
	/** Address to open before the first step; null if the steps open it themselves or it is unknown. */
	readonly start: string | null;
	/** Address of the first page; `about:blank` if it is unknown. */
	readonly firstPage: string;
	readonly addComments: boolean;
	/** Whether the steps are a recording: their texts contain no variables, and each records the navigation it caused. */
	readonly isRecording: boolean;
	/** Adds a note on a step that the export omits or changes. */
	readonly note: (nodeId: string, code: ExportNoteCode) => void;
	/** Returns a new id for a part of the exported file. */
	readonly newId: () => string;
}

/** The content of an exported file. */
export interface WrittenFlow {
	readonly text: string;
	/** Line range of each step in the text; empty for JSON. */
	readonly lines: readonly StepLines[];
}

/** A tool to which flows and recordings are exported. Each has a folder here; `../steps` has its functions for each kind of step. */
export interface ExportTool {
	/**
	 * Writes a flow.
	 * @param flow structure and steps
	 * @param frame context of the export
	 * @returns null if the file would be too large because the format has no functions
	 */
	write(flow: ReadFlow, frame: ExportFrame): WrittenFlow | null;
}

/** Writes a document as the JSON of a file. */
export const jsonFile = (document: unknown): WrittenFlow => ({
	text: `${JSON.stringify(document, null, "\t")}\n`,
	lines: [],
});
