import type { RenewalOutcome } from "@scriptorium/hub-data/page-client/watch-renewals";

export interface RenewalLog {
	/** To be called with the outcome of each attempt to renew the session. */
	note(outcome: RenewalOutcome): void;
	/** Whether the last attempt was refused, which ends the session. */
	wasRefused(): boolean;
}

/** Remembers how the last renewal went, and tells the person once that the hub cannot be reached. */
export function followRenewals(onUnreachable: () => void): RenewalLog {
	let last: RenewalOutcome = "done";
	return {
		note(outcome) {
			const isNew = last !== outcome;
			last = outcome;
			if (isNew && outcome === "unreachable") onUnreachable();
		},
		wasRefused: () => last === "refused",
	};
}
