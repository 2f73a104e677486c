import type { ResponseOf } from "@scriptorium/shared-protocol/channel/define-message";
import type { getScript } from "@scriptorium/shared-protocol/extension-internal/script-versions";
import { effectiveMatches } from "@scriptorium/userscript/matches-url";
import { deadRules } from "../../../page-addresses/page-rule.ts";
import { readStoredText } from "../../../script-library/read-stored-text.ts";
import type { StoredScript } from "../../../script-library/stored-script.ts";

/** Where and when a script runs by its author's rules. */
export function authorRulesOf(script: Pick<StoredScript, "code">): ResponseOf<typeof getScript>["authorRules"] {
	const read = readStoredText(script);
	const metadata = read.ok ? read.text.metadata : null;
	if (metadata === null) return { pages: [], exclusions: [], runAt: "document-idle", dead: [] };
	const matches = effectiveMatches(metadata);
	return {
		pages: [...matches, ...metadata.includes],
		exclusions: [...metadata.excludeMatches, ...metadata.excludes],
		runAt: metadata.runAt,
		dead: [...deadRules({ matches, includes: metadata.includes })],
	};
}
