import { fail, type Result, succeed } from "@scriptorium/core-types/errors";
import { pinningChecksum } from "@scriptorium/userscript/checksum";
import { charsetOf, decodeText } from "@scriptorium/userscript/decode-text";
import { writeStrictLibrary } from "@scriptorium/userscript/strict-library";
import type { FileLoad, StoredRequire, StoredResource } from "../script-library/stored-script.ts";
import { type LoadedFile, type LoadFileErrorCode, loadFile } from "./load-file.ts";
import { notText } from "./not-text.ts";

/** Largest size of all `@require` and `@resource` files of a script together, in bytes. */
export const MAX_ALL_REQUIRES_BYTES = 20 * 1024 * 1024;
/** Longest time for all of them together, in milliseconds. */
export const LOAD_REQUIRES_TIMEOUT_MS = 60_000;
const MAX_REQUIRES = 50;

/** Addresses as written in the metadata. */
export interface NamedFiles {
	/** Of `@require`, in their order. */
	readonly requires: readonly string[];
	/** Of `@resource`. */
	readonly resources: readonly string[];
}

export interface LoadedFiles {
	readonly requires: StoredRequire[];
	/** One for each address. */
	readonly resources: StoredResource[];
}

export interface LoadRequiresOptions {
	readonly fetcher: typeof fetch;
	/** Milliseconds since the epoch. */
	readonly now: () => number;
	/** Web address that the script is installed from, for relative addresses; empty where it has none. */
	readonly base: string;
	/** Files that are kept. A server is asked whether it has others, and one with a checksum is not loaded again. */
	readonly kept: { readonly requires: readonly StoredRequire[]; readonly resources: readonly StoredResource[] } | null;
}

/**
 * Loads what a script names, and compares each file with its checksums. All or nothing: the first that cannot be loaded, or
 * differs, is the error. A file that is still the one that is kept is the same object.
 */
export async function loadRequires(
	{ requires, resources }: NamedFiles,
	options: LoadRequiresOptions,
): Promise<Result<LoadedFiles, LoadFileErrorCode>> {
	if (requires.length > MAX_REQUIRES) return fail("REQUIRE_FAILED", `It asks for more than ${MAX_REQUIRES} libraries`);
	const files = [...new Set(resources)];
	if (files.length > MAX_REQUIRES) return fail("REQUIRE_FAILED", `It asks for more than ${MAX_REQUIRES} files`);
	const { kept, now, ...rest } = options;
	const deadline = AbortSignal.timeout(LOAD_REQUIRES_TIMEOUT_MS);
	const at = new Date(now()).toISOString();
	const loaded: LoadedFiles = { requires: [], resources: [] };
	let size = 0;

	/** Null for the kept file, which is still the one. */
	async function load(
		address: string,
		known: { readonly load?: FileLoad | undefined } | undefined,
		knownSize: number,
	): Promise<Result<LoadedFile | null, LoadFileErrorCode>> {
		// Without the time of its load it was stored by a version that read every file as UTF-8.
		const isPinned = known?.load !== undefined && pinningChecksum(address) !== null;
		const file = isPinned ? succeed(null) : await loadFile(address, { ...rest, deadline, kept: known?.load ?? null });
		if (!file.ok) return file;
		size += file.value?.bytes.byteLength ?? knownSize;
		return size > MAX_ALL_REQUIRES_BYTES ? fail("REQUIRE_FAILED", "Its files are larger than 20 MB together") : file;
	}

	for (const address of requires) {
		const known = kept?.requires.find((one) => one.address === address);
		const file = await load(address, known, known?.text.length ?? 0);
		if (!file.ok) return file;
		const library = file.value === null ? succeed(known ?? null) : readLibrary(address, file.value, at);
		if (!library.ok) return library;
		const isSame = library.value?.text === known?.text;
		if (library.value !== null) loaded.requires.push(isSame && known ? known : library.value);
	}
	for (const address of files) {
		const known = kept?.resources.find((one) => one.address === address);
		const file = await load(address, known, ((known?.data.length ?? 0) * 3) / 4);
		if (!file.ok) return file;
		const resource = file.value === null ? known : toResource(address, file.value, at);
		const isSame = resource?.data === known?.data && resource?.type === known?.type;
		if (resource !== undefined) loaded.resources.push(isSame && known ? known : resource);
	}
	return succeed(loaded);
}

function readLibrary(
	address: string,
	{ bytes, contentType, load }: LoadedFile,
	at: string,
): Result<StoredRequire, LoadFileErrorCode> {
	const decoded = decodeText(bytes, contentType);
	if (!decoded.ok) return fail("REQUIRE_FAILED", notText(address.slice(0, 200), decoded.encoding));
	const { text } = decoded;
	return succeed({ address, text, strictForm: writeStrictLibrary(text), ...(load && { load: { at, ...load } }) });
}

function toResource(address: string, { bytes, contentType, load }: LoadedFile, at: string): StoredResource {
	const type = mediaTypeOf(contentType);
	return { address, type, data: base64(bytes), ...(load && { load: { at, ...load } }) };
}

/** The media type, with its character set unless that is UTF-8. */
function mediaTypeOf(contentType: string): string {
	const type = /^[^;]*/.exec(contentType)?.[0].trim().toLowerCase() ?? "";
	if (!/^[\w.+-]{1,100}\/[\w.+-]{1,100}$/.test(type)) return "application/octet-stream";
	const charset = charsetOf(contentType)?.toLowerCase() ?? "";
	return /^[\w.:+-]{1,40}$/.test(charset) && !/^utf-?8$/.test(charset) ? `${type};charset=${charset}` : type;
}

function base64(bytes: Uint8Array): string {
	let letters = "";
	// In pieces: a call with a million arguments overflows the stack.
	for (let at = 0; at < bytes.length; at += 8192) letters += String.fromCharCode(...bytes.subarray(at, at + 8192));
	return btoa(letters);
}
