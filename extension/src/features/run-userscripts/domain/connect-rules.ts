import { isLocalHost } from "@scriptorium/userscript/local-host";
import { isHostBelow } from "../../../page-addresses/public-suffix.ts";
import { type ConnectDecisions, EVERY_HOST } from "../../../script-library/connect-decisions.ts";

export interface ConnectClaim {
	/** Where the script wants to send a request. */
	readonly url: URL;
	/** Address of the document that it runs in. */
	readonly pageUrl: string;
	/** Values of `@connect`, as written. */
	readonly connects: readonly string[];
	readonly decisions: ConnectDecisions;
	readonly hubOrigin: string;
}

/** `allowed` and `refused` without a question; `ask`: the user decides. */
export type ConnectVerdict = "allowed" | "refused" | "ask";

/** The host by which decisions are kept: a service on another port of one computer is another service. */
export const decisionHost = (url: URL): string => url.host.replace(/\.(?=:|$)/, "");

/**
 * Judges one address of a request, or of a redirect of it. The user's refusal counts most. What a plain `fetch` of the
 * script could reach as well (the page's own origin) needs no question. `@connect *` allows nothing by itself: the user is
 * asked, and can allow every host of the internet at once. Hosts of the user's own network are never covered by that. The
 * hub, where people are signed in, is reached by scripts that name it only.
 */
export function judgeConnect({ url, pageUrl, connects, decisions, hubOrigin }: ConnectClaim): ConnectVerdict {
	if (url.protocol !== "https:" && url.protocol !== "http:") return "refused";
	const host = decisionHost(url);
	if (decisions.refused.includes(host)) return "refused";
	const page = URL.canParse(pageUrl) ? new URL(pageUrl) : null;
	if (page?.origin === url.origin || connects.some((text) => namesHost(text, url, page))) return "allowed";
	if (url.origin === hubOrigin) return "refused";
	const coversAll = decisions.allowed.includes(EVERY_HOST) && !isLocalHost(url.hostname);
	return coversAll || decisions.allowed.includes(host) ? "allowed" : "ask";
}

/** Whether the script asks for every host; the user can grant that at once. */
export const namesEveryHost = (connects: readonly string[]): boolean => connects.some((text) => text.trim() === "*");

/**
 * Whether one `@connect` value names the host of an address: the host itself, or one that it is a subdomain of. A public suffix names
 * nobody's hosts: `co.uk` would be every site of a country.
 * @param page that the script runs on, for `self`; null: `self` names nothing
 */
export function namesHost(text: string, url: URL, page: URL | null): boolean {
	const value = text.trim().toLowerCase();
	if (value === "*" || value === "") return false;
	if (value === "self") return page !== null && page.hostname !== "" && page.hostname === url.hostname;
	const named = readHost(value);
	if (named === null || (named.port !== "" && named.port !== effectivePort(url))) return false;
	return isHostBelow(url.hostname, named.host);
}

/** Authors write hosts (`example.com`, `*.example.com`, `example.com:8080`) and, against the manual, whole addresses. */
function readHost(value: string): { readonly host: string; readonly port: string } | null {
	const text = value.replace(/^[a-z*]+:\/\//, "").replace(/^\*\./, "");
	const address = URL.canParse(`http://${text}`) ? new URL(`http://${text}`) : null;
	if (address === null || address.hostname === "" || address.username !== "") return null;
	return { host: address.hostname.replace(/\.$/, ""), port: /:(\d+)(?:\/|$)/.exec(text)?.[1] ?? "" };
}

const effectivePort = (url: URL): string => url.port || (url.protocol === "https:" ? "443" : "80");
