import type { EditedFlow } from "./edited-flow.ts";

/** Lines that belong to a step: 1-based, both included. */
export interface StepLines {
	readonly nodeId: string;
	readonly from: number;
	readonly to: number;
}

export interface GeneratedCode {
	readonly code: string;
	readonly lines: readonly StepLines[];
	/** What the user should know about this code, such as where a bookmarklet stops. */
	readonly notes: readonly string[];
	/** What it was generated from. */
	readonly from: Pick<EditedFlow, "flow" | "settings">;
}

/** Whether flow or settings changed since the code was generated. */
export function isOutdated(
	{ from }: GeneratedCode,
	{ flow, settings }: Pick<EditedFlow, "flow" | "settings">,
): boolean {
	return from.flow !== flow || from.settings !== settings;
}
