import type { RuntimePart } from "./runtime-part.ts";

/** The part of the builder's settings that the code depends on (spec 03 § 3). */
export interface GenerateSettings {
	readonly name: string;
	readonly description?: string | undefined;
	/** The four switches are on when left out. Without the function around it, the code's functions are the page's. */
	readonly wrapInIIFE?: boolean | undefined;
	readonly addComments?: boolean | undefined;
	/** `await` for each step, else a chain of promises. */
	readonly useAsync?: boolean | undefined;
	/** An error is shown with `alert` (spec 03 § 5), else the browser's console has it. */
	readonly errorHandling?: boolean | undefined;
}

/** Limits of scripts in a page, compared with a person's actions. */
export const generateNoteCodes = [
	/** Files are chosen by people only. */
	"file-upload",
	/** What was typed was never recorded, because it is secret. */
	"secret-value",
	/** A script stays in its tab. */
	"other-tab",
	/** Only extensions see into a closed shadow root. */
	"closed-shadow-root",
	/** Only frames of the page's own origin are open to it. */
	"same-origin-frame",
	/** A page that shows something by its style sheet alone while the mouse is there does not show it. */
	"hover-style",
	/** A dialog that no step before it opens, or a frame, cannot be answered. */
	"dialog-unanswered",
	/** The script runs its steps on this page only; on another page it opens this one, and has to be started again. */
	"start-page",
	/** The step loads another page, and the script ends with its own: the steps after it are not in the code. */
	"stops-after",
	/** The same, where nothing says whether the page is loaded anew: the steps after it are in the code. */
	"may-stop-after",
] as const;
export type GenerateNoteCode = (typeof generateNoteCodes)[number];

export interface GenerateNote {
	readonly nodeId: string;
	/** Position in the flow, counted from 1. */
	readonly step: number;
	readonly code: GenerateNoteCode;
	/** With `stops-after`: how many steps are not in the code. */
	readonly stepsLeft?: number;
}

export interface GeneratedCode {
	/** JavaScript for a bookmarklet, the console or a file, indented with tabs. */
	readonly code: string;
	/** In the order of the steps. */
	readonly notes: readonly GenerateNote[];
}

export interface GenerateProblem {
	/**
	 * `NOT_A_CHAIN`: steps branch, join, go in a circle or stand apart. `UNSUPPORTED_STEP`: a kind that straight code has no words
	 * for. `INCOMPLETE_STEP`: a field that it needs is missing or unreadable.
	 */
	readonly code: "EMPTY_FLOW" | "NOT_A_CHAIN" | "UNSUPPORTED_STEP" | "INCOMPLETE_STEP";
	readonly message: string;
	/** Null for a problem of the flow as a whole. */
	readonly nodeId: string | null;
}

export type Generated<Value> =
	| { readonly ok: true; readonly value: Value }
	| { readonly ok: false; readonly error: GenerateProblem };

/** A value that is written as a literal. */
export type Literal =
	| string
	| number
	| boolean
	| null
	| readonly Literal[]
	| { readonly [name: string]: Literal | undefined };

export type Argument =
	| { readonly literal: Literal }
	/** Alternative selectors of one element, best first. */
	| { readonly selectors: readonly string[] }
	| { readonly list: readonly Argument[] }
	/** Written as a function that performs the call later. */
	| { readonly later: Call }
	| Call;

/** A call of a function of the runtime. */
export interface Call {
	readonly part: RuntimePart;
	readonly args: readonly Argument[];
}
