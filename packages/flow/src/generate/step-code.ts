import type { FlowNode, StepData } from "../document/flow-document.ts";
import type { Call, GenerateNoteCode } from "./generated-code.ts";

/** An answer that is prepared before the step in front of it. */
export interface DialogAnswer {
	readonly type: "alert" | "confirm" | "prompt";
	readonly accept: boolean;
	/** To a prompt; what it suggests when left out. */
	readonly answer?: string;
}

/** What becomes of a step. */
export type StepCode =
	| {
			readonly does: "calls";
			readonly calls: readonly Call[];
			readonly notes?: readonly GenerateNoteCode[];
			/** It loads another page; the code ends with it. */
			readonly leavesPage?: boolean;
	  }
	| { readonly does: "answers"; readonly dialog: DialogAnswer }
	/** It needs no code, or there can be none. */
	| { readonly does: "nothing"; readonly because?: GenerateNoteCode }
	/** The step before it has loaded another page. */
	| { readonly does: "ends" }
	| { readonly does: "fails"; readonly message: string };

/** Where a step stands. */
export interface StepPlace {
	/** The steps of the same tab, in their order. */
	readonly chain: readonly FlowNode[];
	readonly at: number;
}

/** Writes one kind of step. */
export type StepGenerator = (data: StepData, place: StepPlace) => StepCode;

export const calls = (...made: readonly Call[]): StepCode => ({ does: "calls", calls: made });
export const fails = (message: string): StepCode => ({ does: "fails", message });
