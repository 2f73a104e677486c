import { describe, expect, inject, it } from "vitest";

const { url } = inject("backend");

describe("edge functions", () => {
	it("run their real source in Deno and access the database through the hub", async () => {
		const response = await fetch(`${url}/functions/v1/health-check`);
		expect(await response.json()).toMatchObject({ status: "ok" });
		expect(response.status).toBe(200);
	});

	it("respond to a browser's preflight", async () => {
		const response = await fetch(`${url}/functions/v1/health-check`, { method: "OPTIONS" });
		expect(response.status).toBe(204);
		expect(response.headers.get("Access-Control-Allow-Headers")).toContain("authorization");
	});

	it.each(["nothing-here", "..%2flocal", "%00"])("are not found under the name %s", async (name) => {
		const response = await fetch(`${url}/functions/v1/${name}`);
		expect(response.status).toBe(404);
		expect(await response.json()).toMatchObject({ code: "NOT_FOUND" });
	});
});
