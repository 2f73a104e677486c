import { contentOf, filesOf } from "./changed-files.ts";
import type { StoredScript } from "./stored-script.ts";

/** A file of a script by its content. */
export interface FileDigest {
	readonly kind: "library" | "file";
	/** As written in the metadata. */
	readonly address: string;
	/** SHA-256 in hexadecimal, of the text of a library or of the base64 of another file. */
	readonly sha256: string;
}

/**
 * The digests of all files of a script, libraries first.
 * @param files as stored, or about to be stored
 */
export async function digestFiles(files: Pick<StoredScript, "requires" | "resources">): Promise<FileDigest[]> {
	return Promise.all(
		filesOf(files).map(async (file) => ({
			kind: "text" in file ? ("library" as const) : ("file" as const),
			address: file.address,
			sha256: await digestText(contentOf(file)),
		})),
	);
}

async function digestText(text: string): Promise<string> {
	const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
