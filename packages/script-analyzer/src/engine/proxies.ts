import type { Machine, Obj, Value } from "./domain.ts";
import { Summary } from "./summary.ts";
import { uncertainly } from "./uncertainly.ts";

/** Proxies that one place makes; further ones are looked at as one: some scripts put one around every object there is. */
const MOST_OF_ONE_PLACE = 4;

/** Proxies by the place that makes them, and what reading from them gave. */
export class Proxies {
	readonly #made = new Map<number, Obj[]>();
	readonly #gets = new Map<Obj, Map<string | null, Summary>>();

	/** The one that stands for `made`. */
	of(made: Obj): Obj {
		const known = this.#made.get(made.offset) ?? [];
		this.#made.set(made.offset, known);
		if (known.includes(made)) return made;
		const last = known[MOST_OF_ONE_PLACE - 1];
		if (last) {
			last.depth = -1;
			return last;
		}
		known.push(made);
		return made;
	}

	/** What its trap gives for a key: asked for by every method of an array, for each object that it may be. */
	get(machine: Machine, proxy: Obj, key: string | null, read: () => Value): Value {
		if (machine.round === 0) return read();
		const gets = this.#gets.get(proxy) ?? new Map<string | null, Summary>();
		this.#gets.set(proxy, gets);
		const known = gets.get(key) ?? new Summary(machine.ledger);
		gets.set(key, known);
		known.run(proxy, true, () => uncertainly(machine, read));
		return known.result;
	}
}
