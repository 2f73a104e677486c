import { expect, test } from "vitest";
import { openFixtureHub } from "../fixture.test-support.ts";

test("an unreachable backend is 503 in the API, the feeds and oEmbed, each in its own format", async () => {
	const { get } = openFixtureHub({ fetch: async () => Promise.reject(new TypeError("refused")) });
	const refused = await get("/api/v1/scripts");
	expect(refused.status).toBe(503);
	expect(refused.headers.get("retry-after")).toBe("60");
	expect(await refused.json()).toEqual({
		error: "The catalog cannot be read at the moment. Try again in a minute.",
		details: null,
		code: "unavailable",
		status: 503,
	});
	expect((await get("/feeds/latest.atom")).status).toBe(503);
	expect((await get("/oembed?url=http%3A%2F%2Flocalhost%3A4173%2Fada%2Fx")).status).toBe(503);
});

test("rows in another shape are an error", async () => {
	const { get } = openFixtureHub({ fetch: async () => Response.json([{ id: "<script>" }]) });
	for (const path of ["/api/v1/scripts", "/api/v1/tags", "/api/v1/categories", "/feeds/latest.json"]) {
		expect((await get(path)).status, path).toBe(503);
	}
});

test("the OpenAPI document needs no backend", async () => {
	const { get } = openFixtureHub({ fetch: async () => Promise.reject(new TypeError("refused")) });
	const response = await get("/api/openapi.json");
	expect(response.status).toBe(200);
	expect(await response.json()).toMatchObject({ openapi: "3.1.1", servers: [{ url: "http://localhost:4173/api/v1" }] });
});
