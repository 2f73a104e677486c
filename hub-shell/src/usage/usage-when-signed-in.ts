import { fail, messageOf } from "@scriptorium/core-types/errors";
import { createObservable, type Observable } from "@scriptorium/core-types/observable";
import type { HubSession } from "@scriptorium/shared-protocol/host-remote/session";
import type { Usage } from "./later-usage.ts";
import type { UsageConsent, UsageConsentStore } from "./usage-consent.ts";

/** The statistics, and the person's answer to whether they may be recorded. */
export interface UsageParts {
	readonly usage: Usage;
	readonly consent: UsageConsentStore;
}

/**
 * Usage statistics in front of their code, which is loaded with the first session: nothing is recorded of visitors (spec 02 § 6), so they
 * load nothing.
 */
export function createUsageWhenSignedIn(
	session: Observable<HubSession>,
	load: () => Promise<UsageParts>,
	log: (message: string, cause: unknown) => void,
): UsageParts {
	const state = createObservable<UsageConsent>("unknown");
	let loaded: UsageParts | null = null;
	let isLoading = false;

	async function follow(): Promise<void> {
		if (loaded || isLoading || session.getSnapshot().status !== "signed-in") return;
		isLoading = true;
		try {
			const parts = await load();
			const tell = () => state.set(parts.consent.state.getSnapshot());
			parts.consent.state.subscribe(tell);
			tell();
			loaded = parts;
		} catch (error) {
			log("Whether usage may be recorded is not known, so it is not", messageOf(error));
		} finally {
			isLoading = false;
		}
	}
	session.subscribe(() => void follow());

	return {
		usage: {
			track: (event) => loaded?.usage.track(event),
			pageViewed: () => loaded?.usage.pageViewed(),
			end: async () => loaded?.usage.end(),
		},
		consent: {
			state,
			// Nobody is asked before the state is known.
			answer: async (hasAgreed) => loaded?.consent.answer(hasAgreed) ?? fail("UNKNOWN", "Nobody is signed in"),
		},
	};
}
