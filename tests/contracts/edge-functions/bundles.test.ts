import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildEdgeFunctions } from "@scriptorium/build-config/build/build-edge-functions";
import { type DenoProcess, startDeno } from "@scriptorium/supabase/local/functions/deno-process";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "scriptorium-edge-"));
const source = fileURLToPath(new URL("../../../supabase/functions/health-check/index.ts", import.meta.url));
const bundle = join(folder, "health-check", "index.js");

/** The one thing the function asks of a project: an id from `bookmarklets`. */
function startProject(): Promise<Server> {
	const server = createServer((request, response) => {
		const asked = new URL(request.url ?? "/", "http://project");
		const known = asked.pathname === "/rest/v1/bookmarklets" && asked.searchParams.get("select") === "id";
		response.writeHead(known ? 200 : 404, { "content-type": "application/json" });
		response.end(known ? '[{"id":"3f0c2b9e-0000-4000-8000-000000000000"}]' : '{"message":"unknown"}');
	});
	return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));
}

describe("the edge functions, as sources and as the bundles that are deployed", () => {
	let project: Server;
	const running: DenoProcess[] = [];

	beforeAll(async () => {
		project = await startProject();
		expect(await buildEdgeFunctions(folder)).toContain("health-check");
		const url = `http://127.0.0.1:${(project.address() as AddressInfo).port}`;
		const env = { SUPABASE_URL: url, SUPABASE_ANON_KEY: "sb_publishable_test" };
		for (const entry of [source, bundle]) {
			running.push(await startDeno({ entry, env, cacheDir: join(folder, "deno"), log: () => undefined }));
		}
	}, 120_000);
	afterAll(() => {
		for (const { child } of running) child.kill("SIGKILL");
		project.close();
		rmSync(folder, { recursive: true, force: true });
	});

	it("answer alike", async () => {
		const ask = async ({ port }: DenoProcess, method: string) => {
			const answer = await fetch(`http://127.0.0.1:${port}/health-check`, { method });
			return { status: answer.status, body: await answer.text() };
		};
		for (const method of ["GET", "OPTIONS", "DELETE"]) {
			const [fromSource, fromBundle] = await Promise.all(running.map((one) => ask(one, method)));
			expect(fromBundle, method).toEqual(fromSource);
		}
		const [read] = await Promise.all(running.map((one) => ask(one, "GET")));
		expect(read).toEqual({ status: 200, body: JSON.stringify({ status: "ok", bookmarklets: "readable" }) });
	});

	it("are one file without imports", () => {
		expect(readFileSync(bundle, "utf8")).not.toMatch(/^\s*(import\s|export .* from )/m);
	});
});
