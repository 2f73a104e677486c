import { fail, messageOf, succeed } from "@scriptorium/core-types/errors";
import { type Served, serve } from "@scriptorium/shared-protocol/channel/serve";
import { findInstalledScript } from "@scriptorium/shared-protocol/hub-extension/find-installed-script";
import type { HubPage } from "../../../hub/hub-page.ts";
import { readHubScriptAddress } from "../../../hub/hub-script-address.ts";
import { readStoredText } from "../../../script-library/read-stored-text.ts";
import type { ScriptLibrary } from "../../../script-library/script-library.ts";

/** Tells a page of the hub whether one of the hub's scripts is installed. */
export function hubScriptHandlers(library: Pick<ScriptLibrary, "findBySource">, hubOrigin: string): Served<HubPage>[] {
	return [
		serve(findInstalledScript)(async ({ url }) => {
			const address = readHubScriptAddress(url, hubOrigin);
			if (address === null) return fail("PERMISSION_DENIED", "Only userscripts of the hub can be asked about");
			try {
				const script = await library.findBySource(address);
				if (script === null) return succeed({ script: null });
				const read = readStoredText(script);
				const version = read.ok ? (read.text.metadata?.version ?? "") : "";
				return succeed({ script: { version: version.slice(0, 200), enabled: script.enabled } });
			} catch (thrown) {
				return fail("STORAGE_ERROR", "The browser's storage could not be read", messageOf(thrown));
			}
		}),
	];
}
