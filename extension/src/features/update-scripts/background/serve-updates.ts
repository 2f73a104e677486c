import { fail, succeed } from "@scriptorium/core-types/errors";
import { type Served, serve } from "@scriptorium/shared-protocol/channel/serve";
import {
	acceptUpdate,
	checkUpdates,
	getHeldUpdate,
	skipUpdate,
} from "@scriptorium/shared-protocol/extension-internal/check-update";
import { readInstalledText } from "@scriptorium/userscript/read-installed-text";
import { storageFailed } from "../../../platform/storage/storage-failed.ts";
import { authorName, authorText, MAX_VERSION_LENGTH } from "../../../safe-text/author-text.ts";
import { changedFiles } from "../../../script-library/changed-files.ts";
import type { ScriptLibrary } from "../../../script-library/script-library.ts";
import type { CheckUpdates } from "./check-updates.ts";

export interface ServeUpdatesPorts {
	readonly library: ScriptLibrary;
	readonly check: CheckUpdates;
	/** Called when code was replaced, or an update was given up. */
	readonly onChanged: () => Promise<unknown>;
}

const noUpdate = () => fail("NOT_FOUND", "No update is pending for this script");

/** Checks for updates on request, and takes the user's decision about one that waits. */
export function serveUpdates({ library, check, onChanged }: ServeUpdatesPorts): Served<null>[] {
	const find = async (id: string) => {
		const [script, { held }] = [await library.get(id), await library.updates(id)];
		return script === null || held === null ? null : { script, held };
	};
	return [
		serve(checkUpdates)(({ ids }) => check(ids).then((outcomes) => succeed({ outcomes }), storageFailed)),
		serve(getHeldUpdate)(async ({ id }) => {
			try {
				const found = await find(id);
				if (found === null) return noUpdate();
				const { script, held } = found;
				const metadata = readInstalledText(held.code).text?.metadata;
				return succeed({
					name: authorName(metadata?.name ?? ""),
					installed: { code: script.code, version: versionOf(script.code), rating: script.rating },
					update: {
						code: held.code,
						version: authorText(metadata?.version ?? "", MAX_VERSION_LENGTH),
						rating: held.rating,
					},
					reasons: held.reasons,
					foundAt: held.foundAt,
					files: changedFiles(script, held),
				});
			} catch (thrown) {
				return storageFailed(thrown);
			}
		}),
		serve(acceptUpdate)(async ({ id, code }) => {
			try {
				const found = await find(id);
				if (found === null) return noUpdate();
				const { script, held } = found;
				const isShown = held.code === code;
				if (!isShown || (await library.applyUpdate(id, script.code, held)) === null) {
					return fail("CHANGED", "The update is not the one that was shown. Look at it again");
				}
				await onChanged();
				return succeed({ id });
			} catch (thrown) {
				return storageFailed(thrown);
			}
		}),
		serve(skipUpdate)(async ({ id }) => {
			try {
				if (!(await library.skipUpdate(id))) return noUpdate();
				await onChanged();
				return succeed({ id });
			} catch (thrown) {
				return storageFailed(thrown);
			}
		}),
	];
}

const versionOf = (code: string): string => readInstalledText(code).text?.metadata?.version ?? "";
