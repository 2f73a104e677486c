import type { InstallSource } from "@scriptorium/hub-data/installs/record-install";
import { scriptFilters } from "@scriptorium/hub-data/query-keys/script-query-keys";
import { useHost } from "@scriptorium/remote-kit/host";
import { callLater } from "@scriptorium/remote-kit/query-failure";
import { useQueryClient } from "@tanstack/react-query";

/**
 * Counts an install. The person has what they wanted already, so a failure is not shown to them;
 * it goes to the usage events, where operators see it. Opening the file (`user.js`) or the extension's page is a usage event
 * only: the hub's server counts the file that a script manager fetches and the install that the extension completes.
 */
export function useRecordInstall() {
	const host = useHost();
	const queries = useQueryClient();
	return async (
		script: { readonly id: string; readonly versionId: string | null },
		source: InstallSource | "user.js" | "extension",
	): Promise<void> => {
		const event = { type: "install", category: "script", action: source, label: script.id };
		if (source === "user.js" || source === "extension") {
			host.track({ ...event, properties: { outcome: "opened" } });
			return;
		}
		const counted = await callLater(
			() => import("@scriptorium/hub-data/installs/record-install"),
			({ recordInstall }) => recordInstall(host.client, { scriptId: script.id, versionId: script.versionId, source }),
		);
		const outcome = counted.ok ? "counted" : counted.error.code;
		host.track({ ...event, properties: { outcome } });
		if (counted.ok && counted.value) await queries.invalidateQueries(scriptFilters.all);
	};
}
