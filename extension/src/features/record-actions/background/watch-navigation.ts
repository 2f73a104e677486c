import { redactAddress } from "@scriptorium/redaction/redact-address";
import { type Navigation, navigationCause } from "../domain/navigation-cause.ts";
import type { RecordingCommands } from "./recording-commands.ts";

export interface TabNavigation extends Navigation {
	readonly tabId: number;
	readonly openerTabId: number | null;
	/** Whether it is the active tab. */
	readonly isActive: boolean;
}

/**
 * Records navigations of tabs, which pages cannot observe completely.
 * @param recorder reads the session and stores the navigation
 * @param newId makes ids for actions
 * @returns a listener for the navigations of all tabs
 */
export function watchNavigation(recorder: Pick<RecordingCommands, "session" | "navigated">, newId: () => string) {
	return async (navigation: TabNavigation): Promise<void> => {
		const { tabId, openerTabId, isActive, url, timestamp } = navigation;
		const session = await recorder.session();
		if (session?.state !== "recording") return;
		// A busy browser reports navigations late: this one happened before the recording started.
		if (timestamp < session.startTime) return;
		const isOpenedByOther = openerTabId !== null && session.tabs.includes(openerTabId);
		// Background tabs that reload themselves are not recorded.
		if (!isActive && !isOpenedByOther && !session.tabs.includes(tabId)) return;
		const address = redactAddress(url);
		await recorder.navigated(
			{
				tabId,
				openerTabId,
				pageUrl: url,
				action: {
					id: newId(),
					timestamp,
					url: address,
					type: "navigate",
					targetUrl: address,
					cause: "load",
					waitForLoad: navigation.kind === "committed",
				},
			},
			(earlier) => navigationCause({ ...navigation, url: address }, earlier),
		);
	};
}
