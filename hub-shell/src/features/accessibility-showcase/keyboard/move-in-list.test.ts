import { expect, test } from "vitest";
import { moveInList } from "./move-in-list.ts";

test.each([
	["ArrowDown", 0, 1],
	["ArrowUp", 5, 4],
	["PageDown", 0, 10],
	["PageUp", 25, 15],
	["PageDown", 95, 99],
	["PageUp", 4, 0],
	["ArrowDown", 99, 99],
	["ArrowUp", 0, 0],
	["Home", 42, 0],
	["End", 42, 99],
	["Enter", 42, null],
	["a", 42, null],
])("%s at %d of 100 rows leads to %s", (key, at, to) => {
	expect(moveInList(key, at, 100)).toBe(to);
});
