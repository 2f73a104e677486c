import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Turn } from "./read-turns.ts";
import { createTurnStore } from "./turn-store.ts";

export interface TurnOptions {
	readonly scriptKey: string;
	readonly ownerId: string | null;
	/** Keeping failed; called once. */
	readonly onUnavailable: () => void;
}

/** The local versions of this person, and how a new one is kept. */
export function useTurns({ scriptKey, ownerId, onUnavailable }: TurnOptions) {
	const [store] = useState(createTurnStore);
	const [all, setAll] = useState<readonly Turn[]>([]);
	const complain = useRef<(() => void) | null>(onUnavailable);

	const attempt = useCallback(async (work: Promise<unknown>) => {
		try {
			await work;
		} catch {
			// Some browsers refuse IndexedDB in private windows: this is said once, and the copilot goes on without.
			complain.current?.();
			complain.current = null;
		}
	}, []);

	useEffect(() => {
		let isCurrent = true;
		void attempt(
			store.read().then((turns) => {
				// What was added before the stored ones arrived is newer than they are.
				if (isCurrent)
					setAll((added) => [...added, ...turns.filter(({ id }) => added.every((turn) => turn.id !== id))]);
			}),
		);
		return () => {
			isCurrent = false;
		};
	}, [attempt, store]);

	// On a shared computer, scripts of other people are not offered.
	const own = useMemo(() => all.filter((turn) => turn.ownerId === null || turn.ownerId === ownerId), [all, ownerId]);

	function add(turns: readonly Omit<Turn, "id" | "at" | "scriptKey" | "ownerId">[]) {
		const at = Date.now();
		const complete = turns.map((turn) => ({ ...turn, id: crypto.randomUUID(), at, scriptKey, ownerId }));
		setAll((before) => [...complete, ...before]);
		void attempt(store.add(complete));
	}

	return {
		/** Of this script, the newest first. */
		turns: useMemo(() => own.filter((turn) => turn.scriptKey === scriptKey), [own, scriptKey]),
		/** Of all scripts of this browser and person. */
		own,
		add,
	};
}
