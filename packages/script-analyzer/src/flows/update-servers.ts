import { readAddress } from "@scriptorium/userscript/web-address";
import { registrableDomain } from "../engine/site.ts";
import { isOpenPlace } from "../hosts/open-places.ts";
import { metadataLines } from "../source/metadata-lines.ts";
import type { Source } from "../source/source.ts";
import { isPublisher } from "./script-hosts.ts";

/**
 * Whether a server belongs to whom the script has its updates from, by `@updateURL` or `@downloadURL`: that owner can change the script
 * itself as well. Where anybody publishes, an owner of updates says nothing.
 *
 * @param host - Name of the server that code comes from.
 * @returns True when the script names an update address of the same owner.
 */
export function isOfUpdates(source: Source, host: string): boolean {
	const owner = registrableDomain(host);
	return metadataLines(source).some(({ key, value }) => {
		if (key !== "updateurl" && key !== "downloadurl") return false;
		const address = readAddress(value);
		if (address === null || address.scheme !== "https") return false;
		const { hostname } = address;
		return registrableDomain(hostname) === owner && !isPublisher(hostname) && !isOpenPlace(hostname, address.path);
	});
}
