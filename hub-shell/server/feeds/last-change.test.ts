import { expect, test } from "vitest";
import { createChangeMemory } from "./last-change.ts";

test("Last-Modified changes exactly when the content changes, and never repeats", () => {
	let now = Date.UTC(2026, 10, 21, 12);
	const lastChange = createChangeMemory(() => now);
	const first = lastChange("/feeds/a.atom", "one");
	expect(first).toBe("Sat, 21 Nov 2026 12:00:00 GMT");
	now += 60_000;
	expect(lastChange("/feeds/a.atom", "one")).toBe(first);
	const second = lastChange("/feeds/a.atom", "two");
	expect(second).toBe("Sat, 21 Nov 2026 12:01:00 GMT");
	// Two changes within a second, back to the first content: still newer than before.
	expect(lastChange("/feeds/a.atom", "one")).toBe("Sat, 21 Nov 2026 12:01:01 GMT");
	expect(lastChange("/feeds/b.atom", "one")).toBe(second);
});

test("the least recently requested path is evicted first", () => {
	let now = 0;
	const lastChange = createChangeMemory(() => now);
	const kept = lastChange("kept", "x");
	lastChange("forgotten", "x");
	for (let index = 0; index < 1998; index++) lastChange(`path ${index}`, "x");
	lastChange("kept", "x");
	lastChange("one more", "x");
	now = 5000;
	expect(lastChange("kept", "x")).toBe(kept);
	expect(lastChange("forgotten", "x")).not.toBe(kept);
});
