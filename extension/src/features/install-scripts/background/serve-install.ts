import { fail, succeed } from "@scriptorium/core-types/errors";
import { type Served, serve } from "@scriptorium/shared-protocol/channel/serve";
import { confirmInstall } from "@scriptorium/shared-protocol/extension-internal/confirm-install";
import { findInstalled } from "@scriptorium/shared-protocol/extension-internal/find-installed";
import { loadScriptFiles } from "@scriptorium/shared-protocol/extension-internal/load-script-files";
import { getProposal, proposeInstall } from "@scriptorium/shared-protocol/extension-internal/propose-install";
import * as z from "zod/mini";
import { readHubScriptAddress } from "../../../hub/hub-script-address.ts";
import type { KeyValueStore } from "../../../platform/storage/key-value-store.ts";
import { storageFailed } from "../../../platform/storage/storage-failed.ts";
import { digestFiles, type FileDigest } from "../../../script-library/file-digest.ts";
import type { ScriptLibrary } from "../../../script-library/script-library.ts";
import { readSourceAddress } from "../../../script-source/fetch-script.ts";
import { filesIn, type LoadedFiles } from "../../../script-source/load-requires.ts";
import { createLoadFiles, createPrepare, type PreparePorts } from "../../../script-source/prepare-script.ts";
import { ratedOutcomes } from "../../../script-source/rated-libraries.ts";
import { reportInstall } from "../domain/report-install.ts";
import { keepProposal, proposalKey } from "./keep-proposal.ts";

export interface InstallPorts extends PreparePorts {
	readonly library: Pick<ScriptLibrary, "get" | "findReplaced" | "install">;
	/** Kept until the browser is closed. */
	readonly session: KeyValueStore;
	readonly hubOrigin: string;
	readonly newId: () => string;
	/** Synchronizes the browser's registrations; returns whether userscripts may run. */
	readonly onChanged: () => Promise<{ readonly allowed: boolean }>;
}

interface PreparedScript extends LoadedFiles {
	readonly code: string;
}

/** Shows the confirmation page what it asks about, and installs the scripts that the user confirmed. The hub and pages reach none of it. */
export function serveInstall(ports: InstallPorts): Served<null>[] {
	const { library, session, hubOrigin, fetcher } = ports;

	const prepare = createPrepare(ports);
	const loadFiles = createLoadFiles(ports);
	/** What the page of the last script loaded and rated. Lost with the worker: then it is loaded and compared again. */
	let rated: (PreparedScript & { readonly sourceUrl: string }) | null = null;

	return [
		serve(loadScriptFiles)(async ({ sourceUrl, code, replaces }) => {
			const address = sourceUrl === "" ? "" : readSourceAddress(sourceUrl, hubOrigin);
			if (address === null) return fail("PERMISSION_DENIED", "This is not the address of a userscript");
			try {
				const known = replaces === null ? null : await library.get(replaces);
				const loaded = await loadFiles(code, address, known);
				if (!loaded.ok) return loaded;
				const { outcomes } = loaded.value;
				const files = filesIn(outcomes);
				rated = outcomes.every(({ file }) => file.ok)
					? { code: loaded.value.code, ...files, sourceUrl: address }
					: null;
				return succeed({ files: await digestFiles(files), libraries: ratedOutcomes(outcomes, hubOrigin) });
			} catch (thrown) {
				return storageFailed(thrown);
			}
		}),
		serve(confirmInstall)(async ({ sourceUrl, code, replaces, files, rating }) => {
			const address = sourceUrl === "" ? "" : readSourceAddress(sourceUrl, hubOrigin);
			if (address === null) return fail("PERMISSION_DENIED", "This is not the address of a userscript");
			try {
				const known = replaces === null ? null : await library.get(replaces);
				const isKept = rated?.code === code && rated.sourceUrl === address;
				const prepared = isKept && rated !== null ? succeed(rated) : await prepare(code, address, known);
				if (!prepared.ok) return prepared;
				const changed = otherThan(files, await digestFiles(prepared.value));
				if (changed !== null) {
					rated = null;
					return fail(
						"LIBRARY_CHANGED",
						`${changed.slice(0, 200)} is not the file that was checked: its server delivers another one now. Load this page again to have the new one checked`,
					);
				}
				const found = await library.findReplaced(address, prepared.value.code);
				if ((found?.id ?? null) !== replaces) {
					return fail("CHANGED", "Your scripts have changed since this page was opened. Load the page again");
				}
				const { id } = await library.install({
					code: prepared.value.code,
					requires: prepared.value.requires,
					resources: prepared.value.resources,
					sourceUrl: address,
					replaces,
					rating,
				});
				rated = null;
				const { allowed } = await ports.onChanged();
				// Not awaited: an unreachable hub must not delay or fail the install.
				if (replaces === null && readHubScriptAddress(address, hubOrigin) !== null)
					void reportInstall(address, fetcher);
				return succeed({ id, userScriptsAllowed: allowed });
			} catch (thrown) {
				return storageFailed(thrown);
			}
		}),
		serve(findInstalled)(async ({ sourceUrl, code }) => {
			try {
				const script = await library.findReplaced(sourceUrl, code);
				return succeed({
					script: script && {
						id: script.id,
						code: script.code,
						sourceUrl: script.sourceUrl,
						edited: script.edited,
					},
				});
			} catch (thrown) {
				return storageFailed(thrown);
			}
		}),
		serve(proposeInstall)(async (proposal) => {
			const proposalId = ports.newId();
			try {
				await keepProposal(session, proposalId, proposal);
				return succeed({ proposalId });
			} catch (thrown) {
				return storageFailed(thrown);
			}
		}),
		serve(getProposal)(async ({ proposalId }) => {
			try {
				const proposal = z.safeParse(proposeInstall.payload, await session.read(proposalKey(proposalId)));
				return proposal.success
					? succeed(proposal.data)
					: fail("NOT_FOUND", "The text is not kept any more. Add it again");
			} catch (thrown) {
				return storageFailed(thrown);
			}
		}),
	];
}

/** The address of the first file that differs between what was rated and what would be installed; null where all are the same. */
function otherThan(rated: readonly FileDigest[], loaded: readonly FileDigest[]): string | null {
	const keyOf = ({ kind, address, sha256 }: FileDigest): string => JSON.stringify([kind, address, sha256]);
	const known = new Set(rated.map(keyOf));
	const other = loaded.find((file) => !known.has(keyOf(file)));
	return other?.address ?? null;
}
