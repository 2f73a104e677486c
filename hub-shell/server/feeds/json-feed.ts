import type { Feed, FeedAuthor, FeedEntry } from "./feed.ts";
import { feedPath } from "./feed-address.ts";

/** Formats a feed as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
export function toJsonFeed(feed: Feed, origin: string): string {
	return `${JSON.stringify({
		version: "https://jsonfeed.org/version/1.1",
		title: feed.title,
		description: feed.description,
		home_page_url: feed.pageUrl,
		feed_url: `${origin}${feedPath(feed.source, "json")}`,
		language: "en",
		items: feed.entries.map(item),
	})}\n`;
}

function item({ id, title, url, summary, html, published, updated, author, tags }: FeedEntry) {
	return {
		id,
		url,
		title,
		summary,
		content_html: html,
		date_published: published,
		date_modified: updated,
		authors: [person(author)],
		...(tags.length === 0 ? {} : { tags }),
	};
}

function person({ name, url }: FeedAuthor) {
	return url === null ? { name } : { name, url };
}
