import type { CapabilityProfile, NamedLibrary, Place } from "../analysis-result.ts";
import { codeResourceAddress } from "../libraries/code-resource.ts";
import { libraryOfAddress, libraryTitle } from "../libraries/known-library.ts";
import type { MetadataPlace } from "../source/metadata-lines.ts";
import type { Source } from "../source/source.ts";

const MAX_ADDRESS_LENGTH = 300;

/**
 * Lists the libraries and code resources that the metadata block names, each once, with what the check knows of them. Code in a `data:`
 * address of a library is the script's own.
 *
 * @param source the script, with the files that were loaded for the check
 * @param lines of its metadata block
 * @returns no field for a script without any
 */
export function namedLibraries(source: Source, lines: readonly MetadataPlace[]): Pick<CapabilityProfile, "libraries"> {
	const libraries = new Map<string, NamedLibrary>();
	for (const { key, value, offset } of lines) {
		const address = key === "require" ? value : key === "resource" ? codeResourceAddress(value) : null;
		if (address === null || address === "" || source.inlineLibraries.has(address) || libraries.has(address)) continue;
		libraries.set(address, {
			address: address.slice(0, MAX_ADDRESS_LENGTH),
			...stateOf(source, address),
			...source.placeOf(offset),
		});
	}
	return libraries.size === 0 ? {} : { libraries: [...libraries.values()] };
}

function stateOf({ namedFiles }: Source, address: string): Omit<NamedLibrary, keyof Place | "address"> {
	const file = namedFiles.get(address);
	if (file === undefined) {
		const known = libraryOfAddress(address);
		if (known === null) return { state: "not-read", name: null, reason: null };
		return { state: "known", name: libraryTitle(known.library), reason: null };
	}
	const { state } = file;
	return { state, name: state === "known" ? file.title : null, reason: state === "not-checked" ? file.reason : null };
}
