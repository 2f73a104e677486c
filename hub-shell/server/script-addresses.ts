interface AddressedScript {
	readonly id: string;
	readonly slug: string;
	readonly author: { readonly username: string | null } | null;
}

/**
 * Returns the path of a script's page: by username and slug, or by id when the author has no username.
 */
export function scriptPath({ id, slug, author }: AddressedScript): string {
	return author?.username
		? `/${encodeURIComponent(author.username)}/${encodeURIComponent(slug)}`
		: `/bookmarklet/${id}`;
}

/** Returns the path of the file that userscript managers install. */
export function userScriptPath({ id, slug }: AddressedScript): string {
	return `/scripts/${id}/${encodeURIComponent(slug)}.user.js`;
}

/** Returns the path of a person's page. */
export function authorPath({ username }: { readonly username: string }): string {
	return `/${encodeURIComponent(username)}`;
}
