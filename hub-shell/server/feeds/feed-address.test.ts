import { expect, test } from "vitest";
import { type FeedSource, feedPath, parseFeedPath } from "./feed-address.ts";
import { feedLinks } from "./feed-links.ts";

const sources: readonly FeedSource[] = [
	{ kind: "latest" },
	{ kind: "category", category: "search" },
	{ kind: "author", username: "aiko_morita" },
	{ kind: "tag", tag: 'a/b & "c".atom' },
	{ kind: "script", id: "0b0e7a52-6c3f-4a52-9a0e-0e5c5a1f0001" },
];

test.each(sources)("%o has an address that leads back to it", (source) => {
	for (const format of ["atom", "json"] as const) {
		expect(parseFeedPath(feedPath(source, format))).toEqual({ source, format });
	}
});

test.each([
	"/feeds/",
	"/feeds/latest",
	"/feeds/latest.rss",
	"/feeds/latest/x.atom",
	"/feeds/tag/a/b.atom",
	"/feeds/tag/.atom",
	"/feeds/tag/%ff.atom",
	"/feeds/person/x.atom",
])("%s is no feed", (path) => {
	expect(parseFeedPath(path)).toBeNull();
});

test("a page's head names both forms of its feed", () => {
	expect(feedLinks({ kind: "latest" })).toEqual([
		{ rel: "alternate", type: "application/atom+xml", title: "Latest scripts (Atom)", href: "/feeds/latest.atom" },
		{
			rel: "alternate",
			type: "application/feed+json",
			title: "Latest scripts (JSON Feed)",
			href: "/feeds/latest.json",
		},
	]);
	expect(feedLinks({ kind: "author", username: "ada" }, "Ada <A>")[0]).toMatchObject({
		title: "Scripts by Ada <A> (Atom)",
		href: "/feeds/author/ada.atom",
	});
	const titles = sources.map((source) => feedLinks(source)[0]?.title);
	expect(new Set(titles).size).toBe(sources.length);
});
