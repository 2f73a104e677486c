import type { DependencyTracker } from "./dependency-tracker.ts";
import type { HeapObject } from "./domain.ts";
import { TrackedObject } from "./tracked-object.ts";

/** The current run: the program itself, or one deferred function. */
export interface Run {
	/** Equal for the same deferred function in every iteration. */
	readonly context: string;
	readonly id: number;
}

interface Shelf {
	run: number;
	next: number;
	readonly objects: HeapObject[];
}

const MAX_OBJECTS_IN_PROGRAM = 40;
const MAX_OBJECTS_IN_DEFERRED = 3;
/** Decoders work through many lists of constants. */
const MAX_CONSTANT_LISTS = 600;

/**
 * Objects by the place that makes them. The first run of a piece of code gets a new one each time, up to a limit; a
 * later run of the same piece gets the same ones again, so that the iterations reach a fixpoint.
 */
export class ObjectPool {
	/** By what runs, then by the kind of object, then by its place. */
	readonly #contexts = new Map<string, Map<string, Map<number, Shelf>>>();
	readonly #tracker: DependencyTracker;
	#latest: { readonly run: Run; readonly tags: Map<string, Map<number, Shelf>> } | null = null;

	constructor(tracker: DependencyTracker) {
		this.#tracker = tracker;
	}

	take(
		offset: number,
		tag: string,
		run: Run,
		depth: number,
		constant = false,
	): { object: HeapObject; fresh: boolean; again: boolean } {
		const shelf = this.#shelfOf(offset, tag, run);
		if (shelf.run !== run.id) {
			shelf.run = run.id;
			shelf.next = 0;
		}
		const usual = run.context === "" ? MAX_OBJECTS_IN_PROGRAM : MAX_OBJECTS_IN_DEFERRED;
		const most = constant ? MAX_CONSTANT_LISTS : usual;
		const known = shelf.objects[Math.min(shelf.next, most - 1)];
		const again = shelf.next < most;
		shelf.next += 1;
		if (known) {
			// It stands for several objects now: assignments add to it and no longer replace. A second run of the program makes
			// the same ones in the same order, and never replaces.
			if (run.context !== "" || !again) known.depth = -1;
			if (!again) known.isShared = true;
			return { object: known, fresh: false, again };
		}
		const object = new TrackedObject(this.#tracker, offset, depth);
		shelf.objects.push(object);
		return { object, fresh: true, again: false };
	}

	/** Cached: the last run is nearly always the current one. */
	#tagsOf(run: Run): Map<string, Map<number, Shelf>> {
		if (this.#latest?.run === run) return this.#latest.tags;
		const tags = this.#contexts.get(run.context) ?? new Map<string, Map<number, Shelf>>();
		this.#contexts.set(run.context, tags);
		this.#latest = { run, tags };
		return tags;
	}

	#shelfOf(offset: number, tag: string, run: Run): Shelf {
		const tags = this.#tagsOf(run);
		let shelves = tags.get(tag);
		if (!shelves) {
			shelves = new Map();
			tags.set(tag, shelves);
		}
		let shelf = shelves.get(offset);
		if (!shelf) {
			shelf = { run: run.id, next: 0, objects: [] };
			shelves.set(offset, shelf);
		}
		return shelf;
	}
}
