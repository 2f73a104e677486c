import type { Clock } from "@scriptorium/core-types/clock";
import type { ScriptValueStore } from "../../../script-library/script-values.ts";
import type { ScriptValues } from "../../../script-library/stored-script.ts";
import type { RegisteredValues } from "../domain/registered-values.ts";
import { digestOfValues } from "./digest.ts";

/** Most values of a script that its registration has, in characters; a script with more asks for them before it starts. */
export const MAX_BAKED_SIZE = 1024 * 1024;
/** Most values of all scripts together that registrations have: the browser stores all registrations again at each change of one. */
export const MAX_BAKED_TOTAL = 4 * 1024 * 1024;
/** Share of the time that the browser may spend on renewing values. */
const RENEWAL_SHARE = 0.1;
/** Time for renewing values that is saved up at most, in milliseconds. */
const MAX_SAVED_MS = 1000;
/** Time without a change of values after which those that were left out are written into the registration again. */
const QUIET_MS = 1000;

/** The script asks the worker for its values before it starts. */
const ASKS: RegisteredValues = { values: null, digest: "" };

export interface BakedValuesPorts {
	readonly store: Pick<ScriptValueStore, "values" | "sizesOf">;
	readonly clock: Clock;
	/** Synchronizes the registrations. */
	readonly sync: () => void;
}

/**
 * Decides which values stand in the registrations (decision 80). A page must not begin with values that are out of date: a change of a
 * value is written into the registration at once, or the script of the registration asks for its values before it starts. As the
 * browser stores all registrations again at each change, it asks when it has many values, and while values change so often that writing
 * them would take more than a tenth of the time.
 */
export function createBakedValues({ store, clock, sync }: BakedValuesPorts) {
	const sizes = new Map<string, number>();
	const kept = new Map<string, RegisteredValues>();
	const changed = new Set<string>();
	/** Scripts that ask, as of the last registrations; null before the first ones. */
	let asking: ReadonlySet<string> | null = null;
	let savedMs = MAX_SAVED_MS;
	let savedAt = clock.now();
	let stopTimer = (): void => undefined;

	function saved(): number {
		const at = clock.now();
		savedMs = Math.min(MAX_SAVED_MS, savedMs + (at - savedAt) * RENEWAL_SHARE);
		savedAt = at;
		return savedMs;
	}

	function renewLater(): void {
		stopTimer();
		const wait = Math.max(QUIET_MS, Math.ceil(-saved() / RENEWAL_SHARE) + 1);
		stopTimer = clock.setTimer(sync, wait);
	}

	async function read(id: string): Promise<RegisteredValues> {
		const values: ScriptValues = await store.values(id);
		return { values, digest: await digestOfValues(values) };
	}

	/** Scripts whose values stand in their registrations: those with the fewest, as long as there is room. */
	function withRoom(ids: readonly string[]): ReadonlySet<string> {
		const bySize = ids.map((id) => ({ id, size: sizes.get(id) ?? 0 })).sort((one, other) => one.size - other.size);
		let total = 0;
		const chosen = new Set<string>();
		for (const { id, size } of bySize) {
			total += size;
			if (size <= MAX_BAKED_SIZE && total <= MAX_BAKED_TOTAL) chosen.add(id);
		}
		return chosen;
	}

	return {
		/**
		 * What the registrations of scripts have of their values.
		 * @param ids scripts that read values
		 */
		async toRegister(ids: readonly string[]): Promise<ReadonlyMap<string, RegisteredValues>> {
			const mayRenew = saved() > 0;
			const due = ids.filter((id) => !sizes.has(id) || (mayRenew && changed.has(id)));
			for (const id of due) {
				// Before reading: what changes meanwhile is a change after this.
				changed.delete(id);
				kept.delete(id);
			}
			for (const [id, size] of await store.sizesOf(due)) sizes.set(id, size);
			const chosen = withRoom(ids);
			// Most scripts have no values: with hundreds of them, reading each takes as long as registering.
			const none = chosen.size > 0 ? { values: {}, digest: await digestOfValues({}) } : null;
			for (const id of chosen) {
				if (kept.has(id) || changed.has(id)) continue;
				kept.set(id, none !== null && sizes.get(id) === 0 ? none : await read(id));
			}
			for (const id of kept.keys()) if (!chosen.has(id)) kept.delete(id);
			const forms = new Map(ids.map((id) => [id, changed.has(id) ? ASKS : (kept.get(id) ?? ASKS)]));
			asking = new Set(ids.filter((id) => forms.get(id) === ASKS));
			if (ids.some((id) => changed.has(id))) renewLater();
			return forms;
		},
		/** The same for a script that the worker starts itself, with its values as they are now. */
		async toStart(id: string): Promise<RegisteredValues> {
			const size = (await store.sizesOf([id])).get(id) ?? 0;
			return size > MAX_BAKED_SIZE ? ASKS : read(id);
		},
		/** Notes a change of a script's values. True when the registrations are to be synchronized before a new page may begin. */
		noteChange(id: string): boolean {
			changed.add(id);
			if (!asking?.has(id)) return true;
			renewLater();
			return false;
		},
		/** Notes how long the browser took to change registrations. */
		noteRenewal(durationMs: number): void {
			saved();
			savedMs = Math.max(-MAX_SAVED_MS, savedMs - durationMs);
		},
		/** It is not known what the browser has; with `all` nor what is stored. */
		forget(all: boolean): void {
			asking = null;
			if (!all) return;
			sizes.clear();
			kept.clear();
		},
	};
}
