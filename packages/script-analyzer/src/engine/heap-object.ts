import type { Accessor, Callable, HostType, Named, Obj, Value } from "./domain.ts";
import { type Ledger, Part } from "./ledger.ts";
import { EMPTY, Slots } from "./slots.ts";
import { CLEAN, joinTaints, type Taints } from "./taint.ts";
import { join, NOTHING } from "./value.ts";

/** An object of the analyzed program that reports every read and change of its state. */
export class HeapObject extends Part implements Obj {
	readonly offset: number;
	depth: number;
	host: HostType | null = null;
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

	remake(callable: Callable): void {
		this.#callable = callable;
	}

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

	rememberProp(name: string, value: Value): void {
		this.#props ??= new Slots(this.ledger);
		this.#props.remember(name, value);
	}

	rememberHidden(name: string, value: Value): void {
		this.#hidden ??= new Slots(this.ledger);
		this.#hidden.remember(name, value);
	}

	/** Without slots, reads by name were reported as reads of the object itself. */
	#makeSlots(): Slots {
		this.ledger.changed(this, true);
		return new Slots(this.ledger);
	}
}
