import { expect, test } from "@playwright/test";
import { readSeeds } from "@scriptorium/supabase/seed/read-seeds";
import { readWishes } from "../fixtures/everyday-wishes/read-wishes.ts";
import { hubOrigin, publishableKey } from "../support/hub.ts";

/** Places that a person looks at. */
const FIRST = 3;

const wishes = readWishes();

test("the scripts that meet the wishes are seeded", () => {
	const seeded = new Set(readSeeds().map(({ slug }) => slug));
	expect(wishes.flatMap(({ fitting }) => fitting).filter((slug) => !seeded.has(slug))).toEqual([]);
	expect(wishes).toHaveLength(40);
});

test("at least four of five everyday wishes find a fitting script among the first three", async ({ page }) => {
	await page.goto(hubOrigin());
	const headers = { apikey: await publishableKey(page) };
	const missed: string[] = [];
	for (const { query, fitting } of wishes) {
		const answer = await page.request.post(`${hubOrigin()}/rest/v1/rpc/search_scripts?select=slug`, {
			headers,
			data: { p_term: query, p_sort: "best_match", p_limit: FIRST },
		});
		const found = (await answer.json()) as { slug: string }[];
		if (!found.some(({ slug }) => fitting.includes(slug))) missed.push(query);
	}
	expect(missed.length, missed.join(", ")).toBeLessThanOrEqual(wishes.length / 5);
});
