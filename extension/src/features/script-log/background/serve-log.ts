import { succeed } from "@scriptorium/core-types/errors";
import { type Served, serve } from "@scriptorium/shared-protocol/channel/serve";
import { clearLog, listLog } from "@scriptorium/shared-protocol/extension-internal/script-log";
import { storageFailed } from "../../../platform/storage/storage-failed.ts";
import type { ScriptLog } from "./script-log.ts";

/** Lists and clears the log, for the dashboard. */
export function serveLog(log: Pick<ScriptLog, "list" | "clear">): Served<null>[] {
	return [
		serve(listLog)(() => log.list().then((entries) => succeed({ entries }), storageFailed)),
		serve(clearLog)(() => log.clear().then(() => succeed({}), storageFailed)),
	];
}
