import { TrackedState } from "./dependency-tracker.ts";
import type { Named, Value } from "./domain.ts";
import { Slot } from "./slot.ts";

const NONE: ReadonlyMap<string, Value> = new Map();

export const EMPTY: Named = {
	get: () => undefined,
	has: () => false,
	keys: () => [],
	values: () => [],
	[Symbol.iterator]: () => NONE[Symbol.iterator](),
	forEach: () => undefined,
};

/** A read of a missing name depends on the whole collection, which changes when a name is added. */
export class Slots extends TrackedState implements Named {
	readonly #byName = new Map<string, Slot>();

	get(name: string): Value | undefined {
		const slot = this.#byName.get(name);
		if (slot) return slot.value;
		this.recordRead();
		return undefined;
	}

	has(name: string): boolean {
		this.recordRead();
		return this.#byName.has(name);
	}

	keys(): Iterable<string> {
		this.recordRead();
		return this.#byName.keys();
	}

	values(): readonly Value[] {
		this.recordRead();
		return Array.from(this.#byName.values(), (slot) => slot.value);
	}

	*[Symbol.iterator](): Iterator<[string, Value]> {
		this.recordRead();
		for (const [name, slot] of this.#byName) yield [name, slot.value];
	}

	forEach(look: (value: Value, name: string) => void): void {
		this.recordRead();
		for (const [name, slot] of this.#byName) look(slot.value, name);
	}

	replace(name: string, value: Value): void {
		this.#slotOf(name).replace(value);
	}

	add(name: string, value: Value): void {
		this.#slotOf(name).add(value);
	}

	remember(name: string, value: Value): void {
		this.#byName.set(name, new Slot(this.tracker, value));
		this.tracker.written();
	}

	#slotOf(name: string): Slot {
		const known = this.#byName.get(name);
		if (known) return known;
		const made = new Slot(this.tracker);
		this.#byName.set(name, made);
		this.tracker.changed(this, true);
		return made;
	}
}
