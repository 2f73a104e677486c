import type { PendingAction } from "@scriptorium/shared-protocol/host-remote/session";
import type { PendingActionStore } from "../session/pending-action.ts";

/** Spec 02 § 9: pending action delay. */
export const PENDING_ACTION_DELAY_MS = 500;

export interface PendingActions {
	/** Keeps the action over the redirect to the identity provider. */
	save(action: PendingAction): void;
	/** Where the action wants to be carried out; null when nothing is pending. */
	returnTo(): string | null;
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

	function dispatch(): void {
		const action = isDue ? store.read() : null;
		const run = action && runners.get(action.kind);
		if (!action || !run) return;
		store.clear();
		isDue = false;
		run(action);
	}

	return {
		save: store.save,
		returnTo: () => store.read()?.returnTo ?? null,
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
			store.save(action);
			isDue = true;
			dispatch();
		},
	};
}
