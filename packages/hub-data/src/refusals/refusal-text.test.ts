import { describe, expect, it } from "vitest";
import { refusalText } from "./refusal-text.ts";

const textOf = (code: string, message: string, status = 400) => refusalText({ code, message, details: null }, status);
const check = (name: string) => `new row for relation "x" violates check constraint "${name}"`;

describe("what is said of a refusal", () => {
	it.each([
		["23514", check("collections_title"), /1 to 80 characters/],
		["23514", check("some_new_rule"), /outside its limits/],
		["23514", check("constructor"), /outside its limits/],
		["23505", 'duplicate key value violates unique constraint "profiles_username_key"', /taken/],
		["23505", 'duplicate key value violates unique constraint "follows_pkey"', /already exists/],
		["23503", 'insert or update on table "x" violates foreign key constraint "y"', /no longer exists/],
		["22P05", "unsupported Unicode escape sequence", /cannot be stored/],
		["22P02", 'invalid input syntax for type uuid: "x"', /required format/],
		["54001", "stack depth limit exceeded", /too deeply nested/],
		["42501", "permission denied for table profiles", /not allowed/],
		["42501", 'new row violates row-level security policy for table "follows"', /not allowed/],
	])("%s %s", (code, message, expected) => {
		expect(textOf(code, message)).toMatch(expected);
	});

	it("a token that PostgREST refuses", () => {
		expect(textOf("PGRST303", "JWT expired", 401)).toBe("Your session has ended. Sign in again.");
	});

	it.each([413, 414, 431])("status %i, which comes without a word of the database", (status) => {
		expect(textOf("", "", status)).toMatch(/too large/);
	});

	it.each([
		["22023", "At most 20 tags are allowed."],
		["PT409", "You have already reported this."],
		["42501", "Only the owner may change this script."],
		["", "TypeError: Failed to fetch"],
	])("leaves the words of %s %s as they are", (code, message) => {
		expect(textOf(code, message)).toBeNull();
	});
});
