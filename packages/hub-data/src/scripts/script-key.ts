/** A script as an address names it. */
export type ScriptKey = { readonly id: string } | { readonly username: string; readonly slug: string };

/**
 * Converts a key to the arguments of `get_script()`. Slugs are stored in lower case and may be written in any.
 * @param key id, or username and slug
 * @returns the arguments
 */
export function scriptArguments(key: ScriptKey) {
	return "id" in key ? { p_id: key.id } : { p_username: key.username, p_slug: key.slug.toLowerCase() };
}
