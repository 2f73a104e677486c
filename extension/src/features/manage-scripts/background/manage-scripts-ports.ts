import { fail, messageOf } from "@scriptorium/shared-protocol/errors";
import type { KeyValueStore } from "../../../library/key-value-store.ts";
import type { ScriptLibrary } from "../../../library/script-library.ts";
import type { ScriptRecords } from "../../../library/script-records.ts";
import type { SettingsStore } from "../../../library/settings.ts";

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

/** Answer to a request whose script is gone. */
export const notInstalled = () => fail("NOT_FOUND", "This script is not installed any more");

/** Answer to a request when the browser's storage fails; nothing was changed then. */
export const storageFailed = (thrown: unknown) =>
	fail("STORAGE_ERROR", "The browser's storage could not be read or written", messageOf(thrown));
