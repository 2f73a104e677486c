import { decodeAddress } from "@scriptorium/userscript/decode-address";

/** Names set apart by RFC 2606 and RFC 6761: nobody can own them, so nothing in the corpus is live. */
const RESERVED = /(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|org|net)$/;
/** Every site, this machine, or a single word, which no registry gives away. */
const ANYWHERE = /^(\*|[\w-]+|127\.0\.0\.1|\[::1\])$/;
/** The name of a language, not the address of a machine. */
const NAMESPACE = "www.w3.org";

/** Well-known sites that benign samples may run on or load a pinned library from: they are the point there. */
const PUBLIC_SITES = [
	"github.com",
	"gist.github.com",
	"api.github.com",
	"raw.githubusercontent.com",
	"gitlab.com",
	"stackoverflow.com",
	"stackexchange.com",
	"wikipedia.org",
	"wikimedia.org",
	"youtube.com",
	"reddit.com",
	"news.ycombinator.com",
	"openstreetmap.org",
	"google.com",
	"duckduckgo.com",
	"bing.com",
	"archive.org",
	"web.archive.org",
	"developer.mozilla.org",
	"cdn.jsdelivr.net",
	"cdnjs.cloudflare.com",
	"unpkg.com",
	"greasyfork.org",
	"update.greasyfork.org",
	"npmjs.com",
	"amazon.com",
	"twitter.com",
	"x.com",
	"twitch.tv",
	"mastodon.social",
	"arxiv.org",
	"doi.org",
];

/** Hosts in addresses (with a scheme or without) and `@connect` lines, in Base64 text too; lower case, without ports. */
export function namedHosts(code: string): string[] {
	const text = decodeAddress(code).text;
	const readable = [text, ...encodedTexts(text)].join("\n");
	const addresses = readable.matchAll(/(?:(?:\b(?:https?|wss?)|\*):|["'`(])\/\/([^\s/"'`?#\\<>,)|]+)/g);
	const connects = readable.matchAll(/^\s*\/\/\s*@connect\s+(\S+)/gm);
	const names = [...addresses, ...connects].map(([, host = ""]) => host.toLowerCase());
	return [...new Set(names.map((host) => host.replace(/:\d+$/, "").replace(/^\*\.(?=.)/, "")))]
		.filter((host) => /^[\w.*[\]:-]+$/.test(host) && host !== "self")
		.sort();
}

export function isReserved(host: string): boolean {
	return RESERVED.test(host) || ANYWHERE.test(host) || host === NAMESPACE;
}

export function isPublicSite(host: string): boolean {
	return PUBLIC_SITES.some((site) => host === site || host.endsWith(`.${site}`));
}

function encodedTexts(text: string): string[] {
	return [...text.matchAll(/["'`]([A-Za-z0-9+/]{12,}={0,2})["'`]/g)].map(([, encoded = ""]) => atobOrNothing(encoded));
}

function atobOrNothing(encoded: string): string {
	return encoded.length % 4 === 0 ? Buffer.from(encoded, "base64").toString("latin1") : "";
}
