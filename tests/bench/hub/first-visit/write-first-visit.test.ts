import { expect, it } from "vitest";
import { FIRST_VISITS, type FirstVisit } from "../../../support/first-visit-budget.ts";
import { writeFirstVisits } from "./write-first-visit.ts";

const how = { runs: 3, source: "2026-11-21." };
const [known] = FIRST_VISITS;
const pageOf = (name: string): FirstVisit => {
	if (!known) throw new Error("No page has a budget.");
	return { ...known, name, maxBytes: 200_000 };
};
const scripts = (...all: [string, number][]) => all.map(([path, bytes]) => ({ path, bytes }));

it("names every script of every page, the heaviest first, and the sums", () => {
	const text = writeFirstVisits(
		[
			{
				page: pageOf("home"),
				onPhone: scripts(["/assets/en-ABCDEFGH.js", 400], ["/b.js", 199_000], ["/assets/en-12345678.js", 600]),
				onWideScreen: scripts(["/b.js", 250_000]),
			},
			{ page: pageOf("explore"), onPhone: scripts(["/b.js", 100_000]), onWideScreen: [] },
		],
		how,
	);
	expect(text).toMatch(/\| `home` +\| +200\.0 \| +200\.0 \| +3 \| +250\.0 \| +1 \|/);
	expect(text).toContain("Goals: met by every page.");
	expect(text).toMatch(/\| \/b\.js +\| +199\.0 \| +100\.0 \|\n\| \/assets\/en\.js +\| +1\.0 \| +\|/);
});

it("says when there is too much", () => {
	const onPhone = scripts(["/a.js", 201_500]);
	const text = writeFirstVisits([{ page: pageOf("home"), onPhone, onWideScreen: onPhone }], how);
	expect(text).toContain("Goals: missed by home by 1.5 kB.");
});

it("shortens what is too long for a table, in the middle", () => {
	const onPhone = scripts([`/first${"-".repeat(100)}last-ABCDEFGH.js`, 1]);
	const text = writeFirstVisits([{ page: pageOf("home"), onPhone, onWideScreen: [] }], how);
	expect(text).toMatch(/\| \/first-{30}…-{29}last\.js \|/);
});
