import type { HeapObject, Machine, Value } from "./domain.ts";
import { Summary } from "./summary.ts";
import { uncertainly } from "./uncertainly.ts";

/** Proxies that one place makes; further ones are looked at as one: some scripts put one around every object there is. */
const MAX_PROXIES_PER_PLACE = 4;

/** Proxies by the place that makes them, and what reading from them gave. */
export class Proxies {
	readonly #made = new Map<number, HeapObject[]>();
	readonly #gets = new Map<HeapObject, Map<string | null, Summary>>();

	/** The one that stands for `made`. */
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

	/** What its trap gives for a key: asked for by every method of an array, for each object that it may be. */
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
