import type { CanvasPosition } from "../../editor/step-place.ts";
import { STEP_SIZE } from "./step-size.ts";

/** Length and thickness of the toolbar with its gap to the step, in pixels of the screen. */
const TOOLBAR_LENGTH = 148;
const TOOLBAR_THICKNESS = 60;

/** The visible part of the canvas: its size in pixels of the screen, and the position and scale of the flow in it. */
export interface CanvasView {
	readonly width: number;
	readonly height: number;
	readonly left: number;
	readonly top: number;
	readonly zoom: number;
}

export interface ToolbarPlace {
	readonly side: "left" | "right" | "top";
	readonly direction: "row" | "column";
	/** How the toolbar is aligned with the step, as in React Flow's `NodeToolbar`. */
	readonly align: "start" | "center" | "end";
}

/**
 * Chooses a place where the toolbar of a step is wholly visible. A press on a button that is cut off would be lost, because the
 * browser scrolls the canvas when the button receives the focus.
 * @param step its place, in pixels of the canvas
 * @param view the visible part of the canvas
 * @returns beside the step, as a column where a row does not fit; above a step that fills the width
 */
export function toolbarPlace(step: CanvasPosition, { width, height, left, top, zoom }: CanvasView): ToolbarPlace {
	const before = step.x * zoom + left;
	const behind = width - before - STEP_SIZE.width * zoom;
	if (behind >= TOOLBAR_LENGTH) return { side: "right", direction: "row", align: "center" };
	if (before >= TOOLBAR_LENGTH) return { side: "left", direction: "row", align: "center" };
	const room = Math.max(before, behind);
	if (room < TOOLBAR_THICKNESS) return { side: "top", direction: "row", align: "end" };
	const middle = (step.y + STEP_SIZE.height / 2) * zoom + top;
	const isCutAbove = middle < TOOLBAR_LENGTH / 2;
	const isCutBelow = middle > height - TOOLBAR_LENGTH / 2;
	const align = isCutAbove ? "start" : isCutBelow ? "end" : "center";
	return { side: room === behind ? "right" : "left", direction: "column", align };
}
