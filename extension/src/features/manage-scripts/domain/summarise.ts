import type { ScriptSummary } from "@scriptorium/shared-protocol/extension-internal/script-summary";
import { effectiveMatches, matchesUrl } from "@scriptorium/userscript/matches-url";
import { readScriptText } from "@scriptorium/userscript/read-script-text";
import { findRequires } from "../../../library/script-requires.ts";
import type { ScriptStats, StoredScript } from "../../../library/stored-script.ts";

/** Summarizes a script for lists. `pageUrl` null: no page to match. */
export function summarise(script: StoredScript, stats: ScriptStats, pageUrl: string | null): ScriptSummary {
	const read = readScriptText(script.code);
	const metadata = read.ok ? read.text.metadata : null;
	return {
		id: script.id,
		name: metadata?.name ?? script.sourceUrl,
		version: metadata?.version ?? "",
		author: metadata?.author ?? null,
		description: metadata?.description ?? null,
		enabled: script.enabled,
		missingRequires: metadata === null ? [] : [...findRequires(metadata.requires, script.requires).missing],
		sourceUrl: script.sourceUrl,
		runsOn: metadata ? [...effectiveMatches(metadata), ...metadata.includes] : [],
		installedAt: script.installedAt,
		updatedAt: script.updatedAt,
		...stats,
		runsOnPage: metadata !== null && pageUrl !== null && matchesUrl(metadata, pageUrl),
	};
}
