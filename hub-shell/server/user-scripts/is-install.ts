/** `Accept` of update checks by Greasemonkey since 1.15, Violentmonkey 2 (violentmonkey#2) and Tampermonkey 3.7. */
const METADATA_ONLY = /text\/x-userscript-meta/i;
/** The hub's extension shows a file before installing it and reports completed installs itself (`completed-install.ts`). */
const OWN_EXTENSION = /\bby=scriptorium\b/i;
/** Crawlers and other programs that do not install. User agents of browsers start with Mozilla. */
const BROWSER = /^Mozilla\/\d/;
const READER = /bot\b|crawl|spider|slurp|preview|lighthouse|monitor|archiv|https?:\/\//i;

/**
 * Whether a request for a `.user.js` file is a script manager fetching it to install it. In doubt it is none: a file that
 * is opened as a page, read by another page or a program, asked for with conditions (somebody has it already), or under
 * the address with a query that only metadata names (`@downloadURL`, for updates) does not count.
 */
export function isInstall({ method, url, headers }: Request): boolean {
	if (method !== "GET" || url.includes("?")) return false;
	const has = (name: string) => headers.has(name);
	if (["if-none-match", "if-modified-since", "if-match", "if-unmodified-since", "if-range", "range"].some(has)) {
		return false;
	}
	if (/prefetch|prerender|preview/i.test(`${headers.get("sec-purpose")} ${headers.get("purpose")}`)) return false;
	const accept = headers.get("accept") ?? "";
	if (METADATA_ONLY.test(accept) || OWN_EXTENSION.test(accept)) return false;
	// Managers keep the navigation from happening and fetch the file from their background page: no page's address comes
	// along (MDN, 'Make network requests'), and browsers that describe requests call it neither document nor image.
	if (/^https?:/i.test(headers.get("origin") ?? "") || headers.get("origin") === "null") return false;
	if (/^https?:/i.test(headers.get("referer") ?? "")) return false;
	if ((headers.get("sec-fetch-dest") ?? "empty") !== "empty") return false;
	if ((headers.get("sec-fetch-mode") ?? "cors") !== "cors") return false;
	const agent = headers.get("user-agent") ?? "";
	return BROWSER.test(agent) && !READER.test(agent);
}
