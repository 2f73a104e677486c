import type { RecordedAction } from "../recording/recorded-action.ts";

/** Why a step of a file is not among the actions, or not as it was. */
export type ImportNoteCode =
	/** Nothing here does the same. */
	| "unknown-step"
	/** It lacks something, or what it has is of the wrong kind. */
	| "bad-step"
	| "frame-left-out"
	/** What was only looked at is not looked at. */
	| "check-left-out"
	/** What is in a variable is known only when the file is run: the text has the variable's name. */
	| "variable"
	/** It was switched off. */
	| "disabled-step"
	/** Done in another way that mostly ends the same. */
	| "replaced"
	/** It had a secret, which is not taken over: it is asked for when the recording is run. */
	| "secret-left-out"
	/** Some of its selectors are of a kind that nothing here reads; the others are there. */
	| "selectors-left-out";

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

export type ImportErrorCode =
	/** Something else than the file that was asked for. */
	| "NOT_A_RECORDING"
	/** More than is ever recorded. */
	| "TOO_LARGE"
	/** Written by a later version of this product. */
	| "NEWER_VERSION"
	/** The message says where. */
	| "DAMAGED";

export type ImportResult<Value = ImportedRecording> =
	| { readonly ok: true; readonly value: Value }
	| { readonly ok: false; readonly error: { readonly code: ImportErrorCode; readonly message: string } };

/** As many actions as a recording may have, and steps as a file may. */
export const MAX_ACTIONS = 10_000;

/**
 * Makes the failed result of an import.
 * @param code for programs
 * @param message a sentence for the user
 * @returns a result with `ok: false`
 */
export const importError = (code: ImportErrorCode, message: string) =>
	({ ok: false, error: { code, message } }) as const;
