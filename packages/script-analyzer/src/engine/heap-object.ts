import type { Function as FunctionLike } from "acorn";
import type { Frame } from "./frame.ts";
import type { HostType } from "./host-type.ts";
import { type Ledger, Part } from "./ledger.ts";
import type { Native } from "./machine.ts";
import { EMPTY, type Named, Slots } from "./slots.ts";
import { CLEAN, joinTaints, type Taints } from "./taint.ts";
import { join, NOTHING, type Value } from "./value.ts";

/** What happens when an object is called. */
export type Callable =
	| { readonly kind: "closure"; readonly node: FunctionLike; readonly frame: Frame; readonly home: Obj | null }
	| { readonly kind: "native"; readonly name: string; readonly run: Native }
	| { readonly kind: "bound"; readonly target: Obj; readonly self: Value; readonly args: readonly Value[] };

export interface Accessor {
	readonly get: Obj | null;
	readonly set: Obj | null;
}

/**
 * An object of the analysed program, or all objects that one place makes when they are too many to tell apart. What can
 * change is read and written through members that tell the ledger: `set…` replaces, `add…` adds a possibility.
 */
export class Obj extends Part {
	/** Where in the code it is made; -1 for what the browser brings along. */
	readonly offset: number;
	/** How deep inside uncertain code it was made: only there an assignment replaces what was. */
	depth: number;
	host: HostType | null = null;
	/** For classes: sets the fields of a new instance. */
	fields: ((self: Obj) => void) | null = null;
	parentClass: Value | null = null;

	#props: Slots | null = null;
	#accessors: Map<string, Accessor> | null = null;
	#rest = NOTHING;
	#taints: Taints = CLEAN;
	#proto: Obj | null = null;
	#items: Value[] | null = null;
	#exact = true;
	#callable: Callable | null = null;
	#hidden: Slots | null = null;

	constructor(ledger: Ledger, offset: number, depth: number) {
		super(ledger);
		this.offset = offset;
		this.depth = depth;
	}

	/** Whether an assignment replaces what was: only where and while that is certain. */
	isReplacedAt(depth: number): boolean {
		return this.depth === depth && !this.ledger.isOld(this);
	}

	get props(): Named {
		if (this.#props) return this.#props;
		this.seen();
		return EMPTY;
	}

	setProp(name: string, value: Value): void {
		this.#props ??= this.#makeSlots();
		this.#props.replace(name, value);
	}

	addProp(name: string, value: Value): void {
		this.#props ??= this.#makeSlots();
		this.#props.add(name, value);
	}

	get accessors(): ReadonlyMap<string, Accessor> | null {
		this.seen();
		return this.#accessors;
	}

	setAccessor(name: string, kind: "get" | "set", fn: Obj): void {
		this.#accessors ??= new Map();
		const known = this.#accessors.get(name) ?? { get: null, set: null };
		if (known[kind] === fn) return;
		this.#accessors.set(name, kind === "get" ? { ...known, get: fn } : { ...known, set: fn });
		this.ledger.changed(this, true);
	}

	/** What may lie under names that are not known. */
	get rest(): Value {
		this.seen();
		return this.#rest;
	}

	addRest(value: Value): void {
		const joined = join(this.#rest, value);
		if (joined === this.#rest) return;
		this.#rest = joined;
		this.ledger.changed(this, true);
	}

	/** Data that is somewhere inside. */
	get taints(): Taints {
		this.seen();
		return this.#taints;
	}

	addTaints(taints: Taints): void {
		const joined = joinTaints(this.#taints, taints);
		if (joined === this.#taints) return;
		this.#taints = joined;
		this.ledger.changed(this, true);
	}

	get proto(): Obj | null {
		this.seen();
		return this.#proto;
	}

	set proto(proto: Obj | null) {
		if (proto === this.#proto) return;
		this.#proto = proto;
		this.ledger.changed(this, false);
	}

	/** For arrays: the items in order. With `exact` false they are only a sample of what may be inside, at any index. */
	get items(): readonly Value[] | null {
		this.seen();
		return this.#items;
	}

	get exact(): boolean {
		this.seen();
		return this.#exact;
	}

	set exact(exact: boolean) {
		if (exact === this.#exact) return;
		this.#exact = exact;
		this.ledger.changed(this, !exact);
	}

	setItems(items: readonly Value[]): void {
		this.#items = [...items];
		this.ledger.changed(this, false);
	}

	/** Changes the list itself, for good. */
	changeItems<Result>(change: (items: Value[]) => Result): Result {
		this.seen();
		this.#items ??= [];
		this.ledger.changed(this, false);
		return change(this.#items);
	}

	addItemAt(index: number, value: Value): void {
		const known = this.#items?.[index] ?? NOTHING;
		const joined = join(known, value);
		if (!this.#items || joined === known) return;
		this.#items[index] = joined;
		this.ledger.changed(this, true);
	}

	get callable(): Callable | null {
		this.seen();
		return this.#callable;
	}

	set callable(callable: Callable | null) {
		this.#callable = callable;
		this.ledger.changed(this, false);
	}

	/** The same function, made anew by a later run: nobody needs to look at it again. */
	remake(callable: Callable): void {
		this.#callable = callable;
	}

	/** Hidden state of browser objects: a promise's value, an element's tag. */
	get hidden(): Named {
		if (this.#hidden) return this.#hidden;
		this.seen();
		return EMPTY;
	}

	setHidden(name: string, value: Value): void {
		this.#hidden ??= this.#makeSlots();
		this.#hidden.replace(name, value);
	}

	addHidden(name: string, value: Value): void {
		this.#hidden ??= this.#makeSlots();
		this.#hidden.add(name, value);
	}

	/** Nothing changes: it is only kept from now on. */
	rememberProp(name: string, value: Value): void {
		this.#props ??= new Slots(this.ledger);
		this.#props.remember(name, value);
	}

	/** The same for hidden state. */
	rememberHidden(name: string, value: Value): void {
		this.#hidden ??= new Slots(this.ledger);
		this.#hidden.remember(name, value);
	}

	/** Who looked for a name before looked at the object itself. */
	#makeSlots(): Slots {
		this.ledger.changed(this, true);
		return new Slots(this.ledger);
	}
}
