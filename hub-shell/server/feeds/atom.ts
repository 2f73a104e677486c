import { SITE_NAME } from "../../src/host-context/site-name.ts";
import { escapeXml } from "../escape-xml.ts";
import type { Feed, FeedAuthor, FeedEntry } from "./feed.ts";
import { feedPath } from "./feed-address.ts";
import { feedMediaTypes } from "./feed-media-types.ts";

/** Formats a feed as Atom 1.0 (RFC 4287). */
export function toAtom(feed: Feed, origin: string): string {
	return `${[
		'<?xml version="1.0" encoding="utf-8"?>',
		'<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
		element("id", feed.id),
		element("title", feed.title),
		element("subtitle", feed.description),
		element("updated", feed.updated),
		link("self", `${origin}${feedPath(feed.source, "atom")}`, feedMediaTypes.atom),
		link("alternate", feed.pageUrl, "text/html"),
		link("alternate", `${origin}${feedPath(feed.source, "json")}`, feedMediaTypes.json),
		`<generator uri="${escapeXml(origin)}">${SITE_NAME}</generator>`,
		...feed.entries.map(entry),
		"</feed>",
	].join("\n")}\n`;
}

function entry({ id, title, url, summary, html, published, updated, author, tags }: FeedEntry): string {
	return [
		"<entry>",
		element("id", id),
		element("title", title),
		link("alternate", url, "text/html"),
		element("published", published),
		element("updated", updated),
		person(author),
		...tags.map((tag) => `<category term="${escapeXml(tag)}" />`),
		element("summary", summary),
		`<content type="html">${escapeXml(html)}</content>`,
		"</entry>",
	].join("\n");
}

function person({ name, url }: FeedAuthor): string {
	return `<author>${element("name", name)}${url === null ? "" : element("uri", url)}</author>`;
}

function element(name: string, text: string): string {
	return `<${name}>${escapeXml(text)}</${name}>`;
}

function link(rel: "self" | "alternate", href: string, type: string): string {
	return `<link rel="${rel}" type="${type}" href="${escapeXml(href)}" />`;
}
