import { systemClock } from "@scriptorium/core-types/clock";
import { messageOf } from "@scriptorium/core-types/errors";
import type { LibraryFile } from "@scriptorium/script-analyzer/analysis-result";
import type { Served } from "@scriptorium/shared-protocol/channel/serve";
import { inspectScript } from "@scriptorium/shared-protocol/extension-internal/inspect-script";
import type { ExtensionSettings } from "@scriptorium/shared-protocol/extension-internal/settings";
import { serveSettings } from "../../features/script-dashboard/background/serve-settings.ts";
import { noteUpdates } from "../../features/script-log/background/note-updates.ts";
import type { ScriptLog } from "../../features/script-log/background/script-log.ts";
import { createCheckUpdates } from "../../features/update-scripts/background/check-updates.ts";
import { serveUpdates } from "../../features/update-scripts/background/serve-updates.ts";
import { HUB_ORIGIN } from "../../hub/hub-origin.ts";
import { onAlarm, setAlarm } from "../../platform/alarms.ts";
import { createInternalClient } from "../../platform/internal-client.ts";
import { withOffscreenPage } from "../../platform/offscreen.ts";
import type { InspectedScript } from "../../rating/inspect-script.ts";
import type { ScriptLibrary } from "../../script-library/script-library.ts";
import type { SettingsStore } from "../../settings/settings-store.ts";

const ALARM = "check-updates";
/** Longer than the two ratings that it waits for. */
const INSPECT_TIMEOUT_MS = 45_000;
/** Nothing is known about a text that could not be rated: its update waits for the user. */
const NOT_RATED: InspectedScript = { rating: { state: "failed", reason: "crashed" }, isUnclear: false };

export interface UpdatesPorts {
	readonly library: ScriptLibrary;
	readonly settings: SettingsStore;
	readonly scriptLog: ScriptLog;
	/** Called when scripts or settings have changed. */
	readonly onChanged: () => Promise<unknown>;
	readonly log: (line: string) => void;
}

export interface Updates {
	readonly served: readonly Served<null>[];
	/** Adds the listener; call it before the first await. Then checks at the interval that the settings name. */
	readonly listen: () => void;
}

/** Connects the check for updates, and the settings, to the browser's API. */
export function createUpdates({ library, settings, scriptLog, onChanged, log }: UpdatesPorts): Updates {
	const failed = (thrown: unknown): void => log(`updates: ${messageOf(thrown)}`);
	const follow = ({ updateHours }: ExtensionSettings): Promise<void> => setAlarm(ALARM, updateHours * 60);
	const client = createInternalClient();

	async function inspect(code: string, libraries: readonly LibraryFile[]): Promise<InspectedScript> {
		try {
			return await withOffscreenPage(async () => {
				const answer = await client.request(
					inspectScript,
					{ code, libraries: [...libraries] },
					{ timeoutMs: INSPECT_TIMEOUT_MS },
				);
				return answer.ok ? answer.value : NOT_RATED;
			});
		} catch (thrown) {
			failed(thrown);
			return NOT_RATED;
		}
	}

	const checkScripts = createCheckUpdates({
		library,
		settings,
		hubOrigin: HUB_ORIGIN,
		fetcher: fetch.bind(globalThis),
		inspect,
		onChanged,
		now: systemClock.now,
		log,
	});
	const check: typeof checkScripts = async (ids) => {
		const outcomes = await checkScripts(ids);
		void noteUpdates(scriptLog, library, outcomes).catch(failed);
		return outcomes;
	};
	return {
		served: [
			...serveUpdates({ library, check, onChanged }),
			...serveSettings({
				settings,
				onSettingsChanged: async (now) => {
					await follow(now);
					await onChanged();
				},
			}),
		],
		listen() {
			onAlarm(ALARM, () => void check(null).catch(failed));
			settings.read().then(follow).catch(failed);
		},
	};
}
