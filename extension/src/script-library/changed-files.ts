import { decodeText } from "@scriptorium/userscript/decode-text";
import { resourceText } from "./script-resources.ts";
import type { StoredRequire, StoredResource, StoredScript } from "./stored-script.ts";

/** Longest text of a file that is shown, in UTF-16 units. */
const MAX_SHOWN_LENGTH = 2_000_000;
/** A longer address is that of a `data:` file. */
const MAX_SHOWN_ADDRESS = 200;

type StoredFile = StoredRequire | StoredResource;
type Files = Pick<StoredScript, "requires" | "resources">;

/** All `@require` and `@resource` files of a script, libraries first. */
export const filesOf = ({ requires, resources }: Files): StoredFile[] => [...requires, ...resources];
const isLibrary = (file: StoredFile): file is StoredRequire => "text" in file;
/** Key of a file that is unique within its script: its kind and address. */
export const keyOf = (file: StoredFile): string => `${isLibrary(file) ? "library" : "file"} ${file.address}`;
export const contentOf = (file: StoredFile): string => (isLibrary(file) ? file.text : file.data);

/** A file as pages show it. */
export function describeFile(file: StoredFile) {
	const { address } = file;
	return {
		address: address.length > MAX_SHOWN_ADDRESS ? `${address.slice(0, MAX_SHOWN_ADDRESS)}…` : address,
		kind: isLibrary(file) ? ("library" as const) : ("file" as const),
		loadedAt: file.load?.at ?? null,
	};
}

function textsOf(before: StoredFile | undefined, after: StoredFile): { before: string; after: string } | null {
	const texts = { before: before === undefined ? "" : readText(before), after: readText(after) };
	const { before: old, after: now } = texts;
	if (old === null || now === null || Math.max(old.length, now.length) > MAX_SHOWN_LENGTH) return null;
	return { before: old, after: now };
}

/** Null for a file that is not text. */
function readText(file: StoredFile): string | null {
	if (isLibrary(file)) return file.text;
	const bytes = Uint8Array.from(atob(file.data), (letter) => letter.charCodeAt(0));
	return decodeText(bytes, file.type).ok ? resourceText(file) : null;
}

/**
 * The files that are new or have another content.
 * @returns each with both texts, where it is text that can be shown; the earlier text of a new file is empty
 */
export function changedFiles(before: Files, after: Files) {
	const known = new Map(filesOf(before).map((file) => [keyOf(file), file]));
	return filesOf(after).flatMap((file) => {
		const old = known.get(keyOf(file));
		if (old !== undefined && contentOf(old) === contentOf(file)) return [];
		return [
			{ ...describeFile(file), loadedAt: old?.load?.at ?? null, isNew: old === undefined, texts: textsOf(old, file) },
		];
	});
}
