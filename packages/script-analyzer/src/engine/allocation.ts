import type { DeferredQueue } from "./deferred-queue.ts";
import type { Obj } from "./heap-object.ts";
import type { Machine } from "./machine.ts";
import { ObjectPool } from "./object-pool.ts";
import { constantOf, join, joinAll, NOTHING, only, type Value } from "./value.ts";
import { LONGEST_ARRAY } from "./write-property.ts";

const LONGEST_PIECE = 64;

function isConstant(item: Value): boolean {
	return item.taints.length === 0 && constantOf(item) !== null;
}

/** Makes the objects of one run; each costs steps. `machineOf`: the machine is complete only after its parts. */
export function allocation(
	machineOf: () => Machine,
	queue: DeferredQueue,
): Pick<Machine, "make" | "plain" | "array" | "host"> {
	const pool = new ObjectPool();
	return {
		make: (offset) => {
			const machine = machineOf();
			machine.spend(6);
			return pool.take(offset, "", queue.run, machine.depth, machine.round).object;
		},
		plain: (props, offset) => {
			const machine = machineOf();
			machine.spend(12);
			const { object, fresh } = pool.take(
				offset,
				`{${Object.keys(props).join()}}`,
				queue.run,
				machine.depth,
				machine.round,
			);
			for (const [name, value] of Object.entries(props)) {
				object.props.set(name, fresh ? value : join(object.props.get(name) ?? NOTHING, value));
			}
			return only(object);
		},
		array: (items, offset, exact = true) => {
			const machine = machineOf();
			machine.spend(6 + items.length);
			// Copying is work too, and an array that doubles in a loop would fill the memory long before the budget ends.
			machine.spend(items.length >> 4);
			const isKept = items.length <= LONGEST_ARRAY;
			const constant = exact && items.length <= LONGEST_PIECE && items.every(isConstant);
			const { object, fresh } = pool.take(offset, "[]", queue.run, machine.depth, machine.round, constant);
			if (fresh) {
				object.items = isKept ? [...items] : [];
				object.exact = exact && isKept;
				if (!isKept) object.rest = joinAll(items);
			} else if (!widenItems(object, items, exact)) for (const item of items) widenArray(object, item);
			return only(object);
		},
		host: (type, offset) => {
			const machine = machineOf();
			machine.spend(6);
			const { object } = pool.take(offset, type, queue.run, machine.depth, machine.round);
			object.host = machine.browser.types.get(type) ?? null;
			return object;
		},
	};
}

/** A list that is made anew with as many items: each of them may be one or the other. */
function widenItems({ items: known, exact: isKnownExactly }: Obj, items: readonly Value[], exact: boolean): boolean {
	if (!exact || !isKnownExactly || known?.length !== items.length) return false;
	items.forEach((item, index) => {
		known[index] = join(known[index] ?? NOTHING, item);
	});
	return true;
}

function widenArray(array: Obj, item: Value): void {
	array.items ??= [];
	array.exact = false;
	array.rest = join(array.rest, item);
}
