import { expect, test } from "vitest";
import { type PageHead, renderHead } from "./page-head.ts";
import { oneLine, shorten } from "./plain-text.ts";

const ORIGIN = "https://hub.example";
const head: PageHead = {
	status: 200,
	title: "Reader view",
	description: "Takes everything away but the text.",
	canonicalPath: "/ada/reader-view",
	type: "article",
	picture: "/og/script/1.png",
};

const HOSTILE = [
	"</title></script><script>alert(1)</script>",
	`" onload="alert(1)`,
	"' onload='alert(1)",
	"<!--<script>",
	"nul\u0000inside",
	"\u202eltr gnp.exe",
	"line\u2028separator\u2029paragraph",
	"\ud800 half a character",
	"&lt;script&gt; $& $1",
];

test.each(HOSTILE)("%j is text in every place of a head", (text) => {
	const html = renderHead(
		{
			...head,
			title: text,
			description: text,
			properties: [["article:tag", text]],
			alternates: [{ type: "application/atom+xml", title: text, href: "/feeds/latest.atom" }],
			about: [{ "@type": "SoftwareApplication", name: text }],
		},
		ORIGIN,
	);
	// Each element has one line, so an injected element adds a line.
	const lines = html.split("\n").map((line) => line.trim());
	const shape =
		/^(?:<title>[^<>]*<\/title>|<(?:meta|link)(?: [a-z]+="[^"<>]*")+ \/>|<script type="application\/ld\+json">[^<>]*<\/script>)$/;
	expect(lines.filter((line) => !shape.test(line))).toEqual([]);
	// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters in question
	expect(html).not.toMatch(/[\u0000\u202a-\u202e\u2028\u2029]/);
	const data = /ld\+json">(.*)<\/script>/.exec(html)?.[1] ?? "";
	expect(JSON.parse(data)).toEqual({
		"@context": "https://schema.org",
		"@graph": [{ "@type": "SoftwareApplication", name: oneLine(text) }],
	});
});

test("link previews get title, text, address and a picture with its size and words", () => {
	const html = renderHead(head, ORIGIN);
	for (const [key, content] of [
		["og:title", "Reader view · Scriptorium"],
		["og:description", head.description],
		["og:type", "article"],
		["og:url", `${ORIGIN}/ada/reader-view`],
		["og:image", `${ORIGIN}/og/script/1.png`],
		["og:image:width", "1200"],
		["og:image:height", "630"],
		["og:image:alt", "Reader view"],
	]) {
		expect(html).toContain(`<meta property="${key}" content="${content}" />`);
	}
	expect(html).toContain('<meta name="twitter:card" content="summary_large_image" />');
	expect(html).toContain(`<meta name="twitter:image" content="${ORIGIN}/og/script/1.png" />`);
	expect(html).not.toContain("robots");
	expect(html).toContain('type="application/opensearchdescription+xml"');
});

test("a page without a canonical address is not indexed and has the site's picture", () => {
	const { picture: _, ...without } = head;
	const html = renderHead({ ...without, canonicalPath: null, status: 404 }, ORIGIN);
	expect(html).toContain('<meta name="robots" content="noindex" />');
	expect(html).not.toContain("canonical");
	expect(html).not.toContain("og:url");
	expect(html).toContain(`content="${ORIGIN}/og/site/home.png"`);
});

test("a text is cut between grapheme clusters", () => {
	expect(shorten("👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦", 2)).toBe("👩‍👩‍👧‍👦…");
	expect(shorten("short", 5)).toBe("short");
	expect(oneLine("  a\tb\r\nc\u202e\u0007d \ud800e ")).toBe("a b c d e");
});

test("the head links to alternative forms of the page", () => {
	const html = renderHead(
		{ ...head, alternates: [{ type: "application/atom+xml", title: 'Versions of "x"', href: "/feeds/script/1.atom" }] },
		ORIGIN,
	);
	expect(html).toContain(
		'<link rel="alternate" type="application/atom+xml" title="Versions of &quot;x&quot;" href="/feeds/script/1.atom" />',
	);
});

test("a translated page names its addresses in every language, and its own by the language that it asks for", () => {
	const links = (html: string) =>
		[...html.matchAll(/<link rel="(canonical|alternate)"(?: hreflang="([^"]*)")? href="([^"]*)"/g)].map((link) =>
			link.slice(1).join(" "),
		);
	const page = { ...head, canonicalPath: "/explore" };
	const languages = [
		`alternate en ${ORIGIN}/explore?locale=en`,
		`alternate de ${ORIGIN}/explore?locale=de`,
		`alternate x-default ${ORIGIN}/explore`,
	];
	expect(links(renderHead({ ...page, translations: { asked: null } }, ORIGIN))).toEqual([
		`canonical  ${ORIGIN}/explore`,
		...languages,
	]);
	expect(links(renderHead({ ...page, translations: { asked: "de" } }, ORIGIN))).toEqual([
		`canonical  ${ORIGIN}/explore?locale=de`,
		...languages,
	]);
	expect(links(renderHead(page, ORIGIN))).toEqual([`canonical  ${ORIGIN}/explore`]);
	expect(links(renderHead({ ...page, canonicalPath: null, translations: { asked: "de" } }, ORIGIN))).toEqual([]);
});
