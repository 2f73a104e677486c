import { type StepCategory, type StepKind, stepCategories } from "@scriptorium/flow/steps/step-list";

/**
 * The steps that a person can add (spec 03 § 3), and those of recordings that can be set up without one. Uploads, dialogs, tabs and drags
 * come from recordings only.
 */
export const PALETTE_KINDS: Readonly<Record<StepCategory, readonly StepKind[]>> = {
	interaction: ["click", "type", "select", "check", "hover", "keypress", "scroll"],
	data: ["extract", "store", "copy"],
	navigation: ["navigate", "reload", "back"],
	logic: ["wait", "condition", "loop", "observe"],
	output: ["alert", "log", "custom"],
};

export const allPaletteKinds: readonly StepKind[] = stepCategories.flatMap((category) => PALETTE_KINDS[category]);

/** Type of the data that is dragged from the palette to the canvas: the kind of step. */
export const STEP_DRAG_TYPE = "application/x-scriptorium-step";
