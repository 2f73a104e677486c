import { expect, test } from "vitest";
import { formatGrowthRate, funnelOf, growthRate } from "./growth-rate.ts";

test("growth is the change to the window before, and unknown after nothing", () => {
	expect(growthRate({ current: 30, previous: 20 })).toBe(0.5);
	expect(growthRate({ current: 5, previous: 20 })).toBe(-0.75);
	expect(growthRate({ current: 5, previous: 0 })).toBeNull();
});

test.each([
	[0.5, "en-US", "+50%"],
	[-0.29, "en-US", "−29%"],
	[-0.29, "de-DE", "−29\u00a0%"],
	[-0.001, "en-US", "0%"],
	[0, "en-US", "0%"],
])("a growth rate of %d in %s is written %s, with a minus and no hyphen", (rate, locale, written) => {
	expect(formatGrowthRate(rate, locale)).toBe(written);
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
