import type { Native } from "./domain.ts";

/** Constructors and functions with members of their own: `Promise`, `Object`, `$`. */
export interface GlobalFunction {
	readonly run: Native;
	readonly members?: Readonly<Record<string, Native>>;
}

export type GlobalFunctions = Readonly<Record<string, GlobalFunction>>;
