import type { RecordedAction } from "../recording/recorded-action.ts";

/** Why a step of a file is missing from the actions, or changed. */
export type ImportNoteCode =
	/** There is no equivalent action. */
	| "unknown-step"
	/** The step is incomplete or malformed. */
	| "bad-step"
	| "frame-left-out"
	/** The step runs only in a branch or a loop, which a recording does not have. */
	| "branch-left-out"
	/** The step names its page by an address, which is taken for a tab; it could be a frame of another site. */
	| "target-as-tab"
	/** The step is an assertion, which actions cannot express. */
	| "check-left-out"
	/** The value of a variable is known only at run time: the text has the variable's name. */
	| "variable"
	/** The step was disabled. */
	| "disabled-step"
	/** Replaced by other steps, mostly with the same result. */
	| "replaced"
	/** The step had a secret, which is not imported: a run asks for it. */
	| "secret-left-out"
	/** Some selectors are of an unsupported kind; the others are kept. */
	| "selectors-left-out";

export interface ImportNote {
	/** Number of the step in the file, counted from 1. */
	readonly step: number;
	readonly code: ImportNoteCode;
	/** The step's own type. */
	readonly type: string;
}

export interface ImportedRecording {
	readonly title: string;
	readonly actions: readonly RecordedAction[];
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
