import type { StepLines } from "./code-writer.ts";
import type { RuntimeFunction } from "./runtime-parts.gen.ts";

/**
 * What a flow becomes. `bookmarklet`, `script`: straight code that ends with its page. `userscript`: with metadata, started by a menu
 * command, goes on after a page load. `run`: the body of a function that reports its steps, as the extension runs it
 * (`packages/step-runtime/src/report-run.ts`).
 */
export type GenerateTarget = "bookmarklet" | "script" | "userscript" | "run";

/** The part of the builder's settings that the code depends on (spec 03 § 3). */
export interface GenerateSettings {
	readonly name: string;
	readonly description?: string | undefined;
	readonly category?: string | undefined;
	/** Pages of a userscript: `*` for all sites, or patterns like `*.example.com`, separated by commas. */
	readonly targetUrl?: string | undefined;
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
	/** What a style sheet shows while the mouse is there stays invisible, but other steps reach it. */
	"hover-style",
	/** A dialog that no step before it opens, or a frame, cannot be answered. */
	"dialog-unanswered",
	/** The script runs its steps on this page only; on another page it opens this one, and has to be started again. */
	"start-page",
	/** The script goes on after a page load, but not on a page of another origin: there it has to be started again. */
	"start-origin",
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
	/** JavaScript, indented with tabs; a bookmarklet's address is made of it. */
	readonly code: string;
	/** In the order of the steps. */
	readonly notes: readonly GenerateNote[];
	/** Where the steps are in the code. A condition or loop includes what is in it, and comes before it. */
	readonly lines: readonly StepLines[];
}

export interface GenerateProblem {
	/** `INCOMPLETE_STEP`: a field that the step needs is missing or cannot be read. */
	readonly code: "EMPTY_FLOW" | "CYCLE" | "INCOMPLETE_STEP";
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
	/** A text that may read variables, by `${name}`. */
	| { readonly text: string }
	/** Several such texts, as a list. */
	| { readonly texts: readonly string[] }
	/** A selector that somebody typed; it may read variables, and is looked up inside the current element of a loop. */
	| { readonly typed: string; readonly frame: readonly Call[] }
	/** Written as a function that performs the call later. */
	| { readonly later: Call }
	| Call;

/** A call of a function of the runtime. */
export interface Call {
	readonly part: RuntimeFunction;
	readonly args: readonly Argument[];
}
