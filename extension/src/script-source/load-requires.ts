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

/** A file that was loaded, or why it was not. */
export type FileOutcome =
	| { readonly kind: "library"; readonly address: string; readonly file: Result<StoredRequire, LoadFileErrorCode> }
	| { readonly kind: "file"; readonly address: string; readonly file: Result<StoredResource, LoadFileErrorCode> };

/**
 * Loads what a script names, and compares each file with its checksums. All or nothing: the first that cannot be loaded, or
 * differs, is the error. A file that is still the one that is kept is the same object.
 */
export async function loadRequires(
	named: NamedFiles,
	options: LoadRequiresOptions,
): Promise<Result<LoadedFiles, LoadFileErrorCode>> {
	if (named.requires.length > MAX_REQUIRES) return tooMany("libraries");
	if (new Set(named.resources).size > MAX_REQUIRES) return tooMany("files");
	const outcomes: FileOutcome[] = [];
	for await (const outcome of loadEachFile(named, options)) {
		if (!outcome.file.ok) return outcome.file;
		outcomes.push(outcome);
	}
	return succeed(filesIn(outcomes));
}

/** The files of these outcomes that were loaded. */
export function filesIn(outcomes: readonly FileOutcome[]): LoadedFiles {
	const loaded: LoadedFiles = { requires: [], resources: [] };
	for (const outcome of outcomes) {
		if (outcome.kind === "library") {
			if (outcome.file.ok) loaded.requires.push(outcome.file.value);
		} else if (outcome.file.ok) loaded.resources.push(outcome.file.value);
	}
	return loaded;
}

/** As `loadRequires`, one file after the other; goes on after one that cannot be loaded, for as long as it is asked. */
export async function* loadEachFile(
	{ requires, resources }: NamedFiles,
	options: LoadRequiresOptions,
): AsyncGenerator<FileOutcome> {
	const { kept, now, ...rest } = options;
	const deadline = AbortSignal.timeout(LOAD_REQUIRES_TIMEOUT_MS);
	const at = new Date(now()).toISOString();
	let size = 0;

	/** Null for the kept file, which is still the one. */
	async function load(
		address: string,
		known: { readonly load?: FileLoad | undefined } | undefined,
		knownSize: number,
	): Promise<Result<LoadedFile | null, LoadFileErrorCode>> {
		if (size > MAX_ALL_REQUIRES_BYTES) return tooLarge();
		// Without the time of its load it was stored by a version that read every file as UTF-8.
		const isPinned = known?.load !== undefined && pinningChecksum(address) !== null;
		const file = isPinned ? succeed(null) : await loadFile(address, { ...rest, deadline, kept: known?.load ?? null });
		if (!file.ok) return file;
		size += file.value?.bytes.byteLength ?? knownSize;
		return size > MAX_ALL_REQUIRES_BYTES ? tooLarge() : file;
	}
	async function loadLibrary(address: string): Promise<Result<StoredRequire, LoadFileErrorCode>> {
		const known = kept?.requires.find((one) => one.address === address);
		const file = await load(address, known, known?.text.length ?? 0);
		if (!file.ok) return file;
		if (file.value === null) return known ? succeed(known) : notLoaded(address);
		const library = readLibrary(address, file.value, at);
		return library.ok && known?.text === library.value.text ? succeed(known) : library;
	}
	async function loadResource(address: string): Promise<Result<StoredResource, LoadFileErrorCode>> {
		const known = kept?.resources.find((one) => one.address === address);
		const file = await load(address, known, ((known?.data.length ?? 0) * 3) / 4);
		if (!file.ok) return file;
		if (file.value === null) return known ? succeed(known) : notLoaded(address);
		const resource = toResource(address, file.value, at);
		return succeed(resource.data === known?.data && resource.type === known.type ? known : resource);
	}

	for (const [index, address] of requires.entries()) {
		const file = index < MAX_REQUIRES ? await loadLibrary(address) : tooMany("libraries");
		yield { kind: "library", address, file };
	}
	for (const [index, address] of [...new Set(resources)].entries()) {
		const file = index < MAX_REQUIRES ? await loadResource(address) : tooMany("files");
		yield { kind: "file", address, file };
	}
}

const tooLarge = () => fail("REQUIRE_FAILED", "Its files are larger than 20 MB together");
const tooMany = (what: string) => fail("REQUIRE_FAILED", `It asks for more than ${MAX_REQUIRES} ${what}`);
const notLoaded = (address: string) => fail("REQUIRE_FAILED", `${address} could not be loaded`);

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
