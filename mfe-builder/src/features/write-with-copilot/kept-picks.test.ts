// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { keepPicks, readPicks } from "./kept-picks.ts";

const NOW = 1_800_000_000_000;
const HOUR_MS = 3_600_000;
beforeEach(() => localStorage.clear());

it("gives the numbers of the last visit, and says when they are older than a day", () => {
	expect(readPicks(NOW)).toEqual({ picks: {}, isOld: true });
	keepPicks({ "dark-mode": 7 }, NOW);
	expect(readPicks(NOW + 23 * HOUR_MS)).toEqual({ picks: { "dark-mode": 7 }, isOld: false });
	expect(readPicks(NOW + 25 * HOUR_MS)).toEqual({ picks: { "dark-mode": 7 }, isOld: true });
	// A clock that was set back.
	expect(readPicks(NOW - 25 * HOUR_MS).isOld).toBe(true);
});

it("reads nothing from what somebody else stored there", () => {
	for (const stored of ["{", "[]", '{"at":"now","picks":{}}', '{"at":1,"picks":{"dark-mode":"many"}}', "null"]) {
		localStorage.setItem("scriptorium-suggestion-picks", stored);
		expect(readPicks(NOW)).toEqual({ picks: {}, isOld: true });
	}
});
