import type { Call, Member, Value } from "../engine/domain.ts";
import { setHidden } from "../engine/hidden-state.ts";
import { anyItem } from "../engine/iterate.ts";
import { promiseOf } from "../engine/promises.ts";
import { ANY_BOOLEAN, join, objectsOf, only, UNDEFINED } from "../engine/value.ts";
import { argument, exactItems, numberOf, selfObject } from "./arguments.ts";

/** Members of iterators of generators, which are lists here. */
export const iteratorMembers: Readonly<Record<string, Member>> = {
	next: {
		call: (call) => {
			const array = selfObject(call);
			if (array && call.args.length > 0) call.machine.resume(array, argument(call, 0), call.offset);
			const position = numberOf(array?.hidden?.get("position") ?? only(0)) ?? 0;
			const exact = exactItems(call);
			const certain = exact && array?.isReplacedAt(call.machine.depth) && position !== null;
			if (array && certain) setHidden(array, "position", only(position + 1));
			const returned = array?.hidden?.get("returned") ?? UNDEFINED;
			const value = certain
				? (exact.items[position] ?? returned)
				: join(anyItem(call.machine, call.self, call.offset), returned);
			const done = certain ? only(position >= exact.items.length) : ANY_BOOLEAN;
			return stepOf(call, call.machine.plain({ value, done }, call.offset));
		},
	},
	return: {
		call: (call) => {
			const value = join(anyItem(call.machine, call.self, call.offset), argument(call, 0));
			return stepOf(call, call.machine.plain({ value, done: ANY_BOOLEAN }, call.offset));
		},
	},
	throw: {
		call: (call) => {
			call.machine.thrown.add(argument(call, 0));
			const value = anyItem(call.machine, call.self, call.offset);
			return stepOf(call, call.machine.plain({ value, done: ANY_BOOLEAN }, call.offset));
		},
	},
};

/** What `next` of an iterator returns; for an asynchronous generator, a promise of it. */
function stepOf(call: Call, step: Value): Value {
	const isAsync = objectsOf(call.self).some(({ hidden }) => hidden.has("asynchronous"));
	return isAsync ? promiseOf(call.machine, step, call.offset) : step;
}
