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

/** Tags that a shape needs before one of them may come or go. */
const FEWEST_TAGS = 3;

/** Whether an element is made of the same as one of this shape was, or of one more or less where that were several. */
export function isOfShape(element: Element, then: string): boolean {
	const now = shapeOf(element);
	if (now === then) return true;
	const [before, after] = [then.split(" "), now.split(" ")];
	if (Math.min(before.length, after.length) < FEWEST_TAGS) return false;
	const [more, fewer] = before.length > after.length ? [before, after] : [after, before];
	return more.some((_, left) => isBegin(more.toSpliced(left, 1), fewer));
}

/** Shapes are cut off: what was the last tag may be so no more. */
const isBegin = (one: readonly string[], other: readonly string[]): boolean =>
	Math.abs(one.length - other.length) <= 1 && one.slice(0, other.length).every((tag, at) => tag === other[at]);

/** What repeats around an element: a row by its tag or role, else a box among at least two of its shape. */
export function rowAround(element: Element): Element | null {
	const said = closestAcross(parentOf(element), ROW);
	if (said !== null) return said;
	for (let at = parentOf(element); at !== null && tagOf(at) !== "body"; at = parentOf(at)) {
		if (childCountOf(at) > 0 && repeats(at)) return at;
	}
	return null;
}

/** As many elements of the same shape side by side are a list: two may be a pair of columns. */
const FEWEST_ROWS = 3;

function repeats(element: Element): boolean {
	const parent = parentElementOf(element);
	const [tag, shape] = [tagOf(element), shapeOf(element)];
	let alike = 0;
	for (const other of parent ? childElementsOf(parent) : []) {
		if (tagOf(other) === tag && shapeOf(other) === shape) alike += 1;
		if (alike === FEWEST_ROWS) return true;
	}
	return false;
}

/** Larger rows are no rows. */
export const MOST_IN_ROW = 80;

/** Whether an element is the only one of its tag in its row that is made of just these; with words or without. */
export function isShapeAlone(element: Element): boolean {
	const row = rowAround(element);
	const alike = row === null ? [] : [...queryAll(row, CSS.escape(tagOf(element)))];
	if (!alike.includes(element) || alike.length > MOST_IN_ROW) return false;
	const [shape, isSilent] = [shapeOf(element), isWordless(element)];
	return alike.every((other) => other === element || shapeOf(other) !== shape || isWordless(other) !== isSilent);
}

export const isWordless = (element: Element): boolean => plain(textOf(element)) === "";
