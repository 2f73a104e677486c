/**
 * Returns the head's links by which clients discover a script's card (https://oembed.com § 4).
 * @param path canonical path of the page
 * @param title plain text, to be escaped where it is written
 */
export function oembedLinks(
	path: string,
	title: string,
	origin: string,
): readonly { readonly rel: "alternate"; readonly type: string; readonly title: string; readonly href: string }[] {
	const url = encodeURIComponent(origin + path);
	return [
		{ rel: "alternate", type: "application/json+oembed", title, href: `/oembed?url=${url}&format=json` },
		{ rel: "alternate", type: "text/xml+oembed", title, href: `/oembed?url=${url}&format=xml` },
	];
}
