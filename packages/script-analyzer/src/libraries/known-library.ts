import { readAddress } from "@scriptorium/userscript/web-address";
import type { KnownLibrary } from "./chosen-libraries.ts";
import { knownLibraries } from "./known-libraries.gen.ts";

/** Hosts that serve the files of npm packages, by the path before `name@version`. */
const NPM_HOSTS: Readonly<Record<string, string>> = {
	"cdn.jsdelivr.net": "/npm/",
	"fastly.jsdelivr.net": "/npm/",
	"gcore.jsdelivr.net": "/npm/",
	"testingcf.jsdelivr.net": "/npm/",
	"quantil.jsdelivr.net": "/npm/",
	"unpkg.com": "/",
};
/** Hosts that serve `/ajax/libs/<short name>/<version>/<file name>`. */
const LIBRARY_HOSTS: readonly string[] = ["cdnjs.cloudflare.com", "ajax.googleapis.com"];

/** A listed file at an address. */
interface AddressedLibrary {
	readonly library: KnownLibrary;
	/** The server delivers the bytes of the published package, and not a build of its own. */
	readonly isByteExact: boolean;
}

/** By addresses without scheme, query and checksum. */
const BY_ADDRESS: ReadonlyMap<string, AddressedLibrary> = new Map(
	knownLibraries.flatMap((library): [string, AddressedLibrary][] => [
		...npmAddresses(library).map((address): [string, AddressedLibrary] => [address, { library, isByteExact: true }]),
		...projectAddresses(library).map((address): [string, AddressedLibrary] => [
			address,
			{ library, isByteExact: false },
		]),
	]),
);
const BY_DIGEST: ReadonlyMap<string, KnownLibrary> = new Map(
	knownLibraries.flatMap((library) => Object.values(library.files).map((digest) => [digest, library])),
);

/**
 * Whether an address delivers a file of a known library: a public server delivers the files of a published version there,
 * unchanged for ever. A checksum decides nothing: Violentmonkey does not compare it.
 *
 * @param address an absolute address, with its checksum if it has one
 * @returns false for everything that nobody has checked
 */
export function isKnownLibrary(address: string): boolean {
	return libraryOfAddress(address) !== null;
}

/**
 * The library that an address delivers a listed file of.
 *
 * @param address an absolute address, with its checksum if it has one
 * @returns null for everything that nobody has checked
 */
export function libraryOfAddress(address: string): AddressedLibrary | null {
	const url = readAddress(address);
	if (url === null || url.scheme !== "https" || url.hasCredentials || url.port !== "" || url.query !== "") return null;
	return BY_ADDRESS.get(url.hostname + url.path) ?? null;
}

/** Names of projects that differ from that of their package by more than a reader would guess. */
const TITLES: Readonly<Record<string, string>> = {
	jquery: "jQuery",
	"jquery-ui-dist": "jQuery UI",
	"crypto-js": "CryptoJS",
	jszip: "JSZip",
	"@highlightjs/cdn-assets": "highlight.js",
};

/**
 * A library as texts name it.
 *
 * @param library a listed version
 * @returns the project's name and the version: `jQuery 3.7.1`
 */
export function libraryTitle({ name, version }: KnownLibrary): string {
	return `${Object.hasOwn(TITLES, name) ? TITLES[name] : name} ${version}`;
}

/**
 * The library that a digest belongs to.
 *
 * @param sha256 in lower-case hexadecimal
 * @returns null for a file that is not in the list
 */
export function libraryOfDigest(sha256: string): KnownLibrary | null {
	return BY_DIGEST.get(sha256) ?? null;
}

/** Libraries that the owners of these servers choose. */
const CURATED: readonly { readonly host: RegExp; readonly path: RegExp }[] = [
	{
		host: /^(?:cdnjs\.cloudflare\.com|ajax\.googleapis\.com|cdn\.bootcdn\.net|cdn\.bootcss\.com|lib\.baomitu\.com)$/,
		path: /^\/(?:ajax\/libs\/)?[\w.-]+\//,
	},
	{ host: /^cdn\.staticfile\.(?:org|net)$/, path: /^\/[\w.-]+\// },
	{ host: /^code\.jquery\.com$|^ajax\.aspnetcdn\.com$/, path: /^\/[\w.-]/ },
	// Libraries for userscripts, under the eyes of moderators and of everybody who reads them there.
	{ host: /^(?:update\.)?(?:greasyfork|sleazyfork)\.org$/, path: /^\/(?:[\w-]+\/)?scripts\/\d/ },
];
const PLAIN_PATH = /^(?:\/[\w@.,+~()!'%-]+)+\/?$/;
const OTHER_DIRECTORY = /(?:\/|%2f)(?:\.|%2e){1,2}(?:\/|%2f|$)/i;
const CHOSEN_NAMES: ReadonlySet<string> = new Set(knownLibraries.map(({ name }) => name));

/**
 * Whether an address delivers some version of a library that others answer for: a package of the list, or one that the owner of a
 * server chose. Which code it is exactly has not been checked.
 *
 * @param address an absolute address, with its checksum if it has one
 * @returns false for packages and repositories that anybody can publish
 */
export function isOfKnownPublisher(address: string): boolean {
	const url = readAddress(address);
	if (url === null || url.scheme !== "https" || url.hasCredentials || url.port !== "") return false;
	if (!PLAIN_PATH.test(url.path) || OTHER_DIRECTORY.test(url.path)) return false;
	if (CURATED.some(({ host, path }) => host.test(url.hostname) && path.test(url.path))) return true;
	const start = Object.hasOwn(NPM_HOSTS, url.hostname) ? NPM_HOSTS[url.hostname] : undefined;
	if (start === undefined || url.query !== "" || !url.path.startsWith(start)) return false;
	const name = /^(?:@[^/@]+\/)?[^/@]+/.exec(url.path.slice(start.length))?.[0];
	return name !== undefined && CHOSEN_NAMES.has(name);
}

function npmAddresses({ name, version, files }: KnownLibrary): string[] {
	return Object.entries(NPM_HOSTS).flatMap(([host, start]) =>
		Object.keys(files).map((path) => `${host}${start}${name}@${version}/${path}`),
	);
}

/** On servers to which a project, or the owner of the server, copies its releases. */
function projectAddresses({ name, shortName, version, files }: KnownLibrary): string[] {
	const lastNames = Object.keys(files).map((path) => path.split("/").at(-1) ?? path);
	const ofLibraries =
		shortName === null
			? []
			: LIBRARY_HOSTS.flatMap((host) => lastNames.map((file) => `${host}/ajax/libs/${shortName}/${version}/${file}`));
	return [...ofLibraries, ...(name === "jquery" ? ofJquery(version, lastNames) : [])];
}

/** jQuery's own server writes the version into the file name: `jquery-3.7.1.min.js`. */
function ofJquery(version: string, files: readonly string[]): string[] {
	return files.map((file) => `code.jquery.com/${file.replace(/^jquery/, `jquery-${version}`)}`);
}
