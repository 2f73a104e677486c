import type { KeyValueStore } from "../../../platform/storage/key-value-store.ts";
import type { ScriptLibrary } from "../../../script-library/script-library.ts";
import type { ScriptRecords } from "../../../script-library/script-records.ts";
import type { SettingsStore } from "../../../settings/settings-store.ts";

export interface ManageScriptsPorts {
	readonly library: ScriptLibrary;
	readonly records: ScriptRecords;
	readonly settings: SettingsStore;
	/** Kept until the browser is closed. */
	readonly session: KeyValueStore;
	readonly hubOrigin: string;
	readonly fetcher: typeof fetch;
	readonly newId: () => string;
	/** Milliseconds since the epoch. */
	readonly now: () => number;
	/** Synchronizes the browser's registrations; returns whether userscripts may run. */
	readonly onChanged: () => Promise<{ readonly allowed: boolean }>;
}
