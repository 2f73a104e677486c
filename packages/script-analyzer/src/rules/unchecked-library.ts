import { pinningChecksum } from "@scriptorium/userscript/checksum";
import { readAddress } from "@scriptorium/userscript/web-address";
import { codeResourceAddress } from "../libraries/code-resource.ts";
import { isKnownLibrary, isOfKnownPublisher, libraryOfDigest } from "../libraries/known-library.ts";
import { metadataLines } from "../source/metadata-lines.ts";
import { at, type Rule } from "./rule.ts";

/** Characters of an address in a finding. */
const MAX_LENGTH = 100;

export const uncheckedLibrary: Rule = {
	id: "unchecked-library",
	title: "Runs code that was not checked",
	catches: "Libraries and code resources that are not in the list of known libraries, whether they can change or not.",
	severity: "medium",
	advice:
		"Use a library of the list in docs/script-format.md from jsDelivr, unpkg or cdnjs in a listed version, or include the code in the script.",
	check: ({ source }) =>
		metadataLines(source).flatMap(({ key, value, offset }) => {
			const address = key === "require" ? value : key === "resource" ? codeResourceAddress(value) : null;
			if (address === null) return [];
			// It is rated as part of the script.
			if (key === "require" && source.inlineLibraries.has(address)) return [];
			const file = source.namedFiles.get(address);
			if (file?.state === "checked" || file?.state === "known") return [];
			if (file?.differs) return [at(offset, "medium", otherFile(address))];
			if (file === undefined && isKnownLibrary(address)) return [];
			// Only its author has the file.
			if (readAddress(address)?.scheme === "file") return [];
			const what =
				file === undefined
					? `Runs code that was not checked: ${shorten(address)} is not in the list of checked libraries.`
					: `Runs code that was not checked (${shorten(address)}): ${file.reason}.`;
			return [at(offset, isOfKnownPublisher(address) ? "low" : "medium", what + hint(address))];
		}),
};

function otherFile(address: string): string {
	return `The library ${shorten(address)} is not the file that its checksum names: it was changed after the checksum was written. It was not checked.`;
}

function hint(address: string): string {
	const checksum = pinningChecksum(address);
	const library = checksum?.algorithm === "sha256" ? libraryOfDigest(checksum.hex) : null;
	return library === null
		? ""
		: ` Its checksum is that of ${library.name} ${library.version}, but not every script manager compares it.`;
}

const shorten = (address: string): string =>
	address.length > MAX_LENGTH ? `${address.slice(0, MAX_LENGTH - 1)}…` : address;
