/** Pixels of the canvas. */
export interface Box {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

/** The box around all, in a list; an empty one for no boxes. */
export function boundsOf(boxes: readonly Box[]): readonly Box[] {
	if (boxes.length === 0) return [];
	let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
	for (const { x, y, width, height } of boxes) {
		left = Math.min(left, x);
		top = Math.min(top, y);
		right = Math.max(right, x + width);
		bottom = Math.max(bottom, y + height);
	}
	return [{ x: left, y: top, width: right - left, height: bottom - top }];
}

/** Whether a box is inside another one as a whole. */
export const isWithin = (inner: Box, outer: Box): boolean =>
	inner.x >= outer.x &&
	inner.y >= outer.y &&
	inner.x + inner.width <= outer.x + outer.width &&
	inner.y + inner.height <= outer.y + outer.height;
