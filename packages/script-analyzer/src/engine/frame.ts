import type { Node } from "acorn";
import type { Obj } from "./heap-object.ts";
import { ANYTHING, NOTHING, UNDEFINED, type Value } from "./value.ts";
import type { Variable } from "./variables.ts";

export interface Cell {
	value: Value;
	/** How deep inside uncertain code it was made. */
	depth: number;
}

/** The variables of one call of a function (all blocks inside share them), or of the program. */
export class Frame {
	readonly cells = new Map<Variable, Cell>();
	readonly parent: Frame | null;
	/** The function's node, or the program. */
	readonly block: Node;
	self: Value = UNDEFINED;
	/** Managers wrap scripts into functions: the program has arguments too. */
	args: Value = ANYTHING;
	/** The function object that runs; for `new.target` and `super`. */
	callee: Obj | null = null;
	home: Obj | null = null;
	returned: Value = NOTHING;
	/** What `next(…)` hands into a generator. */
	sent: Value = ANYTHING;
	/** What `yield` gave out, in order. */
	yielded: Value[] | null = null;
	/** It waited for a promise without a value: worth another run later. */
	pending = false;

	/** Round of the run in which it was made. */
	readonly madeIn: number;

	constructor(parent: Frame | null, block: Node, round: number) {
		this.parent = parent;
		this.block = block;
		this.madeIn = round;
	}
}

/** The running or enclosing call of the function that owns a variable. */
export function ownerFrame(frame: Frame, block: object): Frame | null {
	for (let current: Frame | null = frame; current; current = current.parent) {
		if (current.block === block) return current;
	}
	return null;
}
