import { fail, succeed } from "@scriptorium/core-types/errors";
import { type Served, serve } from "@scriptorium/shared-protocol/channel/serve";
import { confirmInstall } from "@scriptorium/shared-protocol/extension-internal/confirm-install";
import { findInstalled } from "@scriptorium/shared-protocol/extension-internal/find-installed";
import { getProposal, proposeInstall } from "@scriptorium/shared-protocol/extension-internal/propose-install";
import * as z from "zod/mini";
import { readHubScriptAddress } from "../../../hub/hub-script-address.ts";
import type { KeyValueStore } from "../../../platform/storage/key-value-store.ts";
import { storageFailed } from "../../../platform/storage/storage-failed.ts";
import type { ScriptLibrary } from "../../../script-library/script-library.ts";
import { readSourceAddress } from "../../../script-source/fetch-script.ts";
import { createPrepare, type PreparePorts } from "../../../script-source/prepare-script.ts";
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

/** Shows the confirmation page what it asks about, and installs the scripts that the user confirmed. The hub and pages reach none of it. */
export function serveInstall(ports: InstallPorts): Served<null>[] {
	const { library, session, hubOrigin, fetcher } = ports;

	const prepare = createPrepare(ports);

	return [
		serve(confirmInstall)(async ({ sourceUrl, code, replaces, rating }) => {
			const address = sourceUrl === "" ? "" : readSourceAddress(sourceUrl, hubOrigin);
			if (address === null) return fail("PERMISSION_DENIED", "This is not the address of a userscript");
			try {
				const known = replaces === null ? null : await library.get(replaces);
				const prepared = await prepare(code, address, known);
				if (!prepared.ok) return prepared;
				const found = await library.findReplaced(address, prepared.value.code);
				if ((found?.id ?? null) !== replaces) {
					return fail("CHANGED", "Your scripts have changed since this page was opened. Load the page again");
				}
				const { id } = await library.install({ ...prepared.value, sourceUrl: address, replaces, rating });
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
