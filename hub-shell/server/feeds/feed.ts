import type { FeedSource } from "./feed-address.ts";

export interface FeedAuthor {
	readonly name: string;
	/** Absolute; null for a name without a page. */
	readonly url: string | null;
}

/** A feed before it is written as Atom or JSON. Texts are plain, except `html`; times are ISO 8601. */
export interface Feed {
	readonly source: FeedSource;
	/** Never changes, whatever the address does. */
	readonly id: string;
	readonly title: string;
	readonly description: string;
	/** The page that shows the same; absolute. */
	readonly pageUrl: string;
	readonly updated: string;
	readonly entries: readonly FeedEntry[];
}

export interface FeedEntry {
	/** `urn:uuid:…` of the script or version. */
	readonly id: string;
	readonly title: string;
	readonly url: string;
	readonly summary: string;
	/** Made of escaped texts only. */
	readonly html: string;
	readonly published: string;
	readonly updated: string;
	readonly author: FeedAuthor;
	readonly tags: readonly string[];
}

/** Of a feed that never had an entry: nothing was ever updated. */
const NEVER = "1970-01-01T00:00:00Z";

/** When the newest of the entries changed. */
export function newestUpdate(entries: readonly FeedEntry[], otherwise = NEVER): string {
	return entries.reduce((newest, { updated }) => later(newest, updated), entries[0]?.updated ?? otherwise);
}

/** The later one of two moments, in whatever precision and offset they are written. */
export function later(one: string, other: string): string {
	return Date.parse(other) > Date.parse(one) ? other : one;
}

/** The id of a feed (RFC 4151): the name of the hub and what the feed is about, not where it lies. */
export function feedId(origin: string, source: FeedSource): string {
	const name = Object.values(source).map(encodeURIComponent).join("/");
	return `tag:${new URL(origin).hostname},2026:feeds/${name}`;
}
