import { systemClock } from "@scriptorium/core-types/clock";
import { messageOf } from "@scriptorium/core-types/errors";
import {
	createScriptBadge,
	type RecordingState,
	type ScriptBadge,
} from "../../features/script-badge/background/script-badge.ts";
import { showIconText } from "../../platform/icon-text.ts";
import { onTabNavigation } from "../../platform/navigations.ts";
import { sessionStore } from "../../platform/storage/browser-storage.ts";
import { findTab, listTabs } from "../../platform/tabs.ts";
import type { ScriptLibrary } from "../../script-library/script-library.ts";
import type { SettingsStore } from "../../settings/settings-store.ts";
import { createWhenQuiet } from "./when-quiet.ts";

/** Time without another change, in milliseconds, after which the icons are painted again. */
const QUIET_MS = 100;

export interface IconBadge {
	readonly scriptsChanged: () => void;
	readonly scriptFailed: (tabId: number) => void;
	readonly recordingChanged: (state: RecordingState | null) => void;
	/** Adds the listener; call it before the first await. */
	readonly listen: () => void;
}

/** Connects the count on the icon to the browser's API. */
export function createIconBadge(
	library: ScriptLibrary,
	settings: SettingsStore,
	log: (line: string) => void,
): IconBadge {
	const badge: ScriptBadge = createScriptBadge({
		library,
		settings,
		session: sessionStore,
		show: showIconText,
		listTabs,
	});
	const failed = (thrown: unknown): void => log(`the icon: ${messageOf(thrown)}`);
	const paintSoon = createWhenQuiet(systemClock, () => void badge.scriptsChanged().catch(failed), QUIET_MS);
	return {
		scriptsChanged() {
			badge.forget().catch(failed);
			paintSoon();
		},
		recordingChanged: (state) => void badge.recordingChanged(state).catch(failed),
		scriptFailed(tabId) {
			findTab(tabId)
				.then((tab) => (tab === null ? undefined : badge.scriptFailed(tabId, tab.url)))
				.catch(failed);
		},
		listen: () => onTabNavigation(({ tabId, url }) => void badge.pageChanged(tabId, url).catch(failed)),
	};
}
