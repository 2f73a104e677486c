/** A script as an address names it. */
export type ScriptKey = { readonly id: string } | { readonly username: string; readonly slug: string };

/** How `get_script()` is asked for it. Slugs are lower case, and written in any. */
export function scriptArguments(key: ScriptKey) {
	return "id" in key ? { p_id: key.id } : { p_username: key.username, p_slug: key.slug.toLowerCase() };
}
