import { fail, succeed } from "@scriptorium/core-types/errors";
import { type Served, serve } from "@scriptorium/shared-protocol/channel/serve";
import {
	moveScript,
	removeScript,
	removeScripts,
	restoreScript,
	restoreScripts,
	setScriptEnabled,
	setScriptOnSite,
	setScriptsEnabled,
} from "@scriptorium/shared-protocol/extension-internal/change-script";
import { setScriptRules } from "@scriptorium/shared-protocol/extension-internal/script-rules";
import { deleteRemovedScripts } from "@scriptorium/shared-protocol/extension-internal/script-trash";
import { rollBackScript, saveScript } from "@scriptorium/shared-protocol/extension-internal/script-versions";
import { kindOfRule } from "../../../page-addresses/page-rule.ts";
import { storageFailed } from "../../../platform/storage/storage-failed.ts";
import { notInstalled } from "../../../script-library/not-installed.ts";
import { createPrepare } from "../../../script-source/prepare-script.ts";
import type { DashboardPorts } from "./dashboard-ports.ts";

/** Switches, edits, removes, restores and rolls back scripts, for the extension's own pages. */
export function serveChanges({ library, onChanged, fetcher, now }: DashboardPorts): Served<null>[] {
	const prepare = createPrepare({ fetcher, now });

	/** Answers a change that the library made, or could not make. */
	const changed = async (id: string, change: Promise<unknown>) => {
		try {
			const done = await change;
			if (done === null || done === false) return notInstalled();
			await onChanged();
			return succeed({ id });
		} catch (thrown) {
			return storageFailed(thrown);
		}
	};
	/** Answers a change of several scripts. */
	const changedTogether = async (change: Promise<number>) => {
		try {
			const count = await change;
			if (count > 0) await onChanged();
			return succeed({ count });
		} catch (thrown) {
			return storageFailed(thrown);
		}
	};
	return [
		serve(setScriptsEnabled)(({ ids, enabled }) => changedTogether(library.setAllEnabled(ids, enabled))),
		serve(removeScripts)(({ ids }) => changedTogether(library.removeAll(ids))),
		serve(restoreScripts)(({ ids }) => changedTogether(library.restoreAll(ids))),
		serve(moveScript)(({ id, before }) => changed(id, library.move(id, before))),
		serve(setScriptRules)(({ id, rules }) => {
			const bad = [...rules.pages, ...rules.exclusions].find((rule) => kindOfRule(rule) === null);
			if (bad !== undefined) return fail("BAD_RULE", `${bad} matches no page`);
			return changed(id, library.setRules(id, rules));
		}),
		serve(setScriptEnabled)(({ id, enabled }) => changed(id, library.setEnabled(id, enabled))),
		serve(setScriptOnSite)(({ id, host, enabled }) => changed(id, library.setOnSite(id, host, enabled))),
		serve(removeScript)(({ id }) => changed(id, library.remove(id))),
		serve(restoreScript)(({ id }) => changed(id, library.restore(id))),
		serve(rollBackScript)(({ id, versionId }) => changed(id, library.rollBack(id, versionId))),
		serve(saveScript)(async ({ id, code, from, rating }) => {
			try {
				const script = await library.get(id);
				if (script === null) return notInstalled();
				const prepared = await prepare(code, script.sourceUrl, script);
				if (!prepared.ok) return prepared;
				if (script.code !== from) return fail("CHANGED", "The script was updated since you opened it");
				if ((await library.edit(id, { ...prepared.value, rating })) === null) return notInstalled();
				await onChanged();
				return succeed({ id });
			} catch (thrown) {
				return storageFailed(thrown);
			}
		}),
		serve(deleteRemovedScripts)(async ({ ids }) => {
			try {
				await library.purge(ids);
				return succeed({});
			} catch (thrown) {
				return storageFailed(thrown);
			}
		}),
	];
}
