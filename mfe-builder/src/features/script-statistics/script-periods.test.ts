import type { ScriptDay } from "@scriptorium/hub-data/scripts/read-script-history";
import { expect, it } from "vitest";
import { periodsOf } from "./script-periods.ts";

const DAY_MS = 86_400_000;
const days = (count: number): ScriptDay[] =>
	Array.from({ length: count }, (_, index) => ({
		day: new Date(Date.UTC(2026, 0, 1) + index * DAY_MS).toISOString().slice(0, 10),
		installs: index + 1,
		stars: 1,
		reviews: 0,
		average_rating: index < 20 ? null : 4,
	}));

it("keeps up to 90 days as they are", () => {
	const periods = periodsOf(days(90));
	expect(periods).toHaveLength(90);
	expect(periods[0]).toEqual({ day: "2026-01-01", installs: 1, stars: 1, reviews: 0, averageRating: null });
	expect(periodsOf([])).toEqual([]);
});

it("adds up more days by whole weeks that end with the last day, with the average at the end of each", () => {
	const periods = periodsOf(days(100));
	expect(periods).toHaveLength(14);
	// 100 = 2 + 14 × 7: the first two days are left out.
	expect(periods[0]).toEqual({
		day: "2026-01-03",
		installs: 3 + 4 + 5 + 6 + 7 + 8 + 9,
		stars: 7,
		reviews: 0,
		averageRating: null,
	});
	expect(periods[2]?.averageRating).toBe(4);
	expect(periods.at(-1)?.installs).toBe(94 + 95 + 96 + 97 + 98 + 99 + 100);
});
