import { type Served, serve } from "@scriptorium/shared-protocol/channel/serve";
import { fail, succeed } from "@scriptorium/shared-protocol/errors";
import { syncUserScripts } from "@scriptorium/shared-protocol/extension-internal/sync-user-scripts";
import {
	deleteValue,
	openInTab,
	reportRuns,
	setValue,
} from "@scriptorium/shared-protocol/extension-internal/user-script-calls";
import type { ScriptLibrary } from "../../../library/script-library.ts";
import type { ScriptRecords } from "../../../library/script-records.ts";
import type { Registry } from "./registry.ts";

export interface UserScriptCallPorts {
	readonly library: ScriptLibrary;
	readonly records: ScriptRecords;
	readonly registry: Registry;
	readonly openTab: (url: string, active: boolean) => Promise<void>;
}

/** What the worker does for running scripts. Each proves itself by its secret, which only its own world knows. */
export function serveUserScripts({ library, records, registry, openTab }: UserScriptCallPorts): Served<null>[] {
	const isGenuine = async (scriptId: string, secret: string): Promise<boolean> =>
		(await library.get(scriptId))?.secret === secret;
	const denied = fail("PERMISSION_DENIED", "Not this script's own call");

	return [
		serve(syncUserScripts)<null>(async () => {
			const { allowed, registered, refused } = await registry.sync();
			return succeed({ allowed, registered, refused: [...refused] });
		}),
		serve(reportRuns)<null>(async ({ runs }) => {
			const { scripts } = await library.list();
			const known = new Set(scripts.map(({ id }) => id));
			await records.addRuns(runs.filter(({ scriptId }) => known.has(scriptId)));
			return succeed({});
		}),
		serve(setValue)<null>(async ({ scriptId, secret, key, json }) => {
			if (!(await isGenuine(scriptId, secret))) return denied;
			if (!(await records.setValue(scriptId, key, json)))
				return fail("STORAGE_ERROR", "More values than a script may keep");
			await registry.sync();
			return succeed({});
		}),
		serve(deleteValue)<null>(async ({ scriptId, secret, key }) => {
			if (!(await isGenuine(scriptId, secret))) return denied;
			await records.deleteValue(scriptId, key);
			await registry.sync();
			return succeed({});
		}),
		serve(openInTab)<null>(async ({ scriptId, secret, url, active }) => {
			if (!(await isGenuine(scriptId, secret)) || !/^https?:\/\//i.test(url)) return denied;
			await openTab(url, active);
			return succeed({});
		}),
	];
}
