// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { waitFor } from "./wait-for.ts";
import { repeatOnChange } from "./watch-changes.ts";

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance", "requestAnimationFrame"] });
});
afterEach(() => {
	vi.useRealTimers();
});

/** A page that changes in every frame, and a look at it that takes this long. */
async function looksPerSecond(cost: number): Promise<number> {
	let looks = 0;
	const repeated = repeatOnChange((watch) => {
		watch(document);
		vi.advanceTimersByTime(cost);
		looks += 1;
		return looks;
	});
	const end = performance.now() + 1000;
	while (performance.now() < end) {
		document.body.setAttribute("data-tick", String(performance.now()));
		await vi.advanceTimersByTimeAsync(16);
		repeated.look();
	}
	repeated.stop();
	return looks;
}

it("looks again in every frame at a small page, and takes a fifth of the time at a large one", async () => {
	expect(await looksPerSecond(0)).toBeGreaterThan(50);
	const large = await looksPerSecond(50);
	expect(large).toBeGreaterThan(2);
	expect(large).toBeLessThanOrEqual(5);
});

it("looks rarely at a page that does not change", async () => {
	let looks = 0;
	const waiting = waitFor(() => {
		looks += 1;
		return null;
	}, 3000);
	await vi.advanceTimersByTimeAsync(4000);
	expect(await waiting).toBe(null);
	expect(looks).toBeLessThanOrEqual(7);
});

it("sees what has changed at the end of its time", async () => {
	let value: string | null = null;
	const waiting = waitFor(() => value, 400);
	await vi.advanceTimersByTimeAsync(390);
	value = "late";
	await vi.advanceTimersByTimeAsync(200);
	expect(await waiting).toBe("late");
});
