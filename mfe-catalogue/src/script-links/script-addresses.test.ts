import { describe, expect, it } from "vitest";
import { authorPath, scriptPath, tagPath, userScriptUrl } from "./script-addresses.ts";

const id = "6f1c2a34-9b7d-4c1e-8a55-0d6d8f6f9a10";

describe("scriptPath", () => {
	it("prefers the author's username and the slug", () => {
		expect(scriptPath({ id, slug: "table-to-csv", author: { username: "ada" } })).toBe("/ada/table-to-csv");
	});
	it.each([
		["no username", { id, slug: "x", author: { username: null } }],
		["no author", { id, slug: "x", author: null }],
		["no slug", { id, slug: null, author: { username: "ada" } }],
	])("falls back to the id with %s", (_, script) => {
		expect(scriptPath(script)).toBe(`/bookmarklet/${id}`);
	});
	it("keeps letters of other scripts safe in the address", () => {
		expect(scriptPath({ id, slug: "größe", author: { username: "ada" } })).toBe("/ada/gr%C3%B6%C3%9Fe");
	});
});

it("leads to the profile by name, or by id while there is none", () => {
	expect(authorPath({ user_id: id, username: "ada" })).toBe("/ada");
	expect(authorPath({ user_id: id, username: null })).toBe(`/profile/${id}`);
});

it("escapes a tag in the query", () => {
	expect(tagPath("c++ & more")).toBe("/explore?category=c%2B%2B%20%26%20more");
});

it("gives the installable file an address that ends in .user.js", () => {
	expect(userScriptUrl("https://hub.example", { id, slug: "dark-mode" })).toBe(
		`https://hub.example/scripts/${id}/dark-mode.user.js`,
	);
});
