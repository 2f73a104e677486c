import type { RecordedAction } from "../recording/recorded-action.ts";

/** Why a step of a file is not among the actions, or not as it was. */
export type ImportNoteCode = "unknown-step" | "bad-step" | "frame-left-out" | "check-left-out";

export interface ImportNote {
	/** Of the step in the file, counted from 1. */
	readonly step: number;
	readonly code: ImportNoteCode;
	/** What the step calls itself. */
	readonly type: string;
}

export interface ImportedRecording {
	readonly title: string;
	readonly actions: readonly RecordedAction[];
	readonly notes: readonly ImportNote[];
}

export type ImportResult =
	| { readonly ok: true; readonly value: ImportedRecording }
	| { readonly ok: false; readonly error: { readonly code: "NOT_A_RECORDING"; readonly message: string } };
