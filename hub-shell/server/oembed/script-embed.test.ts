import { expect, test } from "vitest";
import { embeddedScript } from "./embedded-page.ts";
import { oembedLinks } from "./oembed-links.ts";

const ORIGIN = "https://hub.example";

test.each([
	["/bookmarklet/abc", { id: "abc" }],
	["/bookmarklet/abc/?utm=x#code", { id: "abc" }],
	["/ada/table-to-csv", { username: "ada", slug: "table-to-csv" }],
	["/ada/%C3%BCber", { username: "ada", slug: "über" }],
	["/ada", null],
	["/", null],
	["/bookmarklet/abc/edit", null],
	["/ada/%ff", null],
])("%s is read as %o", (path, expected) => {
	expect(embeddedScript(ORIGIN + path, ORIGIN)).toEqual(expected);
});

test.each([
	"https://hub.example.org/ada/x",
	"http://hub.example/ada/x",
	"https://hub.example:8443/ada/x",
	"https://hub.example@evil.example/ada/x",
	"//hub.example/ada/x",
	"/ada/x",
	"",
])("%s is no page of this hub", (address) => {
	expect(embeddedScript(address, ORIGIN)).toBeNull();
});

test("a page's head leads to its card in both formats", () => {
	const links = oembedLinks("/ada/table-to-csv", "Table to CSV", ORIGIN);
	expect(links.map(({ type }) => type)).toEqual(["application/json+oembed", "text/xml+oembed"]);
	for (const { href } of links) {
		const named = new URL(href, ORIGIN).searchParams.get("url") ?? "";
		expect(embeddedScript(named, ORIGIN)).toEqual({ username: "ada", slug: "table-to-csv" });
	}
});
