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

/** A recorded action without the fields that every action has; it is checked when it is added. */
export type ActionPart = Readonly<Record<string, unknown>> & { readonly type: string };
