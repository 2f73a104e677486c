const SERVER =
	"(?:url|uri|web-?hook|hook|here|host|hostname|server|domain|link|address|site|ip|endpoint|collector|listener)";

/** `your-server/collect`, `attacker_url`, `Webhook`, `webhook url`: no site calls a page of its own like this. */
const OF_SOMEBODY = new RegExp(
	String.raw`^[^\w/.?#]*(?:your|attackers?|evil|hackers?)[ _-]?[\w -]*${SERVER}\b|^[^\w/.?#]*(?:webhook|server|callback|attacker)(?:[ _-]?${SERVER})?[^\w/.?#]*$`,
	"i",
);
/** `PUT-URL-HERE`, `<insert your link>`: what is to be done with it. As a path in lower case it can be a page. */
const TO_DO = new RegExp(
	String.raw`^[^\w/.?#]*(?:put|my|insert|enter|replace|add|paste|change)[ _-]?[\w -]*${SERVER}[^\w/.?#]*$`,
	"i",
);
const IS_NO_PATH = /^[^a-z]+$|[<>{}[\] ]/;
/** `/my-server-url/collect`: the placeholder is the first part of what would be a path. */
const FIRST_PART =
	/^\/(?:your|my|attackers?)[_-](?:[\w-]+[_-])?(?:url|webhook|host|hostname|server|domain|endpoint|collector)(?=\/|\?|$)/i;
/** In the brackets of a template, or crossed out. */
const HOST = /[<>{}[\]()]|^(?:x{2,3}\.){2,}x{2,3}$/i;
const IPV6 = /^\[[\da-f:.]+\]$/i;

/**
 * Whether an address without a scheme and host is a placeholder for one, and no path of the site.
 * @param address as written
 */
export function isPlaceholderAddress(address: string): boolean {
	return OF_SOMEBODY.test(address) || FIRST_PART.test(address) || (TO_DO.test(address) && IS_NO_PATH.test(address));
}

/**
 * Whether a placeholder stands where the name of a server belongs: `<ATTACKER-IP>`, `{{server}}`, `XX.XX.XX.XX`.
 * @param host without port
 */
export function isPlaceholderHost(host: string): boolean {
	return HOST.test(host) && !IPV6.test(host);
}
