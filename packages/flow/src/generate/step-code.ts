import type { FlowNode, StepData } from "../document/flow-document.ts";
import type { Call, GenerateNoteCode } from "./generated-code.ts";

/** An answer to a dialog, which is prepared before the step that opens it. */
export interface DialogAnswer {
	readonly type: "alert" | "confirm" | "prompt";
	readonly accept: boolean;
	/** Answer to a prompt; its default when left out. */
	readonly answer?: string;
}

/** Result of generating a step. */
export type StepCode =
	| {
			readonly does: "calls";
			readonly calls: readonly Call[];
			readonly notes?: readonly GenerateNoteCode[];
			/** The step loads another page; the code ends with it. */
			readonly leavesPage?: boolean;
	  }
	| { readonly does: "answers"; readonly dialog: DialogAnswer }
	/** The step needs no code, or cannot be expressed. */
	| { readonly does: "nothing"; readonly because?: GenerateNoteCode }
	/** The step before it has loaded another page. */
	| { readonly does: "ends" }
	| { readonly does: "fails"; readonly message: string };

/** Position of a step. */
export interface StepPlace {
	/** The steps of the same tab, in their order. */
	readonly chain: readonly FlowNode[];
	readonly at: number;
}

/** Generates one kind of step. */
export type StepGenerator = (data: StepData, place: StepPlace) => StepCode;

export const calls = (...made: readonly Call[]): StepCode => ({ does: "calls", calls: made });
export const fails = (message: string): StepCode => ({ does: "fails", message });
