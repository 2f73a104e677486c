import { createUsageWriter, type UsageWriterPorts } from "@scriptorium/hub-data/usage/usage-writer";
import { createKeptWrites } from "./kept-writes.ts";
import { pagePath, referringSite } from "./page-path.ts";
import { usageRowWriter } from "./usage-rows.ts";
import { createUsageTracker, type UsageTracker } from "./usage-tracker.ts";
import { followVisibility } from "./usage-visibility.ts";

export interface OpenUsagePorts extends Omit<UsageWriterPorts, "fetch"> {
	/** The person who has agreed. */
	readonly userId: string;
	/** Whether that person still is signed in and agrees. */
	isWanted(): boolean;
	readonly page: Window;
	log(message: string, cause: unknown): void;
}

export interface OpenUsage extends UsageTracker {
	/** Ends listening; unsent events are dropped. */
	close(): void;
}

/** Starts the usage statistics of one person in this page. */
export function openUsage({ userId, isWanted, page, log, ...backend }: OpenUsagePorts): OpenUsage {
	const { document, location, localStorage, navigator } = page;
	const kept = createKeptWrites(createUsageWriter({ ...backend, fetch: page.fetch.bind(page) }), localStorage, userId);
	const tracker = createUsageTracker({
		writer: usageRowWriter(kept, {
			userAgent: navigator.userAgent,
			referrer: referringSite(document.referrer, location.origin),
		}),
		userId: () => (isWanted() ? userId : null),
		now: Date.now,
		newId: () => crypto.randomUUID(),
		page: () => pagePath(location.pathname),
		log,
	});
	const unfollow = followVisibility(document, tracker);
	const sendKept = () => void kept.sendKept();
	page.addEventListener("online", sendKept);
	sendKept();
	return {
		...tracker,
		close() {
			unfollow();
			page.removeEventListener("online", sendKept);
			tracker.discard();
		},
	};
}
