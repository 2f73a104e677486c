export type FeedSource =
	| { readonly kind: "latest" }
	| { readonly kind: "category"; readonly category: string }
	| { readonly kind: "author"; readonly username: string }
	| { readonly kind: "tag"; readonly tag: string }
	| { readonly kind: "script"; readonly id: string };

export type FeedFormat = "atom" | "json";

const ADDRESS = /^\/feeds\/(?:latest|(category|author|tag|script)\/([^/]+))\.(atom|json)$/;

/** Returns the path of a feed on the hub's origin. */
export function feedPath(source: FeedSource, format: FeedFormat): string {
	const name = nameOf(source);
	return name === null ? `/feeds/latest.${format}` : `/feeds/${source.kind}/${encodeURIComponent(name)}.${format}`;
}

/** Parses the path of a feed; null for other paths. */
export function parseFeedPath(pathname: string): { source: FeedSource; format: FeedFormat } | null {
	const match = ADDRESS.exec(pathname);
	if (!match) return null;
	const format: FeedFormat = match[3] === "json" ? "json" : "atom";
	const name = decode(match[2] ?? "");
	if (name === null) return null;
	switch (match[1]) {
		case "category":
			return { source: { kind: "category", category: name }, format };
		case "author":
			return { source: { kind: "author", username: name }, format };
		case "tag":
			return { source: { kind: "tag", tag: name }, format };
		case "script":
			return { source: { kind: "script", id: name }, format };
		default:
			return { source: { kind: "latest" }, format };
	}
}

function nameOf(source: FeedSource): string | null {
	switch (source.kind) {
		case "latest":
			return null;
		case "category":
			return source.category;
		case "author":
			return source.username;
		case "tag":
			return source.tag;
		case "script":
			return source.id;
	}
}

function decode(text: string): string | null {
	try {
		return decodeURIComponent(text);
	} catch {
		return null; // not UTF-8
	}
}
