import type { HeapObject, Machine, Value } from "./domain.ts";
import { joinTaints, type Taints } from "./taint.ts";
import { hasObject, isObject, only } from "./value.ts";

const MAX_DEPTH = 6;
const MAX_OBJECTS = 800;
const MAX_NESTING = 3;

/** Methods that a script gives its objects, and that are called when they are sent or become text. */
const CONVERSIONS = ["toJSON", "toString", "valueOf", "@@toPrimitive"];

const STEPS_PER_OBJECT = 3;

/** One search through a value. */
interface Search {
	readonly seen: Set<HeapObject>;
	/** Whether it called a function of the script or of the browser, which can do more than read. */
	hasCalled: boolean;
}

/** A result without calls, which is the same as long as nothing changes. */
interface Found {
	readonly taints: Taints;
	readonly steps: number;
}

/**
 * Data in a value and in everything it holds. A call asks several times for the contents of the same arguments, so results are kept
 * until something changes. The run must be the same as well: it has recorded the reads.
 */
export class Contents {
	readonly #found = new Map<Value, Found>();
	#version = -1;
	#run = -1;

	of(machine: Machine, value: Value): Taints {
		if (!hasObject(value)) return value.taints;
		// Getters, `toString` and elements inside elements ask for contents again.
		if (machine.nesting >= MAX_NESTING) return value.taints;
		this.#forgetChanged(machine);
		const known = this.#found.get(value);
		if (known) {
			machine.spend(known.steps);
			return known.taints;
		}
		const search: Search = { seen: new Set(), hasCalled: false };
		machine.nesting += 1;
		try {
			const taints = collect(machine, value, search, 0);
			if (!search.hasCalled) this.#found.set(value, { taints, steps: STEPS_PER_OBJECT * search.seen.size });
			return taints;
		} finally {
			machine.nesting -= 1;
		}
	}

	#forgetChanged({ tracker }: Machine): void {
		if (this.#version === tracker.version && this.#run === tracker.run) return;
		this.#found.clear();
		this.#version = tracker.version;
		this.#run = tracker.run;
	}
}

function collect(machine: Machine, value: Value, search: Search, level: number): Taints {
	let taints = value.taints;
	const { seen } = search;
	for (const atom of value.atoms) {
		if (!isObject(atom) || seen.has(atom) || seen.size >= MAX_OBJECTS) continue;
		seen.add(atom);
		machine.spend(STEPS_PER_OBJECT);
		if (level < MAX_DEPTH) taints = joinTaints(taints, inside(machine, atom, search, level));
	}
	return taints;
}

function inside(machine: Machine, object: HeapObject, search: Search, level: number): Taints {
	let taints = object.taints;
	const add = (value: Value) => {
		taints = joinTaints(taints, collect(machine, value, search, level + 1));
	};
	const addResult = (call: () => Value) => {
		search.hasCalled = true;
		add(call());
	};
	if (object.callable) return taints;
	const { props, items, accessors, proto } = object;
	props.forEach(add);
	if (items) for (const value of items) add(value);
	add(object.rest);
	if (accessors) {
		for (const { get } of accessors.values())
			if (get) addResult(() => machine.callObject(get, only(object), [], object.offset));
	}
	const content = object.host?.content;
	if (content) addResult(() => content(machine, object, object.offset));
	const data = object.hidden?.get("value");
	if (data && object.host?.name === "Promise") add(data);
	for (const name of CONVERSIONS) {
		const convert = props.get(name) ?? proto?.props.get(name);
		if (convert) addResult(() => machine.call(convert, only(object), [], object.offset));
	}
	return taints;
}
