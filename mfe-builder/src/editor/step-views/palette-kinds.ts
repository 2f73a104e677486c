import {
	type StepCategory,
	type StepKind,
	stepCategories,
	stepKinds,
	stepRow,
} from "@scriptorium/flow/steps/step-list";
import { stepViews } from "./step-views.ts";

const kindsOf = (category: StepCategory): readonly StepKind[] =>
	stepKinds.filter((kind) => stepRow(kind).category === category && stepViews[kind].isInPalette);

/** The steps that a person can add, by their groups. */
export const PALETTE_KINDS = Object.fromEntries(
	stepCategories.map((category) => [category, kindsOf(category)]),
) as Readonly<Record<StepCategory, readonly StepKind[]>>;

export const allPaletteKinds: readonly StepKind[] = stepCategories.flatMap((category) => PALETTE_KINDS[category]);

/** Type of the data that is dragged from the palette to the canvas: the kind of step. */
export const STEP_DRAG_TYPE = "application/x-scriptorium-step";
