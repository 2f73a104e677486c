import type { ScriptSummary } from "@scriptorium/shared-protocol/extension-internal/script-summary";
import { effectiveMatches } from "@scriptorium/userscript/matches-url";
import type { ScriptMetadata } from "@scriptorium/userscript/metadata";
import { readInstalledText } from "@scriptorium/userscript/read-installed-text";
import { runsNowhere } from "../../../page-addresses/page-rule.ts";
import { siteOf } from "../../../page-addresses/site-of.ts";
import { authorName, authorText, MAX_DESCRIPTION_LENGTH, MAX_VERSION_LENGTH } from "../../../safe-text/author-text.ts";
import { namesPage, targetsOf } from "../../../script-library/page-targets.ts";
import { readStoredText } from "../../../script-library/read-stored-text.ts";
import { findRequires } from "../../../script-library/script-requires.ts";
import { findResources } from "../../../script-library/script-resources.ts";
import {
	NO_RULES,
	type ScriptStats,
	type StoredScript,
	type UpdateState,
} from "../../../script-library/stored-script.ts";
import { updateAddresses } from "../../../script-source/update-addresses.ts";

export interface SummaryContext {
	readonly stats: ScriptStats;
	readonly updates: UpdateState;
	/** Null: no page to match. */
	readonly pageUrl: string | null;
	readonly hubOrigin: string;
}

/** Summarizes a script for lists. Texts of its author stand beside ratings there. */
export function summarize(script: StoredScript, { stats, updates, pageUrl, hubOrigin }: SummaryContext): ScriptSummary {
	const read = readStoredText(script);
	const metadata = read.ok ? read.text.metadata : null;
	const targets = targetsOf(script);
	const { held } = updates;
	const site = pageUrl === null ? null : siteOf(pageUrl);
	return {
		id: script.id,
		name: authorName(metadata?.name ?? "") || script.sourceUrl || script.id,
		version: authorText(metadata?.version ?? "", MAX_VERSION_LENGTH),
		author: metadata?.author == null ? null : authorName(metadata.author),
		description: metadata?.description == null ? null : authorText(metadata.description, MAX_DESCRIPTION_LENGTH),
		enabled: script.enabled,
		missingRequires: metadata === null ? [] : missingFiles(metadata, script),
		sourceUrl: script.sourceUrl,
		updateUrl: metadata === null ? null : (updateAddresses(metadata, script.sourceUrl, hubOrigin)?.check ?? null),
		runsOn: [
			...(metadata && script.rules.authorPages ? [...effectiveMatches(metadata), ...metadata.includes] : []),
			...script.rules.pages,
		],
		installedAt: script.installedAt,
		updatedAt: script.updatedAt,
		...stats,
		runsOnPage: targets !== null && pageUrl !== null && namesPage(targets, pageUrl),
		runsNowhere: targets === null || runsNowhere(targets),
		hasOwnRules: JSON.stringify(script.rules) !== JSON.stringify(NO_RULES),
		offOnSite: site !== null && script.offSites.includes(site),
		offSites: script.offSites,
		rating: script.rating,
		edited: script.edited,
		update: held && { version: authorText(versionOf(held.code), MAX_VERSION_LENGTH), reasons: held.reasons },
		checkedAt: updates.checkedAt,
		checkProblem: updates.problem,
		size: script.code.length,
	};
}

/** Addresses of libraries and files that are not kept. */
function missingFiles(metadata: ScriptMetadata, { requires, resources }: StoredScript): string[] {
	const [libraries, files] = [findRequires(metadata.requires, requires), findResources(metadata.resources, resources)];
	return [...libraries.missing, ...files.missing];
}

function versionOf(code: string): string {
	return readInstalledText(code).text?.metadata?.version ?? "";
}
