/** Encodes a name as the federation plugin does in the id of a module that re-exports the shell's copy. */
export const inShareId = (name: string) =>
	name.replaceAll("@", "_mf_0_").replaceAll("/", "_mf_1_").replaceAll("-", "_mf_2_");

const SHARE_ID = /__loadShare__(.+?)__loadShare__/;

/**
 * Decodes the shared module of an id.
 * @param moduleId id of a module of a remote's build
 * @returns the import specifier, such as `@scriptorium/ui-kit/tabs`; null for other modules
 */
export function sharedBy(moduleId: string): string | null {
	const encoded = SHARE_ID.exec(moduleId)?.[1];
	if (encoded === undefined) return null;
	return encoded.replaceAll("_mf_0_", "@").replaceAll("_mf_1_", "/").replaceAll("_mf_2_", "-");
}
