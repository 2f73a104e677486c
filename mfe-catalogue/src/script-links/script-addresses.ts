/** The fields of a script that its address is made of. */
export interface LinkedScript {
	readonly id: string;
	readonly slug: string | null;
	readonly author: { readonly username: string | null } | null;
}

/** The preferred address `/{username}/{slug}` when both exist, else `/bookmarklet/{id}` (spec 01 § 2). */
export function scriptPath({ id, slug, author }: LinkedScript): string {
	if (author?.username && slug) return `/${encodeURIComponent(author.username)}/${encodeURIComponent(slug)}`;
	return `/bookmarklet/${id}`;
}

/** Attributes of the picture of what a script does: it loads when it is near, and keeps its place until then. */
export const pictureOf = (id: string, hash: string) =>
	({ src: `/static/script-pictures/${id}/${hash}`, width: 480, height: 270, loading: "lazy" }) as const;

export function editPath(id: string): string {
	return `/bookmarklet/${id}/edit`;
}

/** Opens the flow that a script was made of. */
export function builderPath(id: string): string {
	return `/builder?edit=${id}`;
}

export function authorPath(author: { readonly user_id: string; readonly username: string | null }): string {
	return author.username ? `/${encodeURIComponent(author.username)}` : `/profile/${author.user_id}`;
}

/** Tag links lead to the explorer, which takes a tag or a category (decisions § 3). */
export function tagPath(tag: string): string {
	return `/explore?category=${encodeURIComponent(tag)}`;
}

export function categoryPath(category: string): string {
	return `/category/${encodeURIComponent(category)}`;
}

/** Address of the installable file; script managers recognize it by its end. */
export function userScriptUrl(hubOrigin: string, script: { readonly id: string; readonly slug: string }): string {
	return `${hubOrigin}/scripts/${script.id}/${encodeURIComponent(script.slug)}.user.js`;
}

/** Address of the installable file of exactly one version, named by the hash of its code; it never changes. */
export function versionFileUrl(hubOrigin: string, sha256: string): string {
	return `${hubOrigin}/v/${sha256}.user.js`;
}
