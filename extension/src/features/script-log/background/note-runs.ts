import type { UserScriptSender } from "../../../platform/user-script-sender.ts";
import { hostOf, type ScriptLog } from "./script-log.ts";

/** A run that was counted. */
interface Run {
	readonly scriptId: string;
	readonly name: string;
	readonly error: string | null;
	readonly line: number | null;
}

/** Whether a page may be named: in private windows nothing is. */
export const isLogged = (sender: Pick<UserScriptSender, "isPrivate"> | null): boolean => sender?.isPrivate === false;

/** Notes runs of scripts and their errors. */
export function noteRuns(log: Pick<ScriptLog, "add">, runs: readonly Run[], sender: UserScriptSender | null): void {
	if (runs.length === 0 || !isLogged(sender)) return;
	const page = hostOf(sender?.url ?? "");
	void log.add(
		runs.map(({ scriptId, name, error, line }) =>
			error === null
				? { kind: "run", scriptId, name, page }
				: { kind: "error", scriptId, name, page, message: error, line },
		),
	);
}
