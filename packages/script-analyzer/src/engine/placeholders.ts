/** What somebody is told to do with a placeholder, or whose server is to stand there. */
const OWNER = "(?:put|your|my|insert|enter|replace|add|paste|change|attackers?|evil|hackers?|victim|callback|collab(?:orator)?)";
const SERVER = "(?:url|uri|web-?hook|hook|here|host|hostname|server|domain|link|address|site|ip|endpoint|collector|listener)";

/** `<YOUR_WEBHOOK_URL>`, `PUT-URL-HERE`, `Webhook`, `{{server}}`: an address to be filled in before use. */
const WHOLE = new RegExp(
	String.raw`^[^\w/.?#]*${OWNER}[ _-]?[\w -]*${SERVER}\b|^[^\w/.?#]*(?:webhook|server|callback|attacker)(?:[ _-]?${SERVER})?[^\w/.?#]*$`,
	"i",
);
/** `/my-server-url/collect`: the placeholder is the first part of what would be a path. */
const FIRST_PART = new RegExp(String.raw`^/(?:your|my|attackers?)[_-][\w-]*${SERVER}(?=/|\?|$)`, "i");
/** In the brackets of a template, or crossed out. */
const HOST = /[<>{}[\]()]|^(?:x{2,3}\.){2,}x{2,3}$/i;
const IPV6 = /^\[[\da-f:.]+\]$/i;

/**
 * Whether an address without a scheme and host is a placeholder for one, and no path of the site.
 * @param address as written
 */
export function isPlaceholderAddress(address: string): boolean {
	return WHOLE.test(address) || FIRST_PART.test(address);
}

/**
 * Whether a placeholder stands where the name of a server belongs: `<ATTACKER-IP>`, `{{server}}`, `XX.XX.XX.XX`.
 * @param host without port
 */
export function isPlaceholderHost(host: string): boolean {
	return HOST.test(host) && !IPV6.test(host);
}
