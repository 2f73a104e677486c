import { type FeedFormat, type FeedSource, feedPath } from "./feed-address.ts";
import { feedMediaTypes } from "./feed-media-types.ts";
import { en } from "./messages/en.ts";

export interface FeedLink {
	readonly rel: "alternate";
	readonly type: string;
	/** Plain text, not escaped. */
	readonly title: string;
	/** Path on the hub's origin. */
	readonly href: string;
}

const FORMATS: readonly FeedFormat[] = ["atom", "json"];

/**
 * Returns the head's links to the page's feeds, by which feed readers discover them (RFC 4287 § 7.1).
 * @param page what the page shows: `latest` for home and lists, else its category, author, tag or script
 * @param name title of the script or name of the author, for people who choose among several feeds
 */
export function feedLinks(page: FeedSource, name?: string): readonly FeedLink[] {
	return FORMATS.map((format) => ({
		rel: "alternate",
		type: feedMediaTypes[format],
		title: `${titleOf(page, name)} (${en.formats[format]})`,
		href: feedPath(page, format),
	}));
}

function titleOf(page: FeedSource, name: string | undefined): string {
	switch (page.kind) {
		case "latest":
			return en.latest;
		case "category":
			return en.category(page.category);
		case "author":
			return en.author(name ?? page.username);
		case "tag":
			return en.tag(page.tag);
		case "script":
			return name === undefined ? en.versions : en.script(name);
	}
}
