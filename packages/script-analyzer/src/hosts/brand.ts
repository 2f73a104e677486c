import { registrableDomain } from "../engine/site.ts";
import { isOpenPlace } from "./open-places.ts";

/**
 * What owners add to their name for servers of pictures, videos and interfaces. At most three additions: the parts overlap, and
 * without a limit a long host name would take exponential time.
 */
const ADDED =
	/^(?:-?(?:cdn|api|apis|img|image|images|pic|pics|static|media|asset|assets|content|video|videos|vod|stream|streaming|live|app|apps|data|file|files|user|users|usercontent|upload|uploads|dl|download|web|net|site|online|mobile|m|s|go|get|my|the|on|tv|hd|world|play|player|game|games|social|chat|cloud|edge|srv|server|services|hosting|cache|proxy|origin|hosted)s?\d*-?){1,3}$/;
/** Shorter names occur in others by chance. */
const MIN_LENGTH = 4;

/**
 * Whether a host bears the name of one of the sites, with an addition as owners use it: `douyucdn.cn` for `douyu.com`. Anybody
 * can register such a name, so it proves nothing: it only makes it uncertain that the host is a stranger's. The same name under
 * another ending is none of these: that is how sites are imitated.
 *
 * @param host in lower case, without port
 * @param domains registrable domains of the sites
 */
export function bearsNameOf(host: string, domains: readonly string[]): boolean {
	if (isOpenPlace(host, "")) return false;
	const label = nameOf(registrableDomain(host.replace(/^\./, "")));
	return domains.some((domain) => {
		const name = nameOf(domain);
		if (name.length < MIN_LENGTH || label === name) return false;
		const at = label.indexOf(name);
		if (at < 0) return false;
		const rest = label.slice(0, at) + label.slice(at + name.length);
		return (at === 0 || at + name.length === label.length) && ADDED.test(rest);
	});
}

function nameOf(domain: string): string {
	return domain.split(".")[0] ?? "";
}
