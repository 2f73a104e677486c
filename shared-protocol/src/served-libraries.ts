/**
 * A library that the hub serves for userscripts. Stored scripts name it by its public address, which the security rating knows; the hub
 * serves it from its own origin (docs/decisions/0077-libraries-the-hub-serves.md).
 */
export interface ServedLibrary {
	/** In the npm registry. */
	readonly name: string;
	readonly version: string;
	/** Its browser build, by the path in the package. */
	readonly file: string;
	/** Of that file, in lower-case hexadecimal. */
	readonly sha256: string;
}

/** At most one version of a package: the one that the hub itself depends on. */
export const servedLibraries: readonly ServedLibrary[] = [
	{
		name: "axe-core",
		version: "4.14.1",
		file: "axe.min.js",
		sha256: "29348999450cdf2849a8e70b7912fc2da85a849da39c0d0d5394f51d4a9ed95c",
	},
];

/**
 * Path of a library in the hub's build. It ends with the first 48 bits of the checksum in base64url, as long as the hashes of Vite, by
 * which the server recognizes files that never change.
 *
 * @param library whose file is served
 * @returns the path without a leading slash
 */
export function servedPath({ name, version, sha256 }: Omit<ServedLibrary, "file">): string {
	const bytes = Array.from({ length: 6 }, (_, at) => Number.parseInt(sha256.slice(2 * at, 2 * at + 2), 16));
	const hash = btoa(String.fromCharCode(...bytes))
		.replaceAll("+", "-")
		.replaceAll("/", "_");
	return `assets/${name}-${version}-${hash}.js`;
}

/**
 * The address by which stored scripts name a library.
 *
 * @param library that a script requires
 * @returns its address on jsDelivr, with its checksum
 */
export function publicAddress(library: ServedLibrary): string {
	const { name, version, file, sha256 } = library;
	return `https://cdn.jsdelivr.net/npm/${name}@${version}/${file}#sha256=${sha256}`;
}

function hubAddress(library: ServedLibrary, origin: string): string {
	return `${origin}/${servedPath(library)}#sha256=${library.sha256}`;
}

const REQUIRE_LINE = /^([ \t]*\/\/[ \t]*@require[ \t]+)(\S+)([ \t]*)$/;

function replaceAddress(line: string, replace: (address: string) => string | undefined): string {
	const [, start = "", address = "", end = ""] = REQUIRE_LINE.exec(line) ?? [];
	const replaced = address === "" ? undefined : replace(address);
	return replaced === undefined ? line : start + replaced + end;
}

/**
 * Lets a line of a metadata block load its library from the hub.
 *
 * @param line of a stored script
 * @param origin of the hub
 * @returns the line with the hub's address; unchanged unless it is a `@require` of a served library, with its checksum
 */
export function requireFromHub(line: string, origin: string): string {
	return replaceAddress(line, (address) => {
		const library = servedLibraries.find((one) => publicAddress(one) === address);
		return library && hubAddress(library, origin);
	});
}

/**
 * Tells a checksum that the hub has added from one that the author wrote. Script managers skip what is no checksum, and compare the last
 * one (tampermonkey.net/documentation.php?q=sri).
 */
const RATED_MARK = "#rated,sha256=";
const RATED_CHECKSUM = new RegExp(`${RATED_MARK}[0-9a-f]{64}$`);

/**
 * Adds the checksum of the rated file to a line of a metadata block, so that whoever installs the script gets that file or none.
 *
 * @param line of a stored script
 * @param rated SHA-256 in lower-case hexadecimal, by the address as stored
 * @returns the line with the checksum; unchanged unless it is a `@require` of a rated file without anything after a `#`
 */
export function requireAsRated(line: string, rated: ReadonlyMap<string, string>): string {
	return replaceAddress(line, (address) => {
		const sha256 = address.includes("#") ? undefined : rated.get(address);
		return sha256 === undefined ? undefined : `${address}${RATED_MARK}${sha256}`;
	});
}

/**
 * Whether the hub has added the checksum of the file that it has rated.
 *
 * @param address of a library as a script names it
 * @returns false for a checksum that the author wrote
 */
export function hasRatedChecksum(address: string): boolean {
	return RATED_CHECKSUM.test(address);
}

/**
 * The address of a library as its author wrote it.
 *
 * @param address of a library as a script names it
 * @returns the address without the checksum that the hub has added
 */
export function withoutRatedChecksum(address: string): string {
	return address.replace(RATED_CHECKSUM, "");
}

/**
 * The opposite of `requireFromHub` and `requireAsRated`.
 *
 * @param line of a script as the hub serves it
 * @param origin of the hub
 * @returns the line as it is stored and rated; unchanged unless it is a `@require` of a served library from this hub with its checksum, or
 * of a file whose checksum the hub has added
 */
export function requireAsStored(line: string, origin: string): string {
	return replaceAddress(line, (address) => addressAsStored(address, origin));
}

/**
 * The address of a library as a stored script names it.
 *
 * @param address of a `@require` line as the hub serves it
 * @param origin of the hub
 * @returns the address as it is stored and rated; unchanged unless it is that of a served library of this hub with its checksum, or has a
 * checksum that the hub has added
 */
export function addressAsStored(address: string, origin: string): string {
	const library = servedLibraries.find((one) => hubAddress(one, origin) === address);
	return library === undefined ? withoutRatedChecksum(address) : publicAddress(library);
}
