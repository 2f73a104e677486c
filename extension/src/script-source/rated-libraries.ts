import type { LibraryFile } from "@scriptorium/script-analyzer/analysis-result";
import { codeResourceAddress } from "@scriptorium/script-analyzer/libraries/code-resource";
import { addressAsStored } from "@scriptorium/shared-protocol/served-libraries";
import { isDataAddress } from "@scriptorium/userscript/data-address";
import { resourceText } from "../script-library/script-resources.ts";
import type { StoredRequire, StoredResource } from "../script-library/stored-script.ts";
import type { FileOutcome } from "./load-requires.ts";

/** Longest reason in UTF-16 units. */
const MAX_REASON_LENGTH = 300;

/**
 * The files of a script that are rated with it: its libraries, and code among its other files. A library in a `data:` address is part of
 * the script's text.
 * @param files as stored, or about to be stored
 * @param hubOrigin of the hub, whose addresses of libraries are rated as the hub stores them
 */
export function ratedLibraries(
	files: { readonly requires: readonly StoredRequire[]; readonly resources: readonly StoredResource[] },
	hubOrigin: string,
): LibraryFile[] {
	return [
		...files.requires.flatMap((file) => ratedLibrary(file, hubOrigin)),
		...files.resources.flatMap((file) => ratedResource(file)),
	];
}

/**
 * The same for files of which some could not be loaded: the rating says why these were not checked.
 * @param outcomes of `loadEachFile`
 * @param hubOrigin of the hub
 */
export function ratedOutcomes(outcomes: readonly FileOutcome[], hubOrigin: string): LibraryFile[] {
	return outcomes.flatMap((outcome): LibraryFile[] => {
		const { address, kind, file } = outcome;
		if (!file.ok) {
			if (kind === "file" && !isCode(address)) return [];
			const differs = file.error.code === "CHECKSUM_MISMATCH";
			return [
				{ address: addressAsStored(address, hubOrigin), problem: asClause(file.error.message, address), differs },
			];
		}
		return "text" in file.value ? ratedLibrary(file.value, hubOrigin) : ratedResource(file.value);
	});
}

const ratedLibrary = ({ address, text }: StoredRequire, hubOrigin: string): LibraryFile[] =>
	isDataAddress(address) ? [] : [{ address: addressAsStored(address, hubOrigin), text }];

const ratedResource = (file: StoredResource): LibraryFile[] =>
	isCode(file.address) ? [{ address: file.address, text: resourceText(file) }] : [];

const isCode = (address: string): boolean => codeResourceAddress(`file ${address}`) !== null;

/** The message of an error as it can follow a colon. */
function asClause(message: string, address: string): string {
	const clause = message.startsWith(`${address} `)
		? `it ${message.slice(address.length + 1)}`
		: message.charAt(0).toLowerCase() + message.slice(1);
	return clause.slice(0, MAX_REASON_LENGTH);
}
