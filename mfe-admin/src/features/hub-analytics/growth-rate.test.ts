import { expect, test } from "vitest";
import { funnelOf, growthRate } from "./growth-rate.ts";

test("growth is the change to the window before, and unknown after nothing", () => {
	expect(growthRate({ current: 30, previous: 20 })).toBe(0.5);
	expect(growthRate({ current: 5, previous: 20 })).toBe(-0.75);
	expect(growthRate({ current: 5, previous: 0 })).toBeNull();
});

test("a funnel has the steps of one journey in their order, with shares of the first", () => {
	const steps = [
		{ journey: "create", number: 2, step: "saved", people: 2 },
		{ journey: "create", number: 1, step: "opened", people: 8 },
		{ journey: "install", number: 1, step: "viewed", people: 5 },
	];
	expect(funnelOf(steps, "create")).toEqual([
		{ step: "opened", people: 8, share: 1 },
		{ step: "saved", people: 2, share: 0.25 },
	]);
	expect(funnelOf(steps, "record")).toEqual([]);
});
