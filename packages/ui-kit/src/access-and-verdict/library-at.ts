import type { CapabilityProfile, NamedLibrary } from "@scriptorium/script-analyzer/analysis-result";

/** Results hold that much of an address. */
const MAX_ADDRESS_LENGTH = 300;

/**
 * Finds what a check says of one library.
 * @param capabilities of the check's result
 * @param address of the library as the checked text names it
 * @returns null for an address that the check does not list
 */
export function libraryAt({ libraries = [] }: CapabilityProfile, address: string): NamedLibrary | null {
	return (
		libraries.find((library) => library.address === address) ??
		libraries.find((library) => library.address.length === MAX_ADDRESS_LENGTH && address.startsWith(library.address)) ??
		null
	);
}
