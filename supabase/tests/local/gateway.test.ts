import { afterAll, describe, expect, inject, it } from "vitest";
import { makeScript } from "../support/samples.ts";
import { openWorld } from "../support/world.ts";

const backend = inject("backend");
const world = openWorld();
afterAll(() => world.close());

const headers = { apikey: backend.publishableKey };

describe("every answer of the gateway", () => {
	it.each([
		["rows", "/rest/v1/tags?select=id&limit=1", 200],
		["a refusal of the REST service", "/rest/v1/no_such_table", 404],
		["a refusal of the gateway", "/rest/v1/tags?select=bookmarklets(tags(bookmarklets(id)))", 400],
		["the auth service's settings", "/auth/v1/settings", 200],
		["a redirect", "/auth/v1/authorize?provider=google&code_challenge_method=s256&code_challenge=", 302],
		["a function", "/functions/v1/health-check", 200],
		["no function", "/functions/v1/nothing", 404],
		["nothing of the stand-in", "/__google/nothing", 404],
	])("says that its type holds: %s", async (_, path, status) => {
		const address = `${backend.url}${path}${path.endsWith("code_challenge=") ? "x".repeat(43) : ""}`;
		const response = await fetch(address, { headers, redirect: "manual" });
		expect(response.status).toBe(status);
		expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
	});
});

describe("what a client says of its address", () => {
	it("is not believed: installs and limits count the connection", async () => {
		const { id } = await makeScript(world);
		const before = await countOf(id);
		const forging = [
			"cf-connecting-ip",
			"x-real-ip",
			"forwarded",
			"true-client-ip",
			"x-client-ip",
			"x-original-forwarded-for",
		];
		for (const [place, name] of forging.entries()) {
			const response = await fetch(`${backend.url}/rest/v1/rpc/record_install`, {
				method: "POST",
				headers: {
					...headers,
					"Content-Type": "application/json",
					"User-Agent": "the same",
					[name]: `203.0.113.${place}`,
				},
				body: JSON.stringify({ p_bookmarklet_id: id, p_source: "copy" }),
			});
			expect(response.status).toBe(200);
		}
		expect((await countOf(id)) - before).toBe(1);
	});
});

async function countOf(id: string): Promise<number> {
	const [row] = await world.sql<
		{ install_count: number }[]
	>`select install_count from public.bookmarklets where id = ${id}`;
	return row?.install_count ?? -1;
}
