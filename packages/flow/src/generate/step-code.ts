import type { FlowNode } from "../document/flow-document.ts";
import type { Argument, Call, GenerateNoteCode } from "./generated-code.ts";
import type { TypedCode, TypedCodeResult } from "./read-code.ts";

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
			/** The variable that takes what the last call returns. */
			readonly into?: string;
			/** Messages of its errors stand alone, without the name of the step. */
			readonly isUnnamed?: boolean;
			readonly notes?: readonly GenerateNoteCode[];
			/** The step loads another page; the code ends with it. */
			readonly leavesPage?: boolean;
	  }
	| { readonly does: "stores"; readonly variable: string; readonly value: string }
	/** A function of the browser with a text. */
	| { readonly does: "says"; readonly how: "alert" | "console.log"; readonly message: string }
	| { readonly does: "tests"; readonly condition: TypedCode }
	| { readonly does: "repeats"; readonly times: number }
	| { readonly does: "repeats"; readonly each: Argument }
	| { readonly does: "custom"; readonly custom: TypedCode }
	| { readonly does: "answers"; readonly dialog: DialogAnswer }
	/** The step needs no code, or cannot be expressed. */
	| { readonly does: "nothing"; readonly because?: GenerateNoteCode }
	/** The step before it has loaded another page, at which the code ends. */
	| { readonly does: "ends" }
	| { readonly does: "fails"; readonly message: string };

/** Position of a step. */
export interface StepPlace {
	/** The steps of the same tab that run one after the other around it, in their order. */
	readonly chain: readonly FlowNode[];
	readonly at: number;
	/** The flow begins with this chain. */
	readonly isStart: boolean;
	/** The script goes on after a page load. */
	readonly resumes: boolean;
	/** Reads the expression of a condition, which may read the flow's variables. */
	readonly readCondition: (text: string) => TypedCodeResult;
	/** Reads the code of a custom step, which may read the flow's variables. */
	readonly readCustomCode: (text: string) => TypedCodeResult;
}

export const calls = (...made: readonly Call[]): StepCode => ({ does: "calls", calls: made });
export const fails = (message: string): StepCode => ({ does: "fails", message });
