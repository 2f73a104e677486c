import type { Observable } from "@scriptorium/core-types/observable";
import type { TrackedEvent } from "@scriptorium/shared-protocol/host-remote/host-context";
import type { OpenUsage } from "./open-usage.ts";
import type { UsageConsent } from "./usage-consent.ts";

/** As the shell uses the statistics, whether they are recorded or not. */
export interface Usage {
	track(event: TrackedEvent): void;
	pageViewed(): void;
	end(): Promise<void>;
}

/**
 * Usage statistics whose code is loaded only when the signed-in person has agreed; without consent nothing is loaded, kept or sent.
 * @param load opens the statistics of the person who is signed in now
 */
export function createLaterUsage(
	consent: Observable<UsageConsent>,
	load: () => Promise<OpenUsage>,
	log: (message: string, cause: unknown) => void,
): Usage {
	let open: OpenUsage | null = null;
	let attempt = 0;

	async function follow(): Promise<void> {
		attempt += 1;
		const own = attempt;
		open?.close();
		open = null;
		if (consent.getSnapshot() !== "agreed") return;
		try {
			const opened = await load();
			if (own !== attempt) opened.close();
			else {
				open = opened;
				opened.pageViewed();
			}
		} catch (thrown) {
			log("Usage is not recorded: its code could not be loaded", thrown);
		}
	}
	consent.subscribe(() => void follow());

	return {
		track: (event) => open?.track(event),
		pageViewed: () => open?.pageViewed(),
		end: async () => open?.end(),
	};
}
