import { codeResourceAddress } from "@scriptorium/script-analyzer/libraries/code-resource";
import { isKnownLibrary } from "@scriptorium/script-analyzer/libraries/known-library";
import { inspectScriptText } from "@scriptorium/userscript/read-script-text";

/** As many as the extension loads. */
const MAX_FILES = 50;
/** As many characters as the database keeps. */
const MAX_LENGTH = 2_000;

/**
 * The addresses of the files that are rated with a script: its libraries, and code among its other files. Without known libraries, whose
 * address says what they contain, and without files that only the author has or that are part of the text.
 *
 * @param code stored text of a version
 * @returns as written, each once
 */
export function libraryAddresses(code: string): readonly string[] {
	const entries = inspectScriptText(code).text.block?.entries ?? [];
	const addresses = entries.flatMap(({ key, value }) => {
		const address = key === "require" ? value : key === "resource" ? codeResourceAddress(value) : null;
		return address === null || address === "" ? [] : [address];
	});
	const wanted = addresses.filter(
		(address) => !/^(?:data|file):/i.test(address) && address.length <= MAX_LENGTH && !isKnownLibrary(address),
	);
	return [...new Set(wanted)].slice(0, MAX_FILES);
}
