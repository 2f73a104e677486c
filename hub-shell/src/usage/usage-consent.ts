import type { Result } from "@scriptorium/core-types/errors";
import { createObservable, type Observable } from "@scriptorium/core-types/observable";
import type { HubSession } from "@scriptorium/shared-protocol/host-remote/session";

/** Whether the signed-in person has agreed to usage statistics; `unknown` for visitors and until it was read. */
export type UsageConsent = "unknown" | "unasked" | "agreed" | "refused";

export interface UsageConsentStore {
	readonly state: Observable<UsageConsent>;
	/** Stores the person's answer; nothing is recorded before it is stored, and nothing after a refusal. */
	answer(hasAgreed: boolean): Promise<Result<void>>;
}

export interface UsageConsentPorts {
	readonly session: Observable<HubSession>;
	/** @returns null while the person was not asked */
	read(userId: string): Promise<Result<boolean | null>>;
	write(hasAgreed: boolean): Promise<Result<void>>;
	/** Deletes what waits in this browser to be sent. */
	forget(): void;
	log(message: string, cause: unknown): void;
}

export function createUsageConsent({ session, read, write, forget, log }: UsageConsentPorts): UsageConsentStore {
	const state = createObservable<UsageConsent>("unknown");
	const userIdNow = () => session.getSnapshot().user?.id ?? null;
	let known: string | null = null;

	async function follow(): Promise<void> {
		const userId = userIdNow();
		if (userId === known) return;
		known = userId;
		state.set("unknown");
		if (userId === null) return;
		const answer = await read(userId);
		// Somebody else may have signed in, or the person may have answered meanwhile.
		if (userIdNow() !== userId || state.getSnapshot() !== "unknown") return;
		if (!answer.ok) log("Whether usage may be recorded is not known, so it is not", answer.error.message);
		else state.set(answer.value === null ? "unasked" : answer.value ? "agreed" : "refused");
	}
	session.subscribe(() => void follow());
	void follow();

	return {
		state,
		async answer(hasAgreed) {
			// A refusal takes effect before it is stored.
			if (!hasAgreed) {
				state.set("refused");
				forget();
			}
			const stored = await write(hasAgreed);
			if (stored.ok && hasAgreed) state.set("agreed");
			return stored;
		},
	};
}
