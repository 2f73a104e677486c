import { expect, it } from "vitest";
import { createShouldPrepare } from "./should-prepare.ts";

it("prepares a statement from the third time on", () => {
	const isWorthPreparing = createShouldPrepare();
	expect([1, 2, 3, 4].map(() => isWorthPreparing("select $1"))).toEqual([false, false, true, true]);
	expect(isWorthPreparing("select $2")).toBe(false);
});

it("never prepares more than five hundred", () => {
	const isWorthPreparing = createShouldPrepare();
	for (let number = 0; number < 500; number++) isWorthPreparing(`select $1 + ${number}`);
	expect([1, 2, 3].map(() => isWorthPreparing("one too many"))).toEqual([false, false, false]);
	expect([2, 3].map(() => isWorthPreparing("select $1 + 7"))).toEqual([false, true]);
});
