import type { UpdateOutcome } from "@scriptorium/shared-protocol/extension-internal/check-update";
import { authorName } from "../../../safe-text/author-text.ts";
import { readStoredText } from "../../../script-library/read-stored-text.ts";
import type { ScriptLibrary } from "../../../script-library/script-library.ts";
import type { NewLogEntry, ScriptLog } from "./script-log.ts";

/** Notes what a check for updates has changed, or could not find out. */
export async function noteUpdates(
	log: Pick<ScriptLog, "add">,
	library: Pick<ScriptLibrary, "get">,
	outcomes: readonly UpdateOutcome[],
): Promise<void> {
	const entries: NewLogEntry[] = [];
	for (const { id, state, version, problem } of outcomes) {
		if (state !== "updated" && state !== "held" && state !== "failed") continue;
		const script = await library.get(id);
		const read = script && readStoredText(script);
		const name = read?.ok ? authorName(read.text.metadata?.name ?? "") : "";
		entries.push({ kind: "update", scriptId: id, name: name || id, outcome: state, version, problem });
	}
	if (entries.length > 0) await log.add(entries);
}
