import { fail, type Result, succeed } from "@scriptorium/shared-protocol/errors";
import type { StoredRequire, StoredResource } from "../library/stored-script.ts";
import { type LoadFileErrorCode, loadFile } from "./load-file.ts";

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

/**
 * Loads what a script names, and compares each file with its checksums. All or nothing: the first that cannot be loaded, or
 * differs, is the error.
 */
export async function loadRequires(
	{ requires, resources }: NamedFiles,
	fetcher: typeof fetch,
): Promise<Result<LoadedFiles, LoadFileErrorCode>> {
	if (requires.length > MAX_REQUIRES) return fail("REQUIRE_FAILED", `It asks for more than ${MAX_REQUIRES} libraries`);
	const files = [...new Set(resources)];
	if (files.length > MAX_REQUIRES) return fail("REQUIRE_FAILED", `It asks for more than ${MAX_REQUIRES} files`);
	const deadline = AbortSignal.timeout(LOAD_REQUIRES_TIMEOUT_MS);
	const loaded: LoadedFiles = { requires: [], resources: [] };
	let size = 0;
	for (const [index, address] of [...requires, ...files].entries()) {
		const file = await loadFile(address, fetcher, deadline);
		if (!file.ok) return file;
		const { bytes, type } = file.value;
		size += bytes.byteLength;
		if (size > MAX_ALL_REQUIRES_BYTES) return fail("REQUIRE_FAILED", "Its files are larger than 20 MB together");
		if (index < requires.length) loaded.requires.push({ address, text: new TextDecoder().decode(bytes) });
		else loaded.resources.push({ address, type: type || "application/octet-stream", data: base64(bytes) });
	}
	return succeed(loaded);
}

function base64(bytes: Uint8Array): string {
	let letters = "";
	// In pieces: a call with a million arguments overflows the stack.
	for (let at = 0; at < bytes.length; at += 8192) letters += String.fromCharCode(...bytes.subarray(at, at + 8192));
	return btoa(letters);
}
