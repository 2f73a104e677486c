import { fail, succeed } from "@scriptorium/core-types/errors";
import { type Served, serve } from "@scriptorium/shared-protocol/channel/serve";
import {
	changeSettings,
	type ExtensionSettings,
	getSettings,
	setSiteEnabled,
} from "@scriptorium/shared-protocol/extension-internal/settings";
import { kindOfRule } from "../../../page-addresses/page-rule.ts";
import { storageFailed } from "../../../platform/storage/storage-failed.ts";
import type { SettingsStore } from "../../../settings/settings-store.ts";

export interface SettingsPorts {
	readonly settings: SettingsStore;
	/** Called after each change, before it is answered. */
	readonly onSettingsChanged: (settings: ExtensionSettings) => Promise<void>;
}

/** Reads and changes the settings, for the extension's own pages. */
export function serveSettings({ settings, onSettingsChanged }: SettingsPorts): Served<null>[] {
	const changed = async (change: Promise<ExtensionSettings>) => {
		try {
			const now = await change;
			await onSettingsChanged(now);
			return succeed({ settings: now });
		} catch (thrown) {
			return storageFailed(thrown);
		}
	};
	return [
		serve(getSettings)(async () => {
			try {
				return succeed({ settings: await settings.read() });
			} catch (thrown) {
				return storageFailed(thrown);
			}
		}),
		serve(changeSettings)(({ changes }) => {
			const bad = changes.offPages?.find((rule) => kindOfRule(rule) === null);
			if (bad !== undefined) return fail("BAD_RULE", `${bad} matches no page`);
			return changed(settings.change(withoutUndefined(changes)));
		}),
		serve(setSiteEnabled)(({ host, enabled }) => changed(settings.setSite(host, enabled))),
	];
}

/** A setting that is left out stays as it is. */
function withoutUndefined(changes: object): Partial<ExtensionSettings> {
	return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
