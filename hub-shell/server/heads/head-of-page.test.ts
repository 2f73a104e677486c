import { describe, expect, test } from "vitest";
import { fixtureBackend, ORIGIN, openFixtureHub, REMOVED_ID, SCRIPT_ID } from "../fixture.test-support.ts";

interface Node {
	readonly "@type": string;
	readonly [property: string]: unknown;
}

function dataOf(html: string): readonly Node[] {
	const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
	return text === undefined ? [] : (JSON.parse(text) as { "@graph": Node[] })["@graph"];
}

const canonicalOf = (html: string) => /rel="canonical" href="([^"]*)"/.exec(html)?.[1];
const isNoindex = (html: string) => html.includes('<meta name="robots" content="noindex" />');

/** The fixture's backend with other results for some functions. */
function answering(answers: Record<string, unknown>): typeof fetch {
	const rest = fixtureBackend("alert(1)");
	return async (input, init) => {
		const name = new URL(String(input)).pathname.split("/").at(-1) ?? "";
		return name in answers ? Response.json(answers[name]) : rest(input, init);
	};
}

const page = async (path: string, fetch?: typeof globalThis.fetch) => {
	const response = await openFixtureHub(fetch ? { fetch } : {}).get(path);
	return { status: response.status, html: await response.text() };
};

describe("listing by search engines", () => {
	test.each([
		"/auth",
		"/account",
		"/explore?search=x",
		"/explore?category=a",
		"/explore?risk=low",
		"/explore?sort=newest",
		"/explore?page=2",
		"/category/data?page=2",
		"/ada?tab=favorites",
	])("%s is not among it", async (path) => {
		const { status, html } = await page(path);
		expect(status).toBe(200);
		expect(isNoindex(html)).toBe(true);
		expect(canonicalOf(html)).toBeUndefined();
	});

	test.each([
		["/", "/"],
		["/explore?utm_source=mail&view=list", "/explore"],
		["/Explore/", "/explore"],
		["/category/utilities", "/category/utility"],
		["/profile/0b0e7a52-6c3f-4a52-9a0e-0e5c5a1f0001", "/ada"],
		[`/bookmarklet/${SCRIPT_ID}`, "/ada/table-to-csv"],
	])("%s is known as %s", async (path, canonical) => {
		const { html } = await page(path);
		expect(canonicalOf(html)).toBe(`${ORIGIN}${canonical}`);
		expect(isNoindex(html)).toBe(false);
	});

	test("the page of an unknown category is not indexed", async () => {
		const { status, html } = await page("/category/no-such-thing");
		expect(status).toBe(200);
		expect(isNoindex(html)).toBe(true);
	});
});

describe("the status of a script's page", () => {
	test("is 410 at both addresses when a moderator took it away, 404 when it never was", async () => {
		const removed = await page(`/bookmarklet/${REMOVED_ID}`);
		expect(removed.status).toBe(410);
		expect(removed.html).toContain("<title>This script was removed · Scriptorium</title>");
		expect(isNoindex(removed.html)).toBe(true);
		const byName = await page("/ada/gone", answering({ script_address_was_removed: true }));
		expect(byName.status).toBe(410);
		expect((await page("/ada/gone", answering({ script_address_was_removed: false }))).status).toBe(404);
	});
});

describe("structured data", () => {
	test("of the home page says what the site is and how it is searched", async () => {
		const [site] = dataOf((await page("/")).html);
		expect(site).toMatchObject({
			"@type": "WebSite",
			url: `${ORIGIN}/`,
			potentialAction: {
				"@type": "SearchAction",
				target: { urlTemplate: `${ORIGIN}/explore?search={search_term_string}` },
				"query-input": "required name=search_term_string",
			},
		});
	});

	test("a script's structured data has author, dates, price and rating", async () => {
		const [script, crumbs] = dataOf((await page("/ada/table-to-csv")).html);
		expect(script).toMatchObject({
			"@type": "SoftwareApplication",
			name: `Table "to" <CSV> & $&`,
			description: "Copies a table </script><script>alert(1)</script> as CSV.",
			url: `${ORIGIN}/ada/table-to-csv`,
			author: { "@type": "Person", name: "Ada <Admin>", url: `${ORIGIN}/ada` },
			offers: { price: 0 },
			softwareVersion: "1.2.0",
			datePublished: "2026-01-02T03:04:05+00:00",
			aggregateRating: { ratingValue: 4.5, reviewCount: 2, bestRating: 5, worstRating: 1 },
			downloadUrl: `${ORIGIN}/scripts/${SCRIPT_ID}/table-to-csv.user.js`,
		});
		expect(crumbs).toMatchObject({
			itemListElement: [
				{ position: 1, item: `${ORIGIN}/` },
				{ position: 2, item: `${ORIGIN}/category/data`, name: "Data" },
				{ position: 3, item: `${ORIGIN}/ada/table-to-csv` },
			],
		});
	});

	test.each([
		{ review_count: 0, average_rating: null },
		{ review_count: 0, average_rating: 4.5 },
		{ review_count: 2, average_rating: null },
	])("of a script with %o speaks of no rating", async (judged) => {
		const asked = `${ORIGIN}/rest/v1/rpc/get_script?p_id=${SCRIPT_ID}`;
		const [row] = (await (await fixtureBackend("")(asked)).json()) as [Record<string, unknown>];
		const unjudged = { ...row, ...judged, author: null };
		const [script] = dataOf((await page(`/bookmarklet/${SCRIPT_ID}`, answering({ get_script: [unjudged] }))).html);
		expect(script).toMatchObject({ author: { name: "Anonymous" }, url: `${ORIGIN}/bookmarklet/${SCRIPT_ID}` });
		expect(script).not.toHaveProperty("aggregateRating");
	});

	test("of a person has what their profile shows, and their links", async () => {
		const [profile] = dataOf((await page("/ada")).html);
		expect(profile).toMatchObject({
			"@type": "ProfilePage",
			mainEntity: { "@type": "Person", name: "Ada", alternateName: "ada", sameAs: ["https://ada.example/"] },
		});
	});

	test("of a list that cannot be read is the page's own", async () => {
		const { html } = await page("/category/data", answering({ list_scripts: "not a list" }));
		const [collection, crumbs] = dataOf(html);
		expect(collection).toMatchObject({ "@type": "CollectionPage", url: `${ORIGIN}/category/data` });
		expect(collection).not.toHaveProperty("mainEntity");
		expect(crumbs?.["@type"]).toBe("BreadcrumbList");
	});
});

describe("a collection", () => {
	const script = { id: SCRIPT_ID, title: "Table to CSV", slug: "table-to-csv", author: { username: "ada" } };
	const stored = {
		id: SCRIPT_ID,
		title: "Tables <b>&",
		description: null,
		owner: { user_id: SCRIPT_ID, username: "ada", display_name: "Ada" },
	};
	const items = [{ script }, { script: null }];

	test("that everybody may open tells who made it and what it begins with", async () => {
		const { status, html } = await page(
			`/collections/${SCRIPT_ID}`,
			answering({ collections: [stored], collection_items: items }),
		);
		expect(status).toBe(200);
		expect(canonicalOf(html)).toBe(`${ORIGIN}/collections/${SCRIPT_ID}`);
		expect(html).toContain("<title>Tables &lt;b&gt;&amp; by Ada · Scriptorium</title>");
		const [collection, crumbs] = dataOf(html);
		expect(collection).toMatchObject({
			"@type": "CollectionPage",
			name: "Tables <b>&",
			description: "Bookmarklets and userscripts collected by Ada.",
			mainEntity: { numberOfItems: 1, itemListElement: [{ url: `${ORIGIN}/ada/table-to-csv` }] },
		});
		expect(crumbs).toMatchObject({ itemListElement: [{}, { item: `${ORIGIN}/ada` }, {}] });
	});

	test.each([`/collections/${SCRIPT_ID}`, "/collections/not-an-id", "/collections"])(
		"%s, when it is nobody else's business, is not told of and not listed",
		async (path) => {
			const { status, html } = await page(path, answering({ collections: [] }));
			expect(status).toBe(200);
			expect(isNoindex(html)).toBe(true);
			expect(canonicalOf(html)).toBeUndefined();
			expect(html).not.toContain("CollectionPage");
		},
	);
});
