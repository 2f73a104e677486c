import type { Bare } from "./built-ins.ts";
import type { Call, LayerSettings } from "./layer-settings.ts";

/** What the functions of one script on one page are made of. */
export interface ScriptContext {
	readonly settings: LayerSettings;
	/** Requests to the worker; the script's id and secret are added to the payload. */
	readonly call: Call;
	/** Events that the worker delivers, by their type. */
	readonly on: (type: string, listener: (event: Bare) => void) => void;
	/** Prints an error of the script's own functions, and counts it. */
	readonly complain: (problem: unknown) => void;
}

/** Functions of the API by their names. */
export interface FunctionGroup {
	/** By their `GM_` names. */
	readonly plain: Readonly<Record<string, unknown>>;
	/**
	 * Forms of the `GM` object by their names in it, where it is more than a promise of the plain function's result; for example the
	 * promise of a write that is fulfilled when the worker has stored it.
	 */
	readonly promised: Readonly<Record<string, unknown>>;
	/** Calls back, at once or later, when the functions can be used; left out: at once. */
	readonly whenReady?: WhenReady;
}

export type WhenReady = (ready: () => void, failed: (problem: unknown) => void) => void;
