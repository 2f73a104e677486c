import type { DeferredQueue } from "./deferred-queue.ts";
import type { DependencyTracker } from "./dependency-tracker.ts";
import type { HeapObject, Machine, Value } from "./domain.ts";
import { ObjectPool } from "./object-pool.ts";
import { constantOf, isObject, joinAll, NOTHING, objectsOf, only } from "./value.ts";
import { addItem, MAX_ARRAY_LENGTH } from "./write-property.ts";

const MAX_PIECE_LENGTH = 64;

function isConstant(item: Value): boolean {
	return item.taints.length === 0 && constantOf(item) !== null;
}

/** Offset of the browser's own objects. */
const BROWSER = -1;

/** A native function that is made anew with its object takes the place of the one before: it knows as much, or more. */
function renew(known: Value, made: Value): boolean {
	const [native] = made.atoms;
	if (made.atoms.length !== 1 || made.open || !isObject(native) || native.callable?.kind !== "native") return false;
	const { name } = native.callable;
	const before = objectsOf(known).find(({ callable }) => callable?.kind === "native" && callable.name === name);
	if (before && before !== native) before.callable = native.callable;
	return before !== undefined;
}

/** Makes the objects of one run; each costs steps. `machineOf`: the machine is complete only after its parts. */
export function allocation(
	machineOf: () => Machine,
	queue: DeferredQueue,
	tracker: DependencyTracker,
): Pick<Machine, "make" | "plain" | "array" | "host"> {
	const pool = new ObjectPool(tracker);
	return {
		make: (offset) => {
			const machine = machineOf();
			machine.spend(6);
			return pool.take(offset, "", queue.run, machine.depth).object;
		},
		plain: (props, offset) => {
			const machine = machineOf();
			machine.spend(12);
			const tag = `{${Object.keys(props).join()}}`;
			const { object, again } = pool.take(offset, tag, queue.run, machine.depth);
			for (const [name, value] of Object.entries(props)) {
				const isRenewed = (again || offset === BROWSER) && renew(object.props.get(name) ?? NOTHING, value);
				if (!isRenewed) object.addProp(name, value);
			}
			return only(object);
		},
		array: (items, offset, exact = true) => {
			const machine = machineOf();
			machine.spend(6 + items.length);
			// Copying is work too, and an array that doubles in a loop would fill the memory long before the budget ends.
			machine.spend(items.length >> 4);
			const isKept = items.length <= MAX_ARRAY_LENGTH;
			const constant = exact && items.length <= MAX_PIECE_LENGTH && items.every(isConstant);
			const { object, fresh } = pool.take(offset, "[]", queue.run, machine.depth, constant);
			if (fresh) {
				object.setItems(isKept ? items : []);
				object.exact = exact && isKept;
				if (!isKept) object.addRest(joinAll(items));
			} else if (!widenItems(object, items, exact)) for (const item of items) widenArray(object, item);
			return only(object);
		},
		host: (type, offset) => {
			const machine = machineOf();
			machine.spend(6);
			const { object } = pool.take(offset, type, queue.run, machine.depth);
			object.host = machine.browser.types.get(type) ?? null;
			return object;
		},
	};
}

/** A list that is made anew with as many items: each of them may be one or the other. */
function widenItems(object: HeapObject, items: readonly Value[], exact: boolean): boolean {
	if (!exact || !object.exact || object.items?.length !== items.length) return false;
	items.forEach((item, index) => {
		object.addItemAt(index, item);
	});
	return true;
}

function widenArray(array: HeapObject, item: Value): void {
	if (!array.items) array.setItems([]);
	addItem(array, item);
}
