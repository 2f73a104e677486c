import { type InstallSource, recordInstall } from "@scriptorium/hub-data/installs/record-install";
import { useQueryClient } from "@tanstack/react-query";
import { useHost } from "../../host/host-context.tsx";

/**
 * Counts an install. The person has what they wanted already, so a failure is not shown to them;
 * it goes to the usage events, where operators see it.
 */
export function useRecordInstall() {
	const host = useHost();
	const queries = useQueryClient();
	return async (
		script: { readonly id: string; readonly versionId: string | null },
		source: InstallSource,
	): Promise<void> => {
		const counted = await recordInstall(host.client, { scriptId: script.id, versionId: script.versionId, source });
		const outcome = counted.ok ? "counted" : counted.error.code;
		host.track({ type: "install", category: "script", action: source, label: script.id, properties: { outcome } });
		if (counted.ok && counted.value) await queries.invalidateQueries({ queryKey: ["scripts"] });
	};
}
