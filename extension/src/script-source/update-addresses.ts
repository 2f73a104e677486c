import type { ScriptMetadata } from "@scriptorium/userscript/metadata";
import { readHubScriptAddress } from "../hub/hub-script-address.ts";
import { readWebAddress } from "./fetch-script.ts";

export interface UpdateAddresses {
	/** Where the newest version's number is read: a file with at least the metadata block. */
	readonly check: string;
	/** Where the newest version's code is. */
	readonly download: string;
}

/**
 * Finds where newer versions of a script are. A script of the hub is updated from the hub, whatever its metadata says. Others: from
 * `@downloadURL`, else from where it was installed; `@updateURL` tells whether there is something new. `none` switches updates off, as
 * in other script managers.
 * @returns null for a script that cannot be updated
 */
export function updateAddresses(
	{ downloadUrl, updateUrl }: Pick<ScriptMetadata, "downloadUrl" | "updateUrl">,
	sourceUrl: string,
	hubOrigin: string,
): UpdateAddresses | null {
	const hubAddress = readHubScriptAddress(sourceUrl, hubOrigin);
	if (hubAddress !== null) return { check: hubAddress, download: hubAddress };
	if ([downloadUrl, updateUrl].some((address) => address?.toLowerCase() === "none")) return null;
	const [download, check] = [downloadUrl ?? sourceUrl, updateUrl ?? downloadUrl ?? sourceUrl].map(
		(address) => readHubScriptAddress(address, hubOrigin) ?? readWebAddress(address, hubOrigin),
	);
	return download == null ? null : { check: check ?? download, download };
}
