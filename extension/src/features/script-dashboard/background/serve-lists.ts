import { succeed } from "@scriptorium/core-types/errors";
import { type Served, serve } from "@scriptorium/shared-protocol/channel/serve";
import { listScripts } from "@scriptorium/shared-protocol/extension-internal/list-scripts";
import { listRemovedScripts } from "@scriptorium/shared-protocol/extension-internal/script-trash";
import { getScript } from "@scriptorium/shared-protocol/extension-internal/script-versions";
import { readInstalledText } from "@scriptorium/userscript/read-installed-text";
import { siteOf } from "../../../page-addresses/site-of.ts";
import { storageFailed } from "../../../platform/storage/storage-failed.ts";
import { authorName, authorText, MAX_VERSION_LENGTH } from "../../../safe-text/author-text.ts";
import { notInstalled } from "../../../script-library/not-installed.ts";
import { isExcludedPage } from "../../../script-library/page-targets.ts";
import { KEEP_REMOVED_MS } from "../../../script-library/script-trash.ts";
import { noStats, noUpdateState, type StoredScript } from "../../../script-library/stored-script.ts";
import { authorRulesOf } from "../domain/author-rules.ts";
import { summarize } from "../domain/summarize.ts";
import type { DashboardPorts } from "./dashboard-ports.ts";

/** Lists installed and removed scripts, for the extension's own pages. */
export function serveLists({ library, records, settings, hubOrigin }: DashboardPorts): Served<null>[] {
	return [
		serve(listScripts)(async ({ pageUrl }) => {
			try {
				const { scripts, damaged } = await library.list();
				const { offSites, offPages, scriptsOn } = await settings.read();
				const host = pageUrl === null ? null : siteOf(pageUrl);
				const ids = scripts.map(({ id }) => id);
				// Two reads for all scripts: one for each of hundreds takes seconds.
				const [stats, updates] = await Promise.all([records.statsOf(ids), library.updatesOf(ids)]);
				const summaryOf = (script: StoredScript) =>
					summarize(script, {
						stats: stats.get(script.id) ?? noStats,
						updates: updates.get(script.id) ?? noUpdateState,
						pageUrl,
						hubOrigin,
					});
				return succeed({
					scripts: scripts.map(summaryOf),
					damaged,
					site:
						host === null || pageUrl === null
							? null
							: { host, enabled: !offSites.includes(host), isExcluded: isExcludedPage(offPages, pageUrl) },
					scriptsOn,
				});
			} catch (thrown) {
				return storageFailed(thrown);
			}
		}),
		serve(getScript)(async ({ id }) => {
			try {
				const script = await library.get(id);
				if (script === null) return notInstalled();
				const versions = await Promise.all(
					script.history.map(async (versionId) => {
						const version = await library.version(id, versionId);
						if (version === null) return [];
						const { code, rating, edited, updatedAt } = version;
						return [{ versionId, version: namesOf(code).version, code, rating, edited, updatedAt }];
					}),
				);
				return succeed({
					code: script.code,
					rules: script.rules,
					authorRules: authorRulesOf(script),
					versions: versions.flat(),
				});
			} catch (thrown) {
				return storageFailed(thrown);
			}
		}),
		serve(listRemovedScripts)(async () => {
			try {
				const removed = await library.listRemoved();
				return succeed({
					scripts: removed.map(({ script, removedAt }) => ({
						id: script.id,
						...namesOf(script.code),
						removedAt,
						deletedAt: new Date(Date.parse(removedAt) + KEEP_REMOVED_MS).toISOString(),
					})),
				});
			} catch (thrown) {
				return storageFailed(thrown);
			}
		}),
	];
}

function namesOf(code: string): { readonly name: string; readonly version: string } {
	const metadata = readInstalledText(code).text?.metadata;
	return { name: authorName(metadata?.name ?? ""), version: authorText(metadata?.version ?? "", MAX_VERSION_LENGTH) };
}
