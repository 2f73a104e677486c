import { type Served, serve } from "@scriptorium/shared-protocol/channel/serve";
import { succeed } from "@scriptorium/shared-protocol/errors";
import {
	removeScript,
	restoreScript,
	setScriptEnabled,
	setScriptOnSite,
} from "@scriptorium/shared-protocol/extension-internal/change-script";
import { deleteRemovedScripts } from "@scriptorium/shared-protocol/extension-internal/script-trash";
import { rollBackScript } from "@scriptorium/shared-protocol/extension-internal/script-versions";
import { type ManageScriptsPorts, notInstalled, storageFailed } from "./manage-scripts-ports.ts";

/** Switches, removes, restores and rolls back scripts, for the extension's own pages. */
export function serveChanges({ library, onChanged }: ManageScriptsPorts): Served<null>[] {
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
	return [
		serve(setScriptEnabled)(({ id, enabled }) => changed(id, library.setEnabled(id, enabled))),
		serve(setScriptOnSite)(({ id, host, enabled }) => changed(id, library.setOnSite(id, host, enabled))),
		serve(removeScript)(({ id }) => changed(id, library.remove(id))),
		serve(restoreScript)(({ id }) => changed(id, library.restore(id))),
		serve(rollBackScript)(({ id, versionId }) => changed(id, library.rollBack(id, versionId))),
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
