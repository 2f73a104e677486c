import type { FeedSource } from "./feed-address.ts";

export interface FeedAuthor {
	readonly name: string;
	/** Absolute address; null when there is no page. */
	readonly url: string | null;
}

/** A feed independent of its format (Atom or JSON). Texts are plain, except `html`; times are ISO 8601. */
export interface Feed {
	readonly source: FeedSource;
	/** Permanent id, independent of the address. */
	readonly id: string;
	readonly title: string;
	readonly description: string;
	/** Absolute address of the page with the same content. */
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
	/** HTML made of escaped texts only. */
	readonly html: string;
	readonly published: string;
	readonly updated: string;
	readonly author: FeedAuthor;
	readonly tags: readonly string[];
}

/** Time of the last update of an empty feed. */
const NEVER = "1970-01-01T00:00:00Z";

/** Returns the latest change of all entries. */
export function newestUpdate(entries: readonly FeedEntry[], otherwise = NEVER): string {
	return entries.reduce((newest, { updated }) => later(newest, updated), entries[0]?.updated ?? otherwise);
}

/** Returns the later of two times; they may differ in precision and offset. */
export function later(one: string, other: string): string {
	return Date.parse(other) > Date.parse(one) ? other : one;
}

/** Returns the permanent id of a feed (RFC 4151), made of the hub's name and the feed's subject. */
export function feedId(origin: string, source: FeedSource): string {
	const name = Object.values(source).map(encodeURIComponent).join("/");
	return `tag:${new URL(origin).hostname},2026:feeds/${name}`;
}
