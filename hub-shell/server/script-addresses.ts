interface AddressedScript {
	readonly id: string;
	readonly slug: string;
	readonly author: { readonly username: string | null } | null;
}

/** Path of a script's page: the one with its author's username, where there is one. */
export function scriptPath({ id, slug, author }: AddressedScript): string {
	return author?.username
		? `/${encodeURIComponent(author.username)}/${encodeURIComponent(slug)}`
		: `/bookmarklet/${id}`;
}

/** Path of the file that script managers install. */
export function userScriptPath({ id, slug }: AddressedScript): string {
	return `/scripts/${id}/${encodeURIComponent(slug)}.user.js`;
}

/** Path of a person's page. */
export function authorPath({ username }: { readonly username: string }): string {
	return `/${encodeURIComponent(username)}`;
}
