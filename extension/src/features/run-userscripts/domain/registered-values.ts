import type { ScriptValues } from "../../../script-library/stored-script.ts";

/** A script's values in its registration. The same object is the same values. */
export interface RegisteredValues {
	/** Null for a script that asks the worker for them before it starts. */
	readonly values: ScriptValues | null;
	/** Tells whether the script's values are out of date; empty without any. */
	readonly digest: string;
}

/** Of a script that reads none. */
export const NO_VALUES: RegisteredValues = { values: {}, digest: "" };
