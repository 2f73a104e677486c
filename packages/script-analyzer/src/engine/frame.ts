import type { Node } from "acorn";
import type { Variable } from "../names/scope.ts";
import type { Obj } from "./heap-object.ts";
import type { Ledger } from "./ledger.ts";
import { Slot } from "./slot.ts";
import { ANYTHING, isOther, join, NOTHING, UNDEFINED, type Value } from "./value.ts";

/** One variable of one call. */
class Cell extends Slot {
	/** How deep inside uncertain code it was made; null when it was only looked for so far. */
	depth: number | null = null;

	/** A run that made it makes a new one the next time. */
	override hasChangedSince(began: number, looked: number, ended: number): boolean {
		return this.bornAt < began && super.hasChangedSince(began, looked, ended);
	}

	assign(value: Value, depth: number): void {
		this.depth ??= depth;
		if (this.depth === depth && !this.ledger.isOld(this)) this.replace(value);
		else this.add(value);
	}
}

/** The variables of one call of a function (all blocks inside share them), or of the program. */
export class Frame {
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
	readonly #ledger: Ledger;
	#cells: Map<Variable, Cell> | null = null;

	constructor(ledger: Ledger, parent: Frame | null, block: Node) {
		this.#ledger = ledger;
		this.parent = parent;
		this.block = block;
	}

	/** `NOTHING` as long as nobody wrote it: by a callback that a later round runs again. */
	read(variable: Variable): Value {
		return this.#cellOf(variable).value;
	}

	/** From `depth` on inside uncertain code what was made outside of it is not replaced. */
	write(variable: Variable, value: Value, depth: number): void {
		this.#cellOf(variable).assign(value, depth);
	}

	/** It is there from here on, without a value. */
	declare(variable: Variable, depth: number): void {
		this.#cellOf(variable).depth ??= depth;
	}

	/** Where names are looked up when the code runs: in text run by `eval`. */
	readNamed(name: string): Value | null {
		for (const [variable, cell] of this.#cells ?? [])
			if (variable.name === name && cell.value !== NOTHING) return cell.value;
		return null;
	}

	/**
	 * The call that made the same closures in an earlier run: from now on both share their variables, so that what ran
	 * with the earlier ones need not run again. Answers whether `this` is another one.
	 */
	continueAs(earlier: Frame): boolean {
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
		const made = new Cell(this.#ledger);
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
