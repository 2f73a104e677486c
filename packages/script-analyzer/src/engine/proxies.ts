import type { HeapObject, Machine, Value } from "./domain.ts";
import { Summary } from "./summary.ts";
import { uncertainly } from "./uncertainly.ts";

/** Proxies kept separate per place; further ones are merged: some scripts wrap every object. */
const MAX_PROXIES_PER_PLACE = 4;

/** Proxies by the place that makes them, with the results of their `get` traps. */
export class Proxies {
	readonly #made = new Map<number, HeapObject[]>();
	readonly #gets = new Map<HeapObject, Map<string | null, Summary>>();

	/** The proxy that represents `made`. */
	of(made: HeapObject): HeapObject {
		const known = this.#made.get(made.offset) ?? [];
		this.#made.set(made.offset, known);
		if (known.includes(made)) return made;
		const last = known[MAX_PROXIES_PER_PLACE - 1];
		if (last) {
			last.depth = -1;
			return last;
		}
		known.push(made);
		return made;
	}

	/** The result of the `get` trap for a key, summarized: array methods read many keys of many objects. */
	get(machine: Machine, proxy: HeapObject, key: string | null, read: () => Value): Value {
		if (machine.iteration === 0) return read();
		const gets = this.#gets.get(proxy) ?? new Map<string | null, Summary>();
		this.#gets.set(proxy, gets);
		const known = gets.get(key) ?? new Summary(machine.tracker);
		gets.set(key, known);
		known.run(proxy, true, () => uncertainly(machine, read));
		return known.result;
	}
}
