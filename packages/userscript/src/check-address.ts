import { readConnectHost } from "./connect-host.ts";
import { correctedAddress } from "./web-address.ts";

/** Keys whose address is loaded, by their canonical spelling: the whole value is one address. */
const LOADED: ReadonlySet<string> = new Set(["require", "downloadurl", "updateurl", "installurl"]);
/** Keys whose address is shown as a picture or a link. Text may follow it. */
const SHOWN: ReadonlySet<string> = new Set(["icon", "icon64", "homepage", "support", "contributionurl"]);

/**
 * What to write instead of a value whose address is another one than it seems; null when it is what it seems.
 *
 * @param key the canonical key of the line
 * @param value the trimmed value
 */
export function correctedValue(key: string, value: string): string | null {
	if (key === "connect") {
		const connect = readConnectHost(value);
		return connect.kind === "host" && connect.isMisleading ? connect.host : null;
	}
	if (LOADED.has(key)) return correctedAddress(value);
	if (key === "resource") return correctedAddress(value.slice(value.search(/[ \t]/)).trim());
	if (!SHOWN.has(key)) return null;
	const [address = ""] = value.split(/[ \t]/);
	return /^[a-z]+:[\\/]|^[\\/]{2}/i.test(address) ? correctedAddress(address) : null;
}
