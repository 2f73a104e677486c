import { describe, expect, test } from "vitest";
import { accountOfNora } from "./account.test-support.ts";
import { checkValues, firstError, isChanged, valuesOf } from "./form-values.ts";

const values = valuesOf(accountOfNora);
const errorsOf = (changed: Partial<typeof values>) => checkValues({ ...values, ...changed }).errors;

describe("the rules of the profile", () => {
	test.each([
		["displayName", "N", "Display name must be at least 2 characters."],
		["displayName", "  N  ", "Display name must be at least 2 characters."],
		["displayName", "n".repeat(81), "Display name cannot be longer than 80 characters."],
		["username", "no", "Username must be at least 3 characters."],
		["username", "n".repeat(31), "Username cannot be longer than 30 characters."],
		["username", "nora!", "Username can only contain letters, numbers, underscores and hyphens."],
		["websiteUrl", "nora", "Please enter a valid URL."],
		["websiteUrl", "javascript:alert(1)", "Please enter a valid URL."],
		["githubUrl", "ftp://example.org", "Please enter a valid URL."],
		["avatarUrl", "data:image/png;base64,AA", "Please enter a valid URL."],
		["bio", "b".repeat(501), "Bio cannot be longer than 500 characters."],
	] as const)("%s: %j is refused with the specified text", (field, value, text) => {
		expect(errorsOf({ [field]: value })).toEqual({ [field]: text });
	});

	test.each([
		{ displayName: "No" },
		{ username: "a_B-9" },
		{ username: "n".repeat(30) },
		{ websiteUrl: "https://nora.example/a?b#c", githubUrl: "http://github.com/nora" },
		{ websiteUrl: "", githubUrl: " ", avatarUrl: "", bio: "" },
	])("%j is accepted", (changed) => {
		expect(errorsOf(changed)).toEqual({});
	});
});

test("the first error is that of the upper field", () => {
	const { errors } = checkValues({ ...values, websiteUrl: "x", username: "x" });
	expect(firstError(errors)).toBe("username");
	expect(firstError({})).toBeNull();
});

test("a form without changes is not a draft", () => {
	expect(isChanged(valuesOf(accountOfNora), accountOfNora)).toBe(false);
	expect(isChanged({ ...values, bio: "x" }, accountOfNora)).toBe(true);
});
