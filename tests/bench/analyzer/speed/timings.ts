import type { ToolName } from "../tools/open-tool.ts";

/** What a measuring process is asked. */
export interface SpeedTask {
	readonly tool: ToolName;
	readonly codes: readonly string[];
	/** Read last, on its own. */
	readonly large: string;
	/** Passes that are counted, after one cold pass and `WARM_UP` more. */
	readonly warmPasses: number;
}

/** What it answers; all times in milliseconds, one per code. */
export interface Timings {
	readonly cold: readonly number[];
	readonly warm: readonly (readonly number[])[];
	readonly large: readonly number[];
}

/** Passes in which V8 compiles what is used often: measured, a pass is quicker than the one before up to the eighth. */
export const WARM_UP = 8;
