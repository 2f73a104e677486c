import type { Call, HostType, Machine, Value } from "../engine/domain.ts";
import { anyItem, spreadItems } from "../engine/iterate.ts";
import { concatenate, textsOf } from "../engine/text-of.ts";
import { fromMarked, HOLE } from "../engine/text-pattern.ts";
import { uncertainly } from "../engine/uncertainly.ts";
import {
	ANY_BOOLEAN,
	ANYTHING,
	anything,
	constantOf,
	isObject,
	join,
	joinAll,
	NOTHING,
	objectsOf,
	only,
	UNDEFINED,
} from "../engine/value.ts";
import { addItem } from "../engine/write-property.ts";
import { argument, exactItems, involved, numberOf, selfObject } from "./arguments.ts";
import { arrayCallbacks } from "./array-callbacks.ts";
import { bytesMembers } from "./bytes.ts";
import { iteratorMembers } from "./iterator-members.ts";
import { withSpecies } from "./species.ts";

function changes(call: Call, change: (items: Value[]) => Value | null): Value {
	const exact = exactItems(call);
	for (const arg of call.args) call.machine.loops.recordAssignment(arg, null);
	if (exact?.array.isReplacedAt(call.machine.depth)) {
		const result = exact.array.changeItems(change);
		if (result) return result;
	}
	const array = selfObject(call);
	// An item fewer: a loop that runs until none is left must not count on those it knows.
	if (array?.items) array.exact = false;
	if (array) for (const arg of call.args) addItem(array, arg);
	return join(UNDEFINED, anyItem(call.machine, call.self, call.offset));
}

/** A new array of what `select` makes of the items, or of any of them when they are not known. */
function derived(
	call: Call,
	select: (items: readonly Value[]) => readonly Value[] | null,
	extra: Value = NOTHING,
): Value {
	const exact = exactItems(call);
	const items = exact && select(exact.items);
	if (items) return withSpecies(call, call.machine.array(items, call.offset));
	const some = call.machine.array([join(anyItem(call.machine, call.self, call.offset), extra)], call.offset, false);
	return withSpecies(call, some);
}

const MAX_JOINED_TEXTS = 8;
const MAX_JOINED_LENGTH = 2_000;

/** For a list of unknown order: each text with unknown text around it, for addresses in styles and markup. */
function joinedSample(call: Call): Value {
	const sample = anyItem(call.machine, call.self, call.offset);
	const texts = textsOf(call.machine, sample)
		.filter((text) => text !== HOLE && text.length > 3 && text.length <= MAX_JOINED_LENGTH)
		.slice(0, MAX_JOINED_TEXTS);
	return {
		atoms: [HOLE, ...texts.map((text) => HOLE + text + HOLE)].map(fromMarked),
		open: false,
		taints: involved(call),
	};
}

/** Calls the function that compares two items, in whatever order. */
function compare(call: Call): void {
	const { machine, offset } = call;
	const fn = argument(call, 0);
	if (objectsOf(fn).length === 0) return;
	const item = anyItem(machine, call.self, offset);
	uncertainly(machine, () => machine.call(fn, UNDEFINED, [item, item], offset));
}

/** Items of lists within lists. */
function nestedItems(machine: Machine, value: Value, offset: number, level = 0): Value {
	if (level >= MAX_NESTING) return value;
	const inner = objectsOf(value)
		.filter(({ items }) => items)
		.map((list) => nestedItems(machine, anyItem(machine, only(list), offset), offset, level + 1));
	return inner.reduce(join, value);
}

const MAX_NESTING = 6;

const byText = (one: Value, other: Value): number =>
	String(constantOf(one)?.is) < String(constantOf(other)?.is) ? -1 : 1;

export const arrayType: HostType = {
	name: "Array",
	members: {
		...arrayCallbacks,
		...bytesMembers,
		push: {
			call: (call) =>
				changes(call, (items) => {
					items.push(...call.args);
					return only(items.length);
				}),
		},
		unshift: {
			call: (call) =>
				changes(call, (items) => {
					items.unshift(...call.args);
					return only(items.length);
				}),
		},
		pop: { call: (call) => changes(call, (items) => items.pop() ?? UNDEFINED) },
		shift: { call: (call) => changes(call, (items) => items.shift() ?? UNDEFINED) },
		reverse: {
			call: (call) => {
				changes(call, (items) => {
					items.reverse();
					return UNDEFINED;
				});
				return call.self;
			},
		},
		sort: {
			call: (call) => {
				compare(call);
				const exact = exactItems(call);
				const known = exact?.items.every((item) => constantOf(item)) && call.args.length === 0;
				changes(call, (items) => {
					if (known) items.sort(byText);
					else items.fill(joinAll(items));
					return UNDEFINED;
				});
				return call.self;
			},
		},
		fill: {
			call: (call) => {
				const value = argument(call, 0);
				changes(call, (items) => {
					items.fill(value);
					return UNDEFINED;
				});
				return call.self;
			},
		},
		splice: {
			call: (call) => {
				const from = numberOf(argument(call, 0));
				const count = call.args.length < 2 ? undefined : numberOf(argument(call, 1));
				return changes(call, (items) => {
					if (typeof from !== "number" || count === null) return null;
					return call.machine.array(items.splice(from, count ?? items.length, ...call.args.slice(2)), call.offset);
				});
			},
		},
		slice: {
			call: (call) => {
				const from = numberOf(argument(call, 0));
				const to = numberOf(argument(call, 1));
				return derived(call, (items) => (from === null || to === null ? null : items.slice(from, to)));
			},
		},
		concat: {
			call: (call) => {
				const parts = call.args.map((arg) => {
					const isArray = arg.open || arg.atoms.some((atom) => isObject(atom) && atom.items);
					return isArray ? spreadItems(call.machine, arg, call.offset) : { items: [arg], exact: true, rest: NOTHING };
				});
				const exact = parts.every((part) => part.exact);
				// Objects of the script may spread, too: `Symbol.isConcatSpreadable`.
				const listLike = call.machine.isSkeptical
					? call.args.filter((arg) => objectsOf(arg).some(({ props }) => props.has("length")))
					: [];
				const extra = joinAll([
					...parts.flatMap((part) => [...part.items, part.rest]),
					...listLike.map((arg) => anyItem(call.machine, arg, call.offset)),
				]);
				return derived(call, (items) => (exact ? [...items, ...parts.flatMap((part) => part.items)] : null), extra);
			},
		},
		join: {
			call: (call) => {
				const separator = call.args[0] ?? only(",");
				const exact = exactItems(call);
				if (!exact || exact.items.length > 20_000) return joinedSample(call);
				const parts = exact.items.flatMap((item, index) => {
					const text =
						constantOf(item)?.is === null || (constantOf(item) && constantOf(item)?.is === undefined) ? only("") : item;
					return index === 0 ? [text] : [separator, text];
				});
				return concatenate(call.machine, parts);
			},
		},
		toString: { call: (call: Call) => concatenate(call.machine, [call.self]) },
		at: {
			call: (call) => {
				const index = numberOf(argument(call, 0));
				const exact = exactItems(call);
				return exact && typeof index === "number"
					? (exact.items.at(index) ?? UNDEFINED)
					: anyItem(call.machine, call.self, call.offset);
			},
		},
		// Lists of elements are arrays here.
		item: { call: (call) => anyItem(call.machine, call.self, call.offset) },
		namedItem: { call: (call) => anyItem(call.machine, call.self, call.offset) },
		flat: {
			call: (call) => {
				const deep = nestedItems(call.machine, anyItem(call.machine, call.self, call.offset), call.offset);
				const isOneLevel = call.args.length === 0 || numberOf(argument(call, 0)) === 1;
				const flatten = (items: readonly Value[]) => {
					if (!isOneLevel) return null;
					const spread = items.map((item) =>
						item.atoms.some((atom) => isObject(atom) && atom.items)
							? spreadItems(call.machine, item, call.offset)
							: { items: [item], exact: true, rest: NOTHING },
					);
					return spread.every(({ exact }) => exact) ? spread.flatMap((part) => part.items) : null;
				};
				return derived(call, flatten, deep);
			},
		},
		includes: { call: () => ANY_BOOLEAN },
		indexOf: {
			call: (call) => {
				const wanted = constantOf(argument(call, 0));
				const items = exactItems(call)?.items.map(constantOf);
				return wanted && items?.every((item) => item !== null)
					? only(items.findIndex((item) => item?.is === wanted.is))
					: items?.every((item) => item !== null)
						? anything(argument(call, 0).taints)
						: ANYTHING;
			},
		},
		lastIndexOf: { call: () => ANYTHING },
		entries: {
			call: (call) =>
				derived(
					call,
					(items) => items.map((item, index) => call.machine.array([only(index), item], call.offset)),
					call.machine.array([ANYTHING, anyItem(call.machine, call.self, call.offset)], call.offset),
				),
		},
		values: { call: (call) => derived(call, (items) => items) },
		keys: { call: (call) => derived(call, (items) => items.map((_, index) => only(index))) },
		toReversed: { call: (call) => derived(call, (items) => items.toReversed()) },
		toSorted: {
			call: (call) => {
				compare(call);
				return derived(call, () => null);
			},
		},
		toSpliced: { call: (call) => derived(call, () => null, joinAll(call.args.slice(2))) },
		with: { call: (call) => derived(call, () => null, argument(call, 1)) },
		copyWithin: {
			call: (call) => {
				changes(call, () => null);
				return call.self;
			},
		},
		/** Of `arguments`: the function that was called. */
		callee: { get: (_machine, self) => self.hidden?.get("callee") ?? ANYTHING },
		...iteratorMembers,
	},
};
