import type { BranchName } from "@scriptorium/flow/steps/step-list";

/** Pixels of the canvas. */
export interface CanvasPosition {
	readonly x: number;
	readonly y: number;
}

/** Where a new step goes. */
export type StepPlace =
	/** Below everything, connected to nothing. */
	| { readonly kind: "end" }
	/** A place of the canvas, connected to nothing. */
	| { readonly kind: "at"; readonly position: CanvasPosition }
	/** Behind a step; what followed there follows the new one. No exit: the first one that is free. */
	| { readonly kind: "after"; readonly stepId: string; readonly exit?: BranchName | undefined }
	/** Into a connection, between its two steps. */
	| { readonly kind: "into"; readonly connectionId: string }
	/** A place of the canvas, with a connection that was drawn from a step, or to it. */
	| {
			readonly kind: "connected";
			readonly position: CanvasPosition;
			readonly direction: "from" | "to";
			readonly stepId: string;
			readonly exit?: BranchName | undefined;
	  };
