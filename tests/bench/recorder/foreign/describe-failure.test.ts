import { expect, it } from "vitest";
import { differenceOf, reasonOf } from "./describe-failure.ts";

it("finds no difference between equal ends", () => {
	expect(differenceOf([["a"], null], [["a"], null])).toBeNull();
});

it("shows both ends from their first difference on", () => {
	expect(differenceOf(["a", "b"], ["a", "c"])).toBe('ends with ["a","b"] instead of ["a","c"]');
});

it("takes message and locator out of a report of Playwright", () => {
	const report =
		"Error: \nRunning 1 test using 1 worker\n\n  1) exported.spec.ts:3:1 › menu\n\n    TimeoutError: locator.click: Timeout 10000ms exceeded.\n    Call log:\n      - waiting for getByRole('option')\n\n  > 12 | await page";
	expect(reasonOf(report)).toBe(
		"TimeoutError: locator.click: Timeout 10000ms exceeded. - waiting for getByRole('option')",
	);
});

it("takes the error out of what Node writes about an exported script", () => {
	const output =
		"Error: file:///tmp/exported.mjs:112\n\tawait click();\n\t^\n\nTimeoutError: Timed out after waiting 10000ms\n    at a.js";
	expect(reasonOf(output)).toBe("TimeoutError: Timed out after waiting 10000ms");
});

it("keeps the message of a script", () => {
	expect(reasonOf(new Error("Step 3: element is hidden: #a"))).toBe("Error: Step 3: element is hidden: #a");
});
