import { closestAcross, parentOf } from "./composed-tree.ts";
import {
	childCountOf,
	childElementsOf,
	firstChildOf,
	nextOf,
	parentElementOf,
	queryAll,
	tagOf,
	textOf,
} from "./intact-dom.ts";
import { plain } from "./plain-text.ts";

const ROW = "li,tr,article,[role=row],[role=listitem],[role=option],[role=article],dd,fieldset";

/** Tags of the child elements of an element, six at most. */
export function shapeOf(element: Element): string {
	const tags: string[] = [];
	for (let at = firstChildOf(element); at !== null && tags.length < 6; at = nextOf(at)) tags.push(tagOf(at));
	return tags.join(" ");
}

/** Minimum number of child tags before one may be added or removed. */
const MIN_SHAPE_TAGS = 3;

/** Whether an element has a recorded shape; of longer shapes one child may be added or removed. */
export function hasShape(element: Element, then: string): boolean {
	const now = shapeOf(element);
	if (now === then) return true;
	const [before, after] = [then.split(" "), now.split(" ")];
	if (Math.min(before.length, after.length) < MIN_SHAPE_TAGS) return false;
	const [more, fewer] = before.length > after.length ? [before, after] : [after, before];
	return more.some((_, left) => isPrefix(more.toSpliced(left, 1), fewer));
}

/** Whether one list starts with the other. Shapes are cut off, so their length may differ by one. */
const isPrefix = (one: readonly string[], other: readonly string[]): boolean =>
	Math.abs(one.length - other.length) <= 1 && one.slice(0, other.length).every((tag, at) => tag === other[at]);

/** The row around an element: by tag or role, else the nearest ancestor among at least `MIN_ROWS` siblings of its shape. */
export function rowAround(element: Element): Element | null {
	const explicit = closestAcross(parentOf(element), ROW);
	if (explicit !== null) return explicit;
	for (let at = parentOf(element); at !== null && tagOf(at) !== "body"; at = parentOf(at)) {
		if (childCountOf(at) > 0 && repeats(at)) return at;
	}
	return null;
}

/** Siblings of the same shape that make a list: two may be a pair of columns. */
const MIN_ROWS = 3;

function repeats(element: Element): boolean {
	const parent = parentElementOf(element);
	const [tag, shape] = [tagOf(element), shapeOf(element)];
	let alike = 0;
	for (const other of parent ? childElementsOf(parent) : []) {
		if (tagOf(other) === tag && shapeOf(other) === shape) alike += 1;
		if (alike === MIN_ROWS) return true;
	}
	return false;
}

/** Maximum number of elements in a row. */
export const MAX_ROW_ELEMENTS = 80;

/** Whether an element is the only one of its tag and shape in its row; elements with and without text are told apart. */
export function isShapeUniqueInRow(element: Element): boolean {
	const row = rowAround(element);
	const alike = row === null ? [] : [...queryAll(row, CSS.escape(tagOf(element)))];
	if (!alike.includes(element) || alike.length > MAX_ROW_ELEMENTS) return false;
	const [shape, isEmpty] = [shapeOf(element), hasNoText(element)];
	return alike.every((other) => other === element || shapeOf(other) !== shape || hasNoText(other) !== isEmpty);
}

export const hasNoText = (element: Element): boolean => plain(textOf(element)) === "";
