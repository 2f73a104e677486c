import { pinningChecksum } from "@scriptorium/userscript/checksum";
import { readAddress } from "@scriptorium/userscript/web-address";
import { isKnownLibrary, isOfKnownPublisher, libraryOfDigest } from "../libraries/known-library.ts";
import { metadataLines } from "../source/metadata-lines.ts";
import { at, type Rule } from "./rule.ts";

const CODE_FILE = /\.(?:m?js|cjs|wasm)$/i;
const CODE_TYPE = /^(?:text|application)\/(?:(?:x-)?(?:java|ecma)script|wasm)/i;
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
			const address = key === "require" ? value : key === "resource" ? codeOf(value) : null;
			if (address === null || isKnownLibrary(address)) return [];
			// It is rated as part of the script.
			if (key === "require" && source.inlineLibraries.has(address)) return [];
			// Only its author has the file.
			if (readAddress(address)?.scheme === "file") return [];
			const what = `Runs code that was not checked: ${shorten(address)} is not in the list of checked libraries.`;
			return [at(offset, isOfKnownPublisher(address) ? "low" : "medium", what + hint(address))];
		}),
};

/** The address of a resource that holds code; null for pictures, styles and data. */
function codeOf(value: string): string | null {
	const address = value.split(/\s+/)[1] ?? "";
	const url = readAddress(address);
	const isCode = url?.scheme === "data" ? CODE_TYPE.test(url.path) : CODE_FILE.test(url?.path ?? address);
	return isCode ? address : null;
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
