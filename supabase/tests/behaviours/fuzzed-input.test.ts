import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { saving, valid } from "../support/save.ts";
import { forgetRates, newcomer, openWorld, type Person } from "../support/world.ts";

const world = openWorld();
let author: Person & { id: string };
beforeAll(async () => {
	author = await newcomer(world, "Fiona Fuzz");
});
afterAll(() => world.close());

const soak = process.env.SCRIPTORIUM_SOAK === "1";
const options = (runs: number) => ({ seed: soak ? Date.now() : 20261120, numRuns: soak ? runs * 50 : runs });
/** Milliseconds; the full length is thousands of saves and searches. */
const patience = soak ? 1_800_000 : 60_000;
const anyText = fc.oneof(
	fc.string({ unit: "grapheme", maxLength: 60 }),
	fc.string({ unit: "binary", maxLength: 60 }),
	fc.string({
		unit: fc.constantFrom(
			"'",
			'"',
			"\\",
			"%",
			"_",
			"$",
			"(",
			")",
			":",
			"&",
			"|",
			"!",
			"*",
			"<",
			">",
			"-",
			" ",
			"a",
			"\u0000",
			"\u202e",
		),
		maxLength: 40,
	}),
);

test("any title is refused with 400 or kept as it was, with a slug that is an address", {
	timeout: patience,
}, async () => {
	await fc.assert(
		fc.asyncProperty(anyText, async (p_title) => {
			await forgetRates(world);
			const { data, error, status } = await saving(author, { ...valid, p_title });
			if (error) {
				expect(status).toBe(400);
				return;
			}
			const [saved] = data;
			expect(saved?.slug).toMatch(/^[^\s/?#%]{1,100}$/u);
			const [row] = await world.sql`select title from public.bookmarklets where id = ${saved?.id ?? ""}`;
			expect(row?.title).toBe(p_title.replace(/^ +| +$/g, ""));
		}),
		options(40),
	);
});

test("any search term is answered by a list, at worst by 400, never by a failure", { timeout: patience }, async () => {
	await fc.assert(
		fc.asyncProperty(anyText, fc.constantFrom("popular", "best_match"), async (p_term, p_sort) => {
			const { data, error, status } = await world.people.anon.hub.rpc("search_scripts", { p_term, p_sort });
			if (error) expect(status).toBe(400);
			else expect(Array.isArray(data)).toBe(true);
		}),
		options(60),
	);
});
