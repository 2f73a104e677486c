import { type ExtensionSettings, extensionSettings } from "@scriptorium/shared-protocol/extension-internal/settings";
import * as z from "zod/mini";
import type { KeyValueStore } from "./key-value-store.ts";
import { createQueue } from "./queue.ts";
import { keyOf } from "./stored-script.ts";

export const defaultSettings: ExtensionSettings = {
	updateHours: 24,
	applyUpdates: "safe",
	badge: true,
	theme: "system",
	offSites: [],
};

/** The user's settings. Rejects only when the browser's storage does. */
export type SettingsStore = ReturnType<typeof createSettingsStore>;

export function createSettingsStore(store: KeyValueStore) {
	const inTurn = createQueue();
	async function read(): Promise<ExtensionSettings> {
		const parsed = z.safeParse(z.partial(extensionSettings), await store.read(keyOf.settings));
		return { ...defaultSettings, ...(parsed.success ? parsed.data : {}) } as ExtensionSettings;
	}
	return {
		read,
		change: (changes: Partial<ExtensionSettings>): Promise<ExtensionSettings> =>
			inTurn(async () => {
				const settings = { ...(await read()), ...changes };
				await store.write({ [keyOf.settings]: settings });
				return settings;
			}),
		/** Switches all scripts on one site, by its host name. */
		setSite: (host: string, on: boolean): Promise<ExtensionSettings> =>
			inTurn(async () => {
				const settings = await read();
				const others = settings.offSites.filter((site) => site !== host);
				const changed = { ...settings, offSites: on ? others : [...others, host] };
				await store.write({ [keyOf.settings]: changed });
				return changed;
			}),
	};
}
