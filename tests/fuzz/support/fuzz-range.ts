/** Inputs `from` up to, not including, `to` of a seed. */
export interface FuzzRange {
	/** Address of a module that exports `analyzeScript`. */
	readonly analyzer: string;
	readonly seed: number;
	readonly from: number;
	readonly to: number;
	/** One shared element: the current index, to report on which one the worker died. */
	readonly progress: Int32Array<SharedArrayBuffer>;
}

export interface Problem {
	readonly kind: "problem";
	readonly index: number;
	readonly origin: string;
	readonly problems: readonly string[];
	/** Beginning of the input as a JSON text. */
	readonly code: string;
}

/** Message of the worker: `loaded` comes before the first input. `levels` counts results, two per input. */
export type WorkerMessage =
	| Problem
	| { readonly kind: "loaded" }
	| { readonly kind: "done"; readonly levels: Readonly<Record<string, number>> };
