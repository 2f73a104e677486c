import type { Node } from "acorn";
import type { Variable } from "../names/scope.ts";
import type { DependencyTracker } from "./dependency-tracker.ts";
import type { Frame, HeapObject, Value } from "./domain.ts";
import { Slot } from "./slot.ts";
import { ANYTHING, isOther, join, NOTHING, UNDEFINED } from "./value.ts";

/** One variable of one call. */
class Cell extends Slot {
	/** How many uncertain branches lay around its declaration; null when it was only read so far. */
	depth: number | null = null;

	/** A run does not depend on variables that it created itself: the next run creates its own. */
	override hasChangedSince(began: number, readAt: number, ended: number): boolean {
		return this.createdAt < began && super.hasChangedSince(began, readAt, ended);
	}

	assign(value: Value, depth: number): void {
		this.depth ??= depth;
		if (this.depth === depth && !this.tracker.isOld(this)) this.replace(value);
		else this.add(value);
	}
}

export class CallFrame implements Frame {
	readonly parent: Frame | null;
	readonly block: Node;
	self: Value = UNDEFINED;
	args: Value = ANYTHING;
	callee: HeapObject | null = null;
	home: HeapObject | null = null;
	returned: Value = NOTHING;
	sent: Value = ANYTHING;
	yielded: Value[] | null = null;
	pending = false;
	readonly #tracker: DependencyTracker;
	#cells: Map<Variable, Cell> | null = null;

	constructor(tracker: DependencyTracker, parent: Frame | null, block: Node) {
		this.#tracker = tracker;
		this.parent = parent;
		this.block = block;
	}

	read(variable: Variable): Value {
		return this.#cellOf(variable).value;
	}

	write(variable: Variable, value: Value, depth: number): void {
		this.#cellOf(variable).assign(value, depth);
	}

	declare(variable: Variable, depth: number): void {
		this.#cellOf(variable).depth ??= depth;
	}

	readNamed(name: string): Value | null {
		for (const [variable, cell] of this.#cells ?? [])
			if (variable.name === name && cell.value !== NOTHING) return cell.value;
		return null;
	}

	addNamed(name: string, value: Value): boolean {
		for (const [variable, cell] of this.#cells ?? []) {
			if (variable.name !== name) continue;
			cell.add(value);
			return true;
		}
		return false;
	}

	continueAs(earlier: CallFrame): boolean {
		earlier.#cells ??= new Map();
		if (this.#cells !== earlier.#cells) {
			for (const [variable, { value }] of this.#cells ?? []) earlier.#cellOf(variable).add(value);
			this.#cells = earlier.#cells;
		}
		const isOtherSelf = isOther(earlier.self, this.self) || isOther(earlier.args, this.args);
		this.self = join(earlier.self, this.self);
		this.args = join(earlier.args, this.args);
		return isOtherSelf;
	}

	#cellOf(variable: Variable): Cell {
		this.#cells ??= new Map();
		const known = this.#cells.get(variable);
		if (known) return known;
		const made = new Cell(this.#tracker);
		this.#cells.set(variable, made);
		return made;
	}
}

/** The running or enclosing call of the function that owns a variable. */
export function ownerFrame(frame: Frame, block: object): Frame | null {
	for (let current: Frame | null = frame; current; current = current.parent) {
		if (current.block === block) return current;
	}
	return null;
}
