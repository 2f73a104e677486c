import { type Served, serve } from "@scriptorium/shared-protocol/channel/serve";
import { fail, messageOf, succeed } from "@scriptorium/shared-protocol/errors";
import { clearLog, listLog } from "@scriptorium/shared-protocol/extension-internal/script-log";
import type { ScriptLog } from "../../../library/script-log.ts";

const storageFailed = (thrown: unknown) =>
	fail("STORAGE_ERROR", "The browser's storage could not be read or written", messageOf(thrown));

/** Lists and clears the log, for the dashboard. */
export function serveLog(log: Pick<ScriptLog, "list" | "clear">): Served<null>[] {
	return [
		serve(listLog)(() => log.list().then((entries) => succeed({ entries }), storageFailed)),
		serve(clearLog)(() => log.clear().then(() => succeed({}), storageFailed)),
	];
}
