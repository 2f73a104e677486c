import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { forgetRates, newcomer, openFixture, type Person } from "../support/fixture.ts";
import { saving, valid } from "../support/save.ts";

const fixture = openFixture();
let author: Person & { id: string };
beforeAll(async () => {
	author = await newcomer(fixture, "Fiona Fuzz");
});
afterAll(() => fixture.close());

const soak = process.env.SCRIPTORIUM_SOAK === "1";
const options = (runs: number) => ({ seed: soak ? Date.now() : 20261120, numRuns: soak ? runs * 50 : runs });
/** Soak runs do thousands of saves and searches. */
const TIMEOUT_MS = soak ? 1_800_000 : 60_000;
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

test("any title is refused with 400 or stored unchanged, with a valid slug", {
	timeout: TIMEOUT_MS,
}, async () => {
	await fc.assert(
		fc.asyncProperty(anyText, async (p_title) => {
			await forgetRates(fixture);
			const { data, error, status } = await saving(author, { ...valid, p_title });
			if (error) {
				expect(status).toBe(400);
				return;
			}
			const [saved] = data;
			expect(saved?.slug).toMatch(/^[^\s/?#%]{1,100}$/u);
			const [row] = await fixture.sql`select title from public.bookmarklets where id = ${saved?.id ?? ""}`;
			expect(row?.title).toBe(p_title.replace(/^ +| +$/g, ""));
		}),
		options(40),
	);
});

test("any search term returns a list or 400, never a failure", { timeout: TIMEOUT_MS }, async () => {
	await fc.assert(
		fc.asyncProperty(anyText, fc.constantFrom("popular", "best_match"), async (p_term, p_sort) => {
			const { data, error, status } = await fixture.people.anon.hub.rpc("search_scripts", { p_term, p_sort });
			if (error) expect(status).toBe(400);
			else expect(Array.isArray(data)).toBe(true);
		}),
		options(60),
	);
});
