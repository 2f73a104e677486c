import type { StepLines } from "../generate/code-writer.ts";
import type { ExportNoteCode } from "./export-note.ts";
import type { ReadFlow } from "./flow-steps.ts";

/** What surrounds the steps of an exported flow. */
export interface ExportFrame {
	/** Name of the flow or recording. */
	readonly title: string;
	/** Address that is opened first; null where the steps open one themselves, or none is known. */
	readonly start: string | null;
	/** Address of the first page, as far as it is known. */
	readonly firstPage: string;
	readonly addComments: boolean;
	/** The steps are a recording: their texts read no variables, and they say what led to what. */
	readonly isRecording: boolean;
	/** Adds a note on a step that the export has not, or not as in the flow. */
	readonly note: (nodeId: string, code: ExportNoteCode) => void;
	/** Returns a new id at each call, for formats whose parts have ids. */
	readonly newId: () => string;
}

/** The content of an exported file. */
export interface WrittenFlow {
	readonly text: string;
	/** Lines of each step; none for JSON. */
	readonly lines: readonly StepLines[];
}

/** A tool that flows and recordings are exported for. Each has a folder here, and its functions in the files of the kinds of steps. */
export interface ExportTool {
	/**
	 * Writes a flow.
	 * @param flow structure and steps
	 * @param frame what surrounds its steps
	 * @returns null when it would be too large in a format without functions
	 */
	write(flow: ReadFlow, frame: ExportFrame): WrittenFlow | null;
}

/** Writes a document as the JSON of a file. */
export const jsonFile = (document: unknown): WrittenFlow => ({
	text: `${JSON.stringify(document, null, "\t")}\n`,
	lines: [],
});
