import { type HostileField, hostileText } from "@scriptorium/supabase/hostile/hostile-text";
import { addressVectors, queryVectors } from "@scriptorium/supabase/hostile/vectors";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type CatalogueHub, startCatalogueHub } from "../../support/catalogue-hub.ts";

const soak = process.env.SCRIPTORIUM_SOAK === "1";
const field: HostileField = { kind: "search", min: 0, max: 200 };
const count = soak ? 1_000 : 24;
/** Texts that a client can send in an address: no lone surrogates, and no megabytes. */
const texts = [
	...queryVectors,
	...addressVectors,
	...Array.from({ length: count }, (_, index) => hostileText(20_261_121, index, field)),
].map((text) => text.slice(0, 1_500).toWellFormed());

/** Every part of an address that accepts arbitrary text. */
const places: readonly ((text: string) => string)[] = [
	(text) => `/api/v1/search?q=${text}`,
	(text) => `/api/v1/search?q=a&tag=${text}`,
	(text) => `/api/v1/scripts?author=${text}`,
	(text) => `/api/v1/scripts?sort=${text}&limit=${text}&offset=${text}`,
	(text) => `/api/v1/scripts/${text}`,
	(text) => `/api/v1/scripts/${text}/versions`,
	(text) => `/api/v1/authors/${text}`,
	(text) => `/api/v1/${text}`,
	(text) => `/feeds/tag/${text}.atom`,
	(text) => `/feeds/author/${text}.json`,
	(text) => `/feeds/category/${text}.atom`,
	(text) => `/feeds/script/${text}.json`,
	(text) => `/oembed?url=${text}`,
	(text) => `/oembed?url=http://localhost/a/${text}&format=${text}&maxwidth=${text}`,
	(text) => `/og/script/${text}`,
	(text) => `/og/${text}/${text}.png`,
	(text) => `/scripts/${text}/${text}.user.js`,
	(text) => `/v/${text}.user.js`,
	(text) => `/sitemap/${text}`,
];

let hub: CatalogueHub;
beforeAll(async () => {
	hub = await startCatalogueHub();
}, 120_000);
afterAll(() => hub.stop());

describe("arbitrary addresses", () => {
	it(`answer ${texts.length} hostile texts in ${places.length} places without an internal error`, {
		timeout: 1_200_000,
	}, async () => {
		const problems: string[] = [];
		for (const [index, text] of texts.entries()) {
			// In the short form a text is tried in a quarter of the places; one with NUL in all, since Postgres refuses NUL.
			const chosen = soak || text.includes("\0") ? places : places.filter((_, place) => (place + index) % 4 === 0);
			for (const place of chosen) {
				const path = place(encodeURIComponent(text));
				const response = await hub.get(path);
				const body = await response.text();
				// The one that oEmbed asks for itself: a format that is not served (oembed.com § 2.3.3).
				const isOurFault = response.status >= 500 && response.status !== 501;
				if (isOurFault) problems.push(`${path.slice(0, 150)}: ${response.status} ${body.slice(0, 150)}`);
				const type = response.headers.get("content-type") ?? "";
				if (/html|^image\/svg/.test(type) && body.includes("<script>window"))
					problems.push(`${path}: reflected as ${type}`);
			}
		}
		expect(problems).toEqual([]);
	});
});
