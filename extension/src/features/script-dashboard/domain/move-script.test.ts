import { describe, expect, test } from "vitest";
import { dropped, following, stepped } from "./move-script.ts";

const IDS = ["a", "b", "c", "d"];

describe("move-script", () => {
	test.each([
		["b", "up", "bacd"],
		["b", "down", "acbd"],
		["c", "top", "cabd"],
		["a", "bottom", "bcda"],
		["a", "up", "abcd"],
		["d", "down", "abcd"],
		["d", "bottom", "abcd"],
		["unknown", "top", "abcd"],
	] as const)("%s %s: %s", (id, step, order) => expect(stepped(IDS, id, step).join("")).toBe(order));

	test.each([
		["a", 2, false, "bacd"],
		["a", 2, true, "bcad"],
		["d", 0, false, "dabc"],
		["d", 0, true, "adbc"],
		["b", 1, true, "abcd"],
		["b", 0, true, "abcd"],
		["b", 2, false, "abcd"],
	] as const)("%s dropped at row %s (after: %s): %s", (id, index, after, order) =>
		expect(dropped(IDS, id, { index, after }).join("")).toBe(order),
	);

	test("names the script before which one stands", () => {
		expect(following(IDS, "b")).toBe("c");
		expect(following(IDS, "d")).toBeNull();
	});
});
