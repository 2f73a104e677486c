import { fail, succeed } from "@scriptorium/core-types/errors";
import { type Served, serve } from "@scriptorium/shared-protocol/channel/serve";
import { loadScriptRequires } from "@scriptorium/shared-protocol/extension-internal/change-script";
import {
	findNewScriptFiles,
	getScriptFiles,
	replaceScriptFiles,
} from "@scriptorium/shared-protocol/extension-internal/script-files";
import { storageFailed } from "../../../platform/storage/storage-failed.ts";
import { changedFiles, contentOf, describeFile, filesOf, keyOf } from "../../../script-library/changed-files.ts";
import { notInstalled } from "../../../script-library/not-installed.ts";
import type { StoredScript } from "../../../script-library/stored-script.ts";
import type { LoadedFiles } from "../../../script-source/load-requires.ts";
import { createPrepare } from "../../../script-source/prepare-script.ts";
import type { DashboardPorts } from "./dashboard-ports.ts";

/** Shows the libraries and files of a script, loads missing ones, and replaces them by newer ones at the user's request. */
export function serveScriptFiles(ports: DashboardPorts): Served<null>[] {
	const { library } = ports;
	const prepare = createPrepare(ports);
	/** What was found for a script and shown. Lost with the worker: then it is loaded and compared again. */
	const found = new Map<string, { readonly digest: string; readonly code: string; readonly files: LoadedFiles }>();

	async function load(script: StoredScript) {
		const prepared = await prepare(script.code, script.sourceUrl, script);
		if (!prepared.ok) return prepared;
		const { requires, resources } = prepared.value;
		const files = { requires, resources };
		return succeed({ digest: await digestOf(files), code: script.code, files });
	}

	return [
		serve(getScriptFiles)(async ({ id }) => {
			try {
				const script = await library.get(id);
				if (script === null) return notInstalled();
				return succeed({ files: filesOf(script).map(describeFile) });
			} catch (thrown) {
				return storageFailed(thrown);
			}
		}),
		serve(loadScriptRequires)(async ({ id }) => {
			try {
				const script = await library.get(id);
				if (script === null) return notInstalled();
				const prepared = await prepare(script.code, script.sourceUrl, script);
				if (!prepared.ok) return prepared;
				const files = { ...prepared.value, code: script.code };
				if ((await library.setFiles(id, files)) === null) return notInstalled();
				await ports.onChanged();
				return succeed({ id });
			} catch (thrown) {
				return storageFailed(thrown);
			}
		}),
		serve(findNewScriptFiles)(async ({ id }) => {
			try {
				const script = await library.get(id);
				if (script === null) return notInstalled();
				const loaded = await load(script);
				if (!loaded.ok) return loaded;
				found.set(id, loaded.value);
				return succeed({ changed: changedFiles(script, loaded.value.files), digest: loaded.value.digest });
			} catch (thrown) {
				return storageFailed(thrown);
			}
		}),
		serve(replaceScriptFiles)(async ({ id, digest, rating }) => {
			try {
				const script = await library.get(id);
				if (script === null) return notInstalled();
				const shown = found.get(id);
				const loaded = shown?.digest === digest ? succeed(shown) : await load(script);
				if (!loaded.ok) return loaded;
				const { code, files } = loaded.value;
				const isShown = loaded.value.digest === digest;
				if (!isShown || (await library.setFiles(id, { code, rating, ...files })) === null) {
					return fail("CHANGED", "The files are not the ones that were shown. Look at them again");
				}
				found.delete(id);
				await ports.onChanged();
				return succeed({ id });
			} catch (thrown) {
				return storageFailed(thrown);
			}
		}),
	];
}

/** Of all contents, in their order. */
async function digestOf(files: LoadedFiles): Promise<string> {
	const text = JSON.stringify(filesOf(files).map((file) => [keyOf(file), contentOf(file)]));
	const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
