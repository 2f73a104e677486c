import type { CanvasPosition } from "../../editor/step-place.ts";
import { STEP_SIZE } from "./step-size.ts";

/** Pixels of the screen that the three buttons need in their direction and across it, with the gap to the step. */
const LONG = 148;
const SHORT = 60;

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
	/** Which edges of step and buttons are in line. */
	readonly align: "start" | "center" | "end";
}

/**
 * Where the buttons of a step are wholly in view: a button that is cut off cannot be pressed, as the browser scrolls the canvas when
 * the button receives the focus.
 * @param step its place, in pixels of the canvas
 * @param view the visible part of the canvas
 * @returns beside the step, in a column where a row has no room; above a step that fills the width
 */
export function toolbarPlace(step: CanvasPosition, { width, height, left, top, zoom }: CanvasView): ToolbarPlace {
	const before = step.x * zoom + left;
	const behind = width - before - STEP_SIZE.width * zoom;
	if (behind >= LONG) return { side: "right", direction: "row", align: "center" };
	if (before >= LONG) return { side: "left", direction: "row", align: "center" };
	const room = Math.max(before, behind);
	if (room < SHORT) return { side: "top", direction: "row", align: "end" };
	const middle = (step.y + STEP_SIZE.height / 2) * zoom + top;
	const isCutAbove = middle < LONG / 2;
	const isCutBelow = middle > height - LONG / 2;
	const align = isCutAbove ? "start" : isCutBelow ? "end" : "center";
	return { side: room === behind ? "right" : "left", direction: "column", align };
}
