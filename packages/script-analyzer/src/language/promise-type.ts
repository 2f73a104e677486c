import { addedMember } from "../engine/added-member.ts";
import { TrackedState } from "../engine/dependency-tracker.ts";
import type { Call, HeapObject, HostType, Machine, Native, Value } from "../engine/domain.ts";
import { anyItem, spreadItems } from "../engine/iterate.ts";
import { openObject } from "../engine/open-object.ts";
import { promiseOf, resolverOf, settle, settledValue } from "../engine/promises.ts";
import { uncertainly } from "../engine/uncertainly.ts";
import { ANYTHING, isObject, join, NOTHING, objectsOf, only, UNDEFINED } from "../engine/value.ts";
import { argument } from "./arguments.ts";
import { byOwnClass, isOwnClass } from "./species.ts";

export const promiseType: HostType = {
	name: "Promise",
	members: {
		// biome-ignore lint/suspicious/noThenProperty: the table describes promises; nobody awaits it
		then: { call: (call) => react(call, argument(call, 0), argument(call, 1)) },
		catch: { call: (call) => react(call, UNDEFINED, argument(call, 0)) },
		finally: {
			call: (call) => {
				call.machine.call(argument(call, 0), UNDEFINED, [], call.offset);
				return call.self;
			},
		},
	},
};

/** Runs what waits for a promise at once; when it has no value yet, again later. */
function react(call: Call, kept: Value, broken: Value): Value {
	const { machine, offset, self } = call;
	const settled = settledValue(self);
	let result = settled;
	const waiting: Waiting[] = [];
	for (const callback of objectsOf(kept)) {
		if (!callback.callable) continue;
		if (settled !== NOTHING) {
			result = machine.callObject(callback, UNDEFINED, [settled], offset);
			runLater(machine, callback, [settled]);
			continue;
		}
		waiting.push(waitFor(call, callback));
		result = NOTHING;
	}
	for (const callback of objectsOf(broken)) {
		if (!callback.callable) continue;
		const recovered = uncertainly(machine, () =>
			machine.callObject(callback, UNDEFINED, [join(ANYTHING, machine.thrown.value)], offset),
		);
		result = join(result, recovered);
	}
	const made = promiseOf(machine, result, offset);
	for (const each of waiting) each.add(self, made);
	const classes = objectsOf(self).map((promise) => addedMember(machine, promise, "constructor"));
	return ofClass({ ...call, self: classes.reduce(join, NOTHING) }, made);
}

/** In a browser a callback runs when the script has ended; the skeptical run lets it see what was written until then. */
function runLater(machine: Machine, callback: HeapObject, args: readonly Value[]): void {
	const { isSkeptical, iteration, trigger, repeated } = machine;
	if (isSkeptical && iteration === 0) machine.defer({ callback, self: UNDEFINED, args, trigger, repeated });
}

/** A callback that waits for promises without a value, at one place. */
class Waiting extends TrackedState {
	#on = NOTHING;
	#made = NOTHING;

	get on(): Value {
		this.recordRead();
		return this.#on;
	}

	/** Promises of its result. */
	get made(): Value {
		this.recordRead();
		return this.#made;
	}

	add(on: Value, made: Value): void {
		const joined = { on: join(this.#on, on), made: join(this.#made, made) };
		if (joined.on === this.#on && joined.made === this.#made) return;
		this.#on = joined.on;
		this.#made = joined.made;
		this.tracker.changed(this, true);
	}
}

/**
 * Continuations by callback, place and trigger: an iteration that waits at the same place reuses the function, so that
 * a fixpoint is reached.
 */
const WAITING = new WeakMap<HeapObject, Map<string, Waiting>>();

function waitFor({ machine, offset }: Call, callback: HeapObject): Waiting {
	const places = WAITING.get(callback) ?? new Map<string, Waiting>();
	WAITING.set(callback, places);
	const { trigger, repeated } = machine;
	const key = `${offset} ${trigger} ${repeated}`;
	const known = places.get(key);
	if (known) return known;
	const waiting = new Waiting(machine.tracker);
	places.set(key, waiting);
	const rerun = machine.native("then", () => {
		const value = settledValue(waiting.on);
		if (value === NOTHING) return UNDEFINED;
		const later = machine.callObject(callback, UNDEFINED, [value], offset);
		for (const promise of objectsOf(waiting.made)) settle(machine, promise, settledValue(later));
		return UNDEFINED;
	});
	for (const later of objectsOf(rerun))
		machine.defer({ callback: later, self: UNDEFINED, args: [], trigger, repeated });
	return waiting;
}

function all(call: Call): Value {
	const { machine, offset } = call;
	const { items, exact } = spreadItems(machine, argument(call, 0), offset);
	if (exact)
		return promiseOf(
			machine,
			machine.array(
				items.map((item) => settledOrAny(item)),
				offset,
			),
			offset,
		);
	return promiseOf(
		machine,
		machine.array([settledOrAny(anyItem(machine, argument(call, 0), offset))], offset, false),
		offset,
	);
}

function settledOrAny(value: Value): Value {
	const settled = settledValue(value);
	return settled === NOTHING ? ANYTHING : settled;
}

/** `Promise.x`, called on `Promise`. */
const ofPromise: Readonly<Record<string, Native>> = {
	resolve: (call) => promiseOf(call.machine, argument(call, 0), call.offset),
	reject: (call) => {
		call.machine.thrown.add(argument(call, 0));
		return promiseOf(call.machine, ANYTHING, call.offset);
	},
	all,
	allSettled: (call) => {
		const item = settledOrAny(anyItem(call.machine, argument(call, 0), call.offset));
		const reason = join(ANYTHING, call.machine.thrown.value);
		const outcome = call.machine.plain({ status: only("fulfilled"), value: item, reason }, call.offset);
		return promiseOf(call.machine, call.machine.array([outcome], call.offset, false), call.offset);
	},
	race: (call) => promiseOf(call.machine, anyItem(call.machine, argument(call, 0), call.offset), call.offset),
	any: (call) => {
		const { machine, offset } = call;
		const errors = machine.array([join(ANYTHING, machine.thrown.value)], offset, false);
		machine.thrown.add(openObject(machine, { errors, message: ANYTHING }, offset));
		return promiseOf(machine, anyItem(machine, argument(call, 0), offset), offset);
	},
	withResolvers: (call) => {
		const promise = call.machine.host("Promise", call.offset);
		const resolve = resolverOf(call.machine, promise);
		return call.machine.plain({ promise: only(promise), resolve, reject: ANYTHING }, call.offset);
	},
};

/** `Promise.x`, also called on a class that extends it, whose instances may have a `then` of their own. */
export const promiseFunctions: Readonly<Record<string, Native>> = Object.fromEntries(
	Object.entries(ofPromise).map(([name, run]): [string, Native] => [name, (call) => ofClass(call, run(call))]),
);

function ofClass(call: Call, made: Value): Value {
	if (!objectsOf(call.self).some(isOwnClass)) return made;
	const value = settledValue(made);
	const executor = call.machine.native("executor", ({ machine, args, offset }) => {
		machine.call(args[0] ?? UNDEFINED, UNDEFINED, [value === NOTHING ? ANYTHING : value], offset);
		return UNDEFINED;
	});
	return byOwnClass(call, made, [executor]);
}

const reject: Native = ({ machine, args }) => {
	machine.thrown.add(args[0] ?? UNDEFINED);
	return UNDEFINED;
};

/** `new Promise(executor)`; functions deferred by the executor run at once, so that the promise gets a value early. */
export function makePromise(call: Call): Value {
	const { machine, offset } = call;
	const promise = machine.host("Promise", offset);
	const rejects = machine.native("reject", reject);
	machine.runningDeferred(() => {
		for (const executor of objectsOf(argument(call, 0))) {
			if (isObject(executor))
				machine.callObject(executor, UNDEFINED, [resolverOf(call.machine, promise), rejects], offset);
		}
	});
	return only(promise);
}
