import type { Call, Member, Value } from "../engine/domain.ts";
import { anyItem, spreadItems } from "../engine/iterate.ts";
import { twice, uncertainly } from "../engine/uncertainly.ts";
import {
	ANY_BOOLEAN,
	ANYTHING,
	anything,
	constantOf,
	isObject,
	join,
	joinAll,
	NOTHING,
	only,
	truthOf,
	UNDEFINED,
} from "../engine/value.ts";
import { acting } from "./acting.ts";
import { argument, selfObject } from "./arguments.ts";
import { withSpecies } from "./species.ts";

const MAX_ITEMS = 400;

/** Characters of a text that is decoded piece by piece. */
const MAX_CONSTANTS = 4_000;

function isFollowed(items: readonly Value[]): boolean {
	return (
		items.length <= MAX_ITEMS || (items.length <= MAX_CONSTANTS && items.every((item) => constantOf(item) !== null))
	);
}

interface CallbackPass {
	readonly item: Value;
	readonly result: Value;
}

/** Calls the function for each item; `certain` when the items and their order are known. */
function each(call: Call): { passes: CallbackPass[]; certain: boolean } {
	const { machine } = call;
	const array = selfObject(call);
	const fn = argument(call, 0);
	const self = argument(call, 1);
	if (array?.items && array.exact && !machine.isSkeptical && isFollowed(array.items)) {
		const passes = [...array.items].map((item, index) => {
			return { item, result: machine.call(fn, self, [item, only(index), call.self], call.offset) };
		});
		return { passes, certain: true };
	}
	const repeated = machine.repeated;
	machine.repeated = true;
	const item = anyItem(machine, call.self, call.offset);
	const passes: CallbackPass[] = [];
	uncertainly(machine, () =>
		twice(machine, () => {
			passes.push({ item, result: machine.call(fn, self, [item, ANYTHING, call.self], call.offset) });
		}),
	);
	machine.repeated = repeated;
	return { passes, certain: false };
}

/** Members of arrays that call a function for each item. */
export const arrayCallbacks: Readonly<Record<string, Member>> = {
	forEach: {
		call: (call) => {
			each(call);
			return UNDEFINED;
		},
	},
	map: {
		call: (call) => {
			const { passes, certain } = each(call);
			const results = passes.map(({ result }) => result);
			return withSpecies(call, call.machine.array(certain ? results : [joinAll(results)], call.offset, certain));
		},
	},
	flatMap: {
		call: (call) => {
			const { passes, certain } = each(call);
			const parts = passes.map(({ result }) =>
				result.atoms.some((atom) => isObject(atom) && atom.items)
					? spreadItems(call.machine, result, call.offset)
					: { items: [result], exact: true, rest: NOTHING },
			);
			const exact = certain && parts.every((part) => part.exact);
			const items = parts.flatMap((part) => part.items);
			return call.machine.array(
				exact ? items : [joinAll([...items, ...parts.map((part) => part.rest)])],
				call.offset,
				exact,
			);
		},
	},
	filter: {
		call: (call) => {
			const { passes, certain } = each(call);
			const decided = certain && passes.every(({ result }) => truthOf(result) !== null);
			const kept = decided ? passes.filter(({ result }) => truthOf(result)) : passes;
			const items = kept.map(({ item }) => item);
			return withSpecies(call, call.machine.array(items, call.offset, decided));
		},
	},
	find: { call: (call) => findItem(call) },
	findLast: { call: (call) => findItem(call) },
	findIndex: { call: acting(each, ANYTHING) },
	findLastIndex: { call: acting(each, ANYTHING) },
	some: { call: acting(each, ANY_BOOLEAN) },
	every: { call: acting(each, ANY_BOOLEAN) },
	reduce: { call: (call) => reduce(call, false) },
	reduceRight: { call: (call) => reduce(call, true) },
};

function findItem(call: Call): Value {
	const { passes } = each(call);
	const known = call.machine.isSkeptical ? undefined : passes.find(({ result }) => truthOf(result) === true);
	if (known && passes.every(({ result }) => truthOf(result) !== null)) return known.item;
	return join(UNDEFINED, joinAll(passes.map(({ item }) => item)));
}

function reduce(call: Call, backwards: boolean): Value {
	const { machine } = call;
	const array = selfObject(call);
	const fn = argument(call, 0);
	if (array?.items && array.exact && !machine.isSkeptical && array.items.length <= 4_000) {
		const items = backwards ? array.items.toReversed() : [...array.items];
		let result = call.args.length > 1 ? argument(call, 1) : (items.shift() ?? UNDEFINED);
		// Without a first value the first item is it, and the places count on from the second.
		const first = array.items.length - items.length;
		items.forEach((item, index) => {
			const place = backwards ? items.length - 1 - index : first + index;
			result = machine.call(fn, UNDEFINED, [result, item, only(place), call.self], call.offset);
		});
		return result;
	}
	const item = anyItem(machine, call.self, call.offset);
	let result = call.args.length > 1 ? argument(call, 1) : item;
	for (let pass = 0; pass < 2; pass++) {
		const before = result;
		result = join(
			before,
			uncertainly(machine, () => machine.call(fn, UNDEFINED, [before, item, ANYTHING, call.self], call.offset)),
		);
	}
	return join(result, anything(item.taints));
}
