import type { Effort } from "./orders.ts";
import type { EngineName } from "./template.ts";

/** The part of a run that one worker does. */
export interface SearchRange {
	/** Address of a module that exports `analyzeScript`. */
	readonly analyzer: string;
	readonly engines: readonly EngineName[];
	/** Part of the names of the templates to use; empty for all. */
	readonly filter: string;
	readonly seed: number;
	readonly rounds: number;
	readonly effort: Effort;
	/** One shared element: counts batches, to tell a worker that works from one that hangs. */
	readonly progress: Int32Array<SharedArrayBuffer>;
}

/** A program that steals in the real engine and is rated Low, at its smallest. */
export interface Failure {
	readonly template: string;
	readonly placement: string;
	/** Kinds of scripts as which it is rated Low. */
	readonly kinds: readonly string[];
	/** Source text of the value in the real engine; its type if there is none. */
	readonly real: string;
	readonly code: string;
}

/** What a worker found. */
export interface Findings {
	/** One for each pair of template and placement. */
	readonly failures: readonly Failure[];
	/** Programs whose theft ran, by template. */
	readonly thieves: Readonly<Record<string, number>>;
	/** Some of these programs without their theft: how many there were, and how many of them are Low. */
	readonly harmless: { readonly rated: number; readonly low: number };
}
