import { type Served, serve } from "@scriptorium/shared-protocol/channel/serve";
import { fail, messageOf, succeed } from "@scriptorium/shared-protocol/errors";
import {
	loadScriptRequires,
	removeScript,
	restoreScript,
	setScriptEnabled,
} from "@scriptorium/shared-protocol/extension-internal/change-script";
import { checkUpdate } from "@scriptorium/shared-protocol/extension-internal/check-update";
import { confirmInstall } from "@scriptorium/shared-protocol/extension-internal/confirm-install";
import { findInstalled } from "@scriptorium/shared-protocol/extension-internal/find-installed";
import { listScripts } from "@scriptorium/shared-protocol/extension-internal/list-scripts";
import { compareVersions } from "@scriptorium/userscript/compare-versions";
import { readHubScriptAddress } from "../../../library/hub-script-address.ts";
import type { ScriptLibrary } from "../../../library/script-library.ts";
import type { ScriptRecords } from "../../../library/script-records.ts";
import { fetchScript, MAX_SCRIPT_BYTES } from "../domain/fetch-script.ts";
import { loadRequires } from "../domain/load-requires.ts";
import { readScript } from "../domain/read-script.ts";
import { reportInstall } from "../domain/report-install.ts";
import { summarise } from "../domain/summarise.ts";

export interface ManageScriptsPorts {
	readonly library: ScriptLibrary;
	readonly records: ScriptRecords;
	readonly hubOrigin: string;
	readonly fetcher: typeof fetch;
	/** Synchronizes the browser's registrations; returns whether userscripts may run. */
	readonly onChanged: () => Promise<{ readonly allowed: boolean }>;
}

const storageFailed = (thrown: unknown) =>
	fail("STORAGE_ERROR", "The browser's storage could not be read or written", messageOf(thrown));

/** Lists, installs, switches, removes and checks scripts, for the extension's own pages. */
export function serveManageScripts(ports: ManageScriptsPorts): Served<null>[] {
	const { library, records, hubOrigin } = ports;
	const changed = async (id: string, done: boolean) => {
		if (!done) return fail("NOT_FOUND", "This script is not installed any more");
		await ports.onChanged();
		return succeed({ id });
	};

	return [
		serve(listScripts)(async ({ pageUrl }) => {
			try {
				const { scripts, damaged } = await library.list();
				const summaries = scripts.map(async (script) => summarise(script, await records.stats(script.id), pageUrl));
				return succeed({ scripts: await Promise.all(summaries), damaged });
			} catch (thrown) {
				return storageFailed(thrown);
			}
		}),
		serve(findInstalled)(async ({ sourceUrl }) => {
			try {
				const script = await library.findBySource(sourceUrl);
				return succeed({ script: script && { id: script.id, code: script.code } });
			} catch (thrown) {
				return storageFailed(thrown);
			}
		}),
		serve(confirmInstall)(async ({ sourceUrl, code }) => {
			const address = readHubScriptAddress(sourceUrl, hubOrigin);
			if (address === null) return fail("PERMISSION_DENIED", "Only userscripts of the hub can be installed");
			const review = readScript(code);
			if (!review.ok) return review;
			if (code.length > MAX_SCRIPT_BYTES) return fail("INVALID_SCRIPT", "The script is larger than 1 MB");
			try {
				const addresses = review.value.requires.map((library) => library.address);
				const requires = await loadRequires(addresses, ports.fetcher);
				if (!requires.ok) return requires;
				const isUpdate = (await library.findBySource(address)) !== null;
				const { id } = await library.install({ sourceUrl: address, code: review.value.code, requires: requires.value });
				const { allowed } = await ports.onChanged();
				// Not awaited: an unreachable hub must not delay or fail the install.
				if (!isUpdate) void reportInstall(address, ports.fetcher);
				return succeed({ id, userScriptsAllowed: allowed });
			} catch (thrown) {
				return storageFailed(thrown);
			}
		}),
		serve(loadScriptRequires)(async ({ id }) => {
			try {
				const script = await library.get(id);
				if (script === null) return fail("NOT_FOUND", "This script is not installed any more");
				const review = readScript(script.code);
				if (!review.ok) return review;
				const requires = await loadRequires(
					review.value.requires.map(({ address }) => address),
					ports.fetcher,
				);
				if (!requires.ok) return requires;
				return await changed(id, (await library.setRequires(id, script.code, requires.value)) !== null);
			} catch (thrown) {
				return storageFailed(thrown);
			}
		}),
		serve(setScriptEnabled)(({ id, enabled }) =>
			library.setEnabled(id, enabled).then((script) => changed(id, script !== null), storageFailed),
		),
		serve(removeScript)(({ id }) => library.remove(id).then((done) => changed(id, done), storageFailed)),
		serve(restoreScript)(({ id }) => library.restore(id).then((done) => changed(id, done), storageFailed)),
		serve(checkUpdate)(async ({ id }) => {
			const script = await library.get(id).catch(storageFailed);
			if (script === null) return fail("NOT_FOUND", "This script is not installed any more");
			if ("ok" in script) return script;
			const fetched = await fetchScript(script.sourceUrl, hubOrigin, ports.fetcher);
			if (!fetched.ok) {
				return fail(
					fetched.error.code === "INVALID_SCRIPT" ? "INVALID_SCRIPT" : "NETWORK_ERROR",
					fetched.error.message,
				);
			}
			const [before, after] = [readScript(script.code), readScript(fetched.value)];
			if (!after.ok) return after;
			const newer = !before.ok || compareVersions(after.value.version, before.value.version) > 0;
			return succeed({ newer, version: after.value.version, sourceUrl: script.sourceUrl });
		}),
	];
}
