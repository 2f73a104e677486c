import { describe, expect, it } from "vitest";
import { handleHealthCheck } from "./handler.ts";

const ask = (method: string, read: Awaited<ReturnType<Parameters<typeof handleHealthCheck>[1]["readOneScriptId"]>>) =>
	handleHealthCheck(new Request("http://localhost/health-check", { method }), { readOneScriptId: async () => read });

describe("health-check", () => {
	it("says that a script could be read", async () => {
		const response = await ask("GET", { ok: true, id: "3f0c2b9e-0000-4000-8000-000000000000" });
		expect(response.status).toBe(200);
		expect(await response.json()).toEqual({ status: "ok", bookmarklets: "readable" });
		expect(response.headers.get("Cache-Control")).toBe("no-store");
	});

	it("tells an empty catalog from one that cannot be read", async () => {
		expect(await (await ask("POST", { ok: true, id: null })).json()).toEqual({ status: "ok", bookmarklets: "empty" });
		const broken = await ask("GET", { ok: false, message: "connection refused" });
		expect(broken.status).toBe(503);
		expect(await broken.json()).toEqual({
			error: "The database did not answer. Try again shortly.",
			details: "connection refused",
			code: "database_unreachable",
			status: 503,
		});
	});

	it("answers a preflight without reading, and refuses other methods", async () => {
		expect((await ask("OPTIONS", { ok: false, message: "not asked" })).status).toBe(204);
		expect((await ask("DELETE", { ok: true, id: null })).status).toBe(405);
	});
});
