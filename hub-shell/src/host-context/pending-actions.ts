import type { PendingAction } from "@scriptorium/shared-protocol/host-remote/session";
import type { PendingActionStore } from "../session/pending-action.ts";

/** Spec 02 § 9: pending action delay. */
export const PENDING_ACTION_DELAY_MS = 500;

export interface PendingActions {
	/** Keeps the action over the redirect to the identity provider. */
	save(action: PendingAction): void;
	/** Where the action wants to be carried out; null when nothing is pending. */
	returnTo(): Promise<string | null>;
	/** Starts the 500 ms; call it when the person is signed in. */
	resume(): void;
	discard(): void;
	register(kind: string, run: (action: PendingAction) => void): () => void;
	/** Carries out an action at once, for somebody who is signed in already. */
	run(action: PendingAction): void;
}

/**
 * Runs an action that waited for a sign-in once both conditions are met, in either order: 500 ms after the sign-in, and when
 * the remote that owns the action is loaded. The stored copy is removed just before the action runs, so that it cannot run
 * twice and survives an earlier reload.
 */
export function createPendingActions(store: PendingActionStore): PendingActions {
	const runners = new Map<string, (action: PendingAction) => void>();
	let isDue = false;

	async function dispatchStored(): Promise<void> {
		const action = isDue ? await store.read() : null;
		const run = action && runners.get(action.kind);
		// While it was read, another call may have run it, or it was discarded.
		if (!action || !run || !isDue) return;
		store.clear();
		isDue = false;
		run(action);
	}

	function dispatch(): void {
		dispatchStored().catch((error: unknown) => console.error("A pending action could not be carried out", error));
	}

	return {
		save: store.save,
		returnTo: async () => (await store.read())?.returnTo ?? null,
		resume() {
			setTimeout(() => {
				isDue = true;
				dispatch();
			}, PENDING_ACTION_DELAY_MS);
		},
		discard() {
			isDue = false;
			store.clear();
		},
		register(kind, run) {
			runners.set(kind, run);
			// Not within `mount`: the remote's screens are not there yet.
			queueMicrotask(dispatch);
			return () => {
				if (runners.get(kind) === run) runners.delete(kind);
			};
		},
		run(action) {
			const run = runners.get(action.kind);
			isDue = run === undefined;
			if (!run) return store.save(action);
			store.clear();
			run(action);
		},
	};
}
