import { type Served, serve } from "@scriptorium/shared-protocol/channel/serve";
import { fail, succeed } from "@scriptorium/shared-protocol/errors";
import { loadScriptRequires } from "@scriptorium/shared-protocol/extension-internal/change-script";
import { confirmInstall } from "@scriptorium/shared-protocol/extension-internal/confirm-install";
import { getProposal, proposeInstall } from "@scriptorium/shared-protocol/extension-internal/propose-install";
import { saveScript } from "@scriptorium/shared-protocol/extension-internal/script-versions";
import * as z from "zod/mini";
import { readHubScriptAddress } from "../../../hub/hub-script-address.ts";
import { storageFailed } from "../../../platform/storage/storage-failed.ts";
import { notInstalled } from "../../../script-library/not-installed.ts";
import { readSourceAddress } from "../../../script-source/fetch-script.ts";
import { reportInstall } from "../domain/report-install.ts";
import { keepProposal, proposalKey } from "./keep-proposal.ts";
import type { ManageScriptsPorts } from "./manage-scripts-ports.ts";
import { createPrepare } from "./prepare-script.ts";

/** Installs the scripts that the user confirmed, and saves edited code. The hub and pages reach none of it. */
export function serveInstall(ports: ManageScriptsPorts): Served<null>[] {
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
		serve(saveScript)(async ({ id, code, from, rating }) => {
			try {
				const script = await library.get(id);
				if (script === null) return notInstalled();
				const prepared = await prepare(code, script.sourceUrl, script);
				if (!prepared.ok) return prepared;
				if (script.code !== from) return fail("CHANGED", "The script was updated since you opened it");
				if ((await library.edit(id, { ...prepared.value, rating })) === null) return notInstalled();
				await ports.onChanged();
				return succeed({ id });
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
				const kept = z.safeParse(proposeInstall.payload, await session.read(proposalKey(proposalId)));
				return kept.success ? succeed(kept.data) : fail("NOT_FOUND", "The text is not kept any more. Add it again");
			} catch (thrown) {
				return storageFailed(thrown);
			}
		}),
	];
}
