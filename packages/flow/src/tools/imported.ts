import type { FlowDocument } from "../document/flow-document.ts";
import type { RecordedAction } from "../recording/recorded-action.ts";
import type { ImportNote } from "./import-note.ts";

export interface ImportedRecording {
	readonly title: string;
	readonly actions: readonly RecordedAction[];
	readonly notes: readonly ImportNote[];
}

export interface ImportedFlow {
	readonly title: string;
	readonly flow: FlowDocument;
	/** Steps of the file that were changed or left out. */
	readonly notes: readonly ImportNote[];
}

export type ImportErrorCode =
	/** The file is of another format. */
	| "NOT_A_RECORDING"
	/** The file exceeds the limits of a recording. */
	| "TOO_LARGE"
	/** The file was written by a later version of this product. */
	| "NEWER_VERSION"
	/** The message names the place. */
	| "DAMAGED";

export type ImportResult<Value = ImportedRecording> =
	| { readonly ok: true; readonly value: Value }
	| { readonly ok: false; readonly error: { readonly code: ImportErrorCode; readonly message: string } };

/** Maximum number of actions in a recording, and of steps in a file. */
export const MAX_ACTIONS = 10_000;

/**
 * Makes the failed result of an import.
 * @param code for programs
 * @param message a sentence for the user
 * @returns a result with `ok: false`
 */
export const importError = (code: ImportErrorCode, message: string) =>
	({ ok: false, error: { code, message } }) as const;
