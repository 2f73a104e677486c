import { succeed } from "@scriptorium/core-types/errors";
import { expect, test } from "vitest";
import * as z from "zod";
import { defineEndpoint } from "./endpoint.ts";
import { describePage, paging } from "./schemas/paging.ts";

const endpoint = defineEndpoint({
	path: "/things/{id}",
	operationId: "listThings",
	summary: "Things",
	params: z.object({ id: z.guid() }),
	query: z.strictObject({ colour: z.array(z.enum(["red", "green"])).optional(), ...paging }),
	answer: z.unknown(),
	read: async (asked) => succeed(asked),
});
const id = "0b0e7a52-6c3f-4a52-9a0e-0e5c5a1f0001";
const unasked = () => Promise.reject(new Error("not asked"));
const rest = { get: unasked, call: unasked };
const ask = (query: string, params: Record<string, string> = { id }) =>
	endpoint.respond(params, { rest, origin: "https://hub.example", url: new URL(`https://hub.example/x${query}`) });

test("fills in defaults, and reads lists with commas and repeated parameters", async () => {
	expect(await ask("")).toEqual(succeed({ id, limit: 24, offset: 0 }));
	for (const query of ["?colour=red,green", "?colour=red&colour=green"]) {
		expect(await ask(query)).toMatchObject({ value: { colour: ["red", "green"] } });
	}
});

test.each(["?limit=1&limit=2", "?limit=", "?limit=1e9", "?colour=", "?colour=blue", "?color=red", "?__proto__=1"])(
	"%s is refused",
	async (query) => {
		expect(await ask(query)).toMatchObject({ ok: false, error: { code: "invalid_request" } });
	},
);

test("a malformed path parameter is an unknown address", async () => {
	expect(await ask("", { id: "1" })).toMatchObject({ ok: false, error: { code: "not_found" } });
});

test("the link to the next page keeps the parameters, and ends at the greatest offset", () => {
	const url = new URL("https://hub.example/api/v1/scripts?tag=a%26b&offset=24");
	expect(describePage(url, { limit: 24, offset: 24 }, true).next).toBe(
		"https://hub.example/api/v1/scripts?tag=a%26b&offset=48&limit=24",
	);
	expect(describePage(url, { limit: 24, offset: 24 }, false).next).toBeNull();
	expect(describePage(url, { limit: 100, offset: 99_950 }, true).next).toBeNull();
});
