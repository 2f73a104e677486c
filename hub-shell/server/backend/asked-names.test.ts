import { succeed } from "@scriptorium/core-types/errors";
import { describe, expect, test } from "vitest";
import { isAddressable, isUsername } from "./asked-names.ts";
import { readProfile } from "./read-profile.ts";
import { readScriptFacts } from "./read-script-facts.ts";
import { readScripts } from "./read-scripts.ts";
import { createRestReader, type RestReader } from "./rest-reader.ts";

describe("names out of an address", () => {
	test.each(["ada", "ADA_1", "a-b"])("%s can be a username", (name) => expect(isUsername(name)).toBe(true));
	test.each(["", "ab", "a b", "a\0b", "ädä", "x".repeat(31), "a,b"])("%j cannot be a username", (name) =>
		expect(isUsername(name)).toBe(false),
	);
	test.each(["\0", "a\0", "\ud800", "a\udc00b"])("%j cannot be stored in the database", (text) =>
		expect(isAddressable(text)).toBe(false),
	);
	test.each(["", "é 🦓", "eq.1", "'; --"])("%j can be stored", (text) => expect(isAddressable(text)).toBe(true));
});

describe("a name that cannot exist", () => {
	const unasked = () => Promise.reject(new Error("asked"));
	const rest: RestReader = { get: unasked, call: unasked };
	test("is not requested", async () => {
		expect(await readScripts(rest, { term: "a\0", sort: "newest", limit: 1 })).toEqual(
			succeed({ scripts: [], total: 0 }),
		);
		expect(await readScripts(rest, { tag: "\0", sort: "newest", limit: 1 })).toMatchObject({ ok: true });
		expect(await readProfile(rest, { username: "\0" })).toEqual(succeed(null));
		expect(await readScriptFacts(rest, { username: "ada", slug: "\0" })).toEqual(succeed(null));
	});
});

test("a term that looks like a filter is passed as an argument", async () => {
	const asked: unknown[] = [];
	const backend = { url: "http://backend.test", publishableKey: "key" };
	const rest = createRestReader(backend, async (input, init) => {
		asked.push([init?.method, String(input), JSON.parse(String(init?.body)).p_term]);
		return Response.json([]);
	});
	await readScripts(rest, { term: "not.eq.1", sort: "newest", limit: 1 });
	expect(asked).toEqual([["POST", "http://backend.test/rest/v1/rpc/search_scripts?", "not.eq.1"]]);
});
