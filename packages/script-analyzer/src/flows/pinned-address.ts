import { pinningChecksum } from "@scriptorium/userscript/checksum";
import { readAddress } from "@scriptorium/userscript/web-address";

const VERSION = String.raw`\d+\.\d+(?:\.\d+)?(?:[-.+][\w.-]+)?`;
const COMMIT = "[0-9a-f]{40}";

/** Public registries whose published versions never change, and the format of their addresses. */
const STORES: readonly { readonly host: RegExp; readonly fixed: RegExp }[] = [
	{
		host: /^(?:cdn|fastly|gcore|testingcf|quantil)\.jsdelivr\.net$/,
		fixed: new RegExp(`^/(?:npm/(?:@[^/@]+/)?[^/@]+@${VERSION}(?:/|$)|gh/[^/]+/[^/@]+@${COMMIT}/)`),
	},
	{
		host: /^(?:unpkg\.com|esm\.sh|cdn\.skypack\.dev)$/,
		fixed: new RegExp(`^/(?:v\\d+/)?(?:@[^/@]+/)?[^/@]+@${VERSION}(?:/|\\?|$)`),
	},
	{ host: /^(?:cdnjs\.cloudflare\.com|ajax\.googleapis\.com)$/, fixed: new RegExp(`^/ajax/libs/[^/]+/${VERSION}/`) },
	{ host: /^registry\.npmmirror\.com$/, fixed: new RegExp(`^/(?:@[^/]+/)?[^/]+/${VERSION}/files(?:/|$)`) },
	{ host: /^scriptcat\.org$/, fixed: new RegExp(`^/lib/\\d+/${VERSION}/`) },
	{ host: /^code\.jquery\.com$/, fixed: new RegExp(`^/(?:[\\w./-]*-${VERSION}|(?:ui|mobile)/${VERSION}/)`) },
	{ host: /^ajax\.aspnetcdn\.com$/, fixed: new RegExp(`^/ajax/.*${VERSION}`) },
	// Their old names and proxies deliver what a repository contains; a tag can be moved.
	{
		host: /^(?:(?:cdn\.)?rawgit\.com|(?:raw|rawcdn)\.githack\.com|cdn\.statically\.io)$/,
		fixed: new RegExp(`^/(?:gh/)?[^/]+/[^/]+/${COMMIT}/`),
	},
	{
		host: /^(?:raw\.github\.com|(?:[\w-]+\.)?github\.io|openuserjs\.org)$/,
		fixed: new RegExp(`^/[^/]+/[^/]+/${COMMIT}/`),
	},
	{ host: /^raw\.githubusercontent\.com$/, fixed: new RegExp(`^/[^/]+/[^/]+/${COMMIT}/`) },
	{ host: /^github\.com$/, fixed: new RegExp(`^/[^/]+/[^/]+/raw/${COMMIT}/`) },
	{ host: /^gist\.githubusercontent\.com$/, fixed: new RegExp(`^/[^/]+/[0-9a-f]+/raw/${COMMIT}(?:/|$)`) },
	{ host: /^gitlab\.com$/, fixed: new RegExp(`^/.+/-?/?raw/${COMMIT}/`) },
	{
		host: /^(?:update\.)?(?:greasyfork|sleazyfork)\.org$/,
		fixed: /^\/(?:[\w-]+\/)?scripts\/\d+[^/?]*\/(?:\d+\/|[^?]*\?(?:[^#]*&)?version=\d)/,
	},
];

const RANGE =
	/^(?:(?:cdn|fastly|gcore|testingcf|quantil)\.jsdelivr\.net\/npm|unpkg\.com|esm\.sh)\/(?:@[^/@]+\/)?[^/@]+(?:@(?:latest|[\^~]?\d+(?:\.\d+)?))?(?:\/|$)/;

/** Several packages of npm in one file. */
const COMBINED = /^(?:cdn|fastly|gcore|testingcf|quantil)\.jsdelivr\.net\/combine\/(?:npm\/[^,]+,?)+$/;

/** Longer ones are no addresses of libraries, and patterns would take their time over them. */
const MAX_LENGTH = 2048;

export type Pinning =
	/** Its content cannot change unnoticed. */
	| "pinned"
	/** A package of a public registry without an exact version: its newest release is delivered. */
	| "range"
	/** On a public store, but under a name whose content may change. */
	| "loose"
	/** The server's owner decides each time what is delivered. */
	| "unknown-host"
	/** On a public store, over a connection on which anyone in between can change it. */
	| "insecure-store"
	/** Anyone in between can change it. */
	| "insecure"
	/** The code is written into the address itself. */
	| "inline"
	/** A file of the author's own computer: other people have no such file. */
	| "local-file";

/**
 * Whether an address always delivers the same code.
 *
 * @param address an absolute address, with a checksum in its fragment if it has one
 * @returns how its content is fixed; null when the address is not absolute
 * @see packages/userscript/src/checksum.ts for the notations of checksums
 */
export function pinningOf(address: string): Pinning | null {
	if (address.length > MAX_LENGTH) return "unknown-host";
	const url = readAddress(address);
	if (url === null) return null;
	if (url.scheme === "data") return "inline";
	if (url.scheme === "file") return "local-file";
	if (pinningChecksum(address) !== null) return "pinned";
	const store = STORES.find(({ host }) => host.test(url.hostname));
	if (url.scheme !== "https") return store ? "insecure-store" : "insecure";
	if (!store || url.port !== "") return "unknown-host";
	const path = url.path + url.query;
	if (store.fixed.test(path)) return "pinned";
	const place = `${url.hostname}${path}`;
	return RANGE.test(place) || COMBINED.test(place) ? "range" : "loose";
}
