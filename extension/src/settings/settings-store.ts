import { type ExtensionSettings, extensionSettings } from "@scriptorium/shared-protocol/extension-internal/settings";
import * as z from "zod/mini";
import type { KeyValueStore } from "../platform/storage/key-value-store.ts";
import { createQueue } from "../platform/storage/queue.ts";

/** In the storage that also has the scripts, whose keys `keyOf` of the script library lists. */
const KEY = "settings";

export const defaultSettings: ExtensionSettings = {
	updateHours: 24,
	applyUpdates: "safe",
	badge: true,
	theme: "system",
	offSites: [],
	offPages: [],
	scriptsOn: true,
	siteSearch: "ask",
};

/** The user's settings. Rejects only when the browser's storage does. */
export type SettingsStore = ReturnType<typeof createSettingsStore>;

export function createSettingsStore(store: KeyValueStore) {
	const inTurn = createQueue();
	/** Only this store writes the entry, and each call of a running script asks for it. */
	let kept: ExtensionSettings | null = null;
	let writes = 0;
	async function read(): Promise<ExtensionSettings> {
		if (kept !== null) return kept;
		const before = writes;
		const parsed = z.safeParse(z.partial(extensionSettings), await store.read(KEY));
		const settings = { ...defaultSettings, ...(parsed.success ? parsed.data : {}) } as ExtensionSettings;
		// What was read before a write began is out of date.
		if (writes === before) kept = settings;
		return settings;
	}
	async function write(settings: ExtensionSettings): Promise<ExtensionSettings> {
		kept = null;
		writes += 1;
		await store.write({ [KEY]: settings });
		kept = settings;
		return settings;
	}
	return {
		read,
		change: (changes: Partial<ExtensionSettings>): Promise<ExtensionSettings> =>
			inTurn(async () => write({ ...(await read()), ...changes })),
		/** Switches all scripts on one site, by its host name. */
		setSite: (host: string, on: boolean): Promise<ExtensionSettings> =>
			inTurn(async () => {
				const settings = await read();
				const others = settings.offSites.filter((site) => site !== host);
				return write({ ...settings, offSites: on ? others : [...others, host] });
			}),
	};
}
