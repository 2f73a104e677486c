import type { ScriptLibrary } from "../../../script-library/script-library.ts";
import type { ScriptRecords } from "../../../script-library/script-records.ts";
import type { PreparePorts } from "../../../script-source/prepare-script.ts";
import type { SettingsStore } from "../../../settings/settings-store.ts";

export interface DashboardPorts extends PreparePorts {
	readonly library: ScriptLibrary;
	readonly records: ScriptRecords;
	readonly settings: SettingsStore;
	readonly hubOrigin: string;
	/** Synchronizes the browser's registrations. */
	readonly onChanged: () => Promise<unknown>;
}
