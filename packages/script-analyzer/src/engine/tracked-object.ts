import { type DependencyTracker, TrackedState } from "./dependency-tracker.ts";
import type { Accessor, Callable, HeapObject, HostType, Named, Value } from "./domain.ts";
import { EMPTY, Slots } from "./slots.ts";
import { CLEAN, joinTaints, type Taints } from "./taint.ts";
import { join, NOTHING } from "./value.ts";

/** An object of the analyzed program that reports every read and change of its state. */
export class TrackedObject extends TrackedState implements HeapObject {
	readonly offset: number;
	depth: number;
	isShared = false;
	host: HostType | null = null;
	fields: ((self: HeapObject) => void) | null = null;
	parentClass: Value | null = null;

	#props: Slots | null = null;
	#accessors: Map<string, Accessor> | null = null;
	#rest = NOTHING;
	#taints: Taints = CLEAN;
	#proto: HeapObject | null = null;
	#items: Value[] | null = null;
	#exact = true;
	#callable: Callable | null = null;
	#hidden: Slots | null = null;

	constructor(tracker: DependencyTracker, offset: number, depth: number) {
		super(tracker);
		this.offset = offset;
		this.depth = depth;
	}

	isReplacedAt(depth: number): boolean {
		return this.depth === depth && !this.tracker.isOld(this);
	}

	get props(): Named {
		if (this.#props) return this.#props;
		this.recordRead();
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
		this.recordRead();
		return this.#accessors;
	}

	setAccessor(name: string, kind: "get" | "set", fn: HeapObject): void {
		this.#accessors ??= new Map();
		const known = this.#accessors.get(name) ?? { get: null, set: null };
		if (known[kind] === fn) return;
		this.#accessors.set(name, kind === "get" ? { ...known, get: fn } : { ...known, set: fn });
		this.tracker.changed(this, true);
	}

	get rest(): Value {
		this.recordRead();
		return this.#rest;
	}

	addRest(value: Value): void {
		const joined = join(this.#rest, value);
		if (joined === this.#rest) return;
		this.#rest = joined;
		this.tracker.changed(this, true);
	}

	get taints(): Taints {
		this.recordRead();
		return this.#taints;
	}

	addTaints(taints: Taints): void {
		const joined = joinTaints(this.#taints, taints);
		if (joined === this.#taints) return;
		this.#taints = joined;
		this.tracker.changed(this, true);
	}

	get proto(): HeapObject | null {
		this.recordRead();
		return this.#proto;
	}

	set proto(proto: HeapObject | null) {
		if (proto === this.#proto) return;
		this.#proto = proto;
		this.tracker.changed(this, false);
	}

	get items(): readonly Value[] | null {
		this.recordRead();
		return this.#items;
	}

	get exact(): boolean {
		this.recordRead();
		return this.#exact;
	}

	set exact(exact: boolean) {
		if (exact === this.#exact) return;
		this.#exact = exact;
		this.tracker.changed(this, !exact);
	}

	setItems(items: readonly Value[]): void {
		this.#items = [...items];
		this.tracker.changed(this, false);
	}

	changeItems<Result>(change: (items: Value[]) => Result): Result {
		this.recordRead();
		this.#items ??= [];
		this.tracker.changed(this, false);
		const result = change(this.#items);
		this.tracker.written();
		return result;
	}

	addItemAt(index: number, value: Value): void {
		const known = this.#items?.[index] ?? NOTHING;
		const joined = join(known, value);
		if (!this.#items || joined === known) return;
		this.#items[index] = joined;
		this.tracker.changed(this, true);
	}

	get callable(): Callable | null {
		this.recordRead();
		return this.#callable;
	}

	set callable(callable: Callable | null) {
		this.#callable = callable;
		this.tracker.changed(this, false);
	}

	remake(callable: Callable): void {
		this.#callable = callable;
		this.tracker.written();
	}

	get hidden(): Named {
		if (this.#hidden) return this.#hidden;
		this.recordRead();
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
		this.#props ??= new Slots(this.tracker);
		this.#props.remember(name, value);
	}

	rememberHidden(name: string, value: Value): void {
		this.#hidden ??= new Slots(this.tracker);
		this.#hidden.remember(name, value);
	}

	/** Reports a change of the whole object: earlier reads of a name were recorded as reads of the object, as it had no names yet. */
	#makeSlots(): Slots {
		this.tracker.changed(this, true);
		return new Slots(this.tracker);
	}
}
