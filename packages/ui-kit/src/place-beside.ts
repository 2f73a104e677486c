export type Side = "top" | "right" | "bottom" | "left";

interface Box {
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
}
type Size = Pick<Box, "width" | "height">;

/** Distance between an element and its hint, in pixels. */
const GAP = 6;
/** Between a hint and the edge of the window. */
const EDGE = 8;
const OPPOSITE: Readonly<Record<Side, Side>> = { top: "bottom", bottom: "top", left: "right", right: "left" };

/**
 * Finds where a box goes beside an anchor: centered on the wanted side, on the other one when only that has room, and never
 * beyond the window's edge.
 * @param anchor place and size of the anchor, in pixels of the window
 * @param size of the box, in pixels
 * @param wanted side of the anchor
 * @param view size of the window, in pixels
 * @returns left and top edge of the box, in pixels of the window
 */
export function placeBeside(anchor: Box, size: Size, wanted: Side, view: Size): { left: number; top: number } {
	const room: Readonly<Record<Side, number>> = {
		top: anchor.top - size.height,
		bottom: view.height - anchor.top - anchor.height - size.height,
		left: anchor.left - size.width,
		right: view.width - anchor.left - anchor.width - size.width,
	};
	const fits = (side: Side) => room[side] >= GAP + EDGE;
	const side = !fits(wanted) && fits(OPPOSITE[wanted]) ? OPPOSITE[wanted] : wanted;
	const center = {
		left: anchor.left + (anchor.width - size.width) / 2,
		top: anchor.top + (anchor.height - size.height) / 2,
	};
	const beside = {
		top: { ...center, top: anchor.top - size.height - GAP },
		bottom: { ...center, top: anchor.top + anchor.height + GAP },
		left: { ...center, left: anchor.left - size.width - GAP },
		right: { ...center, left: anchor.left + anchor.width + GAP },
	}[side];
	const within = (at: number, length: number, end: number) => Math.max(EDGE, Math.min(at, end - length - EDGE));
	return { left: within(beside.left, size.width, view.width), top: within(beside.top, size.height, view.height) };
}
