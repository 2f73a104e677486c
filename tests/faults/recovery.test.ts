import { once } from "node:events";
import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { listenOnLoopback } from "@scriptorium/loopback-server/listen-on-loopback";
import { beforeAll, describe, expect, it } from "vitest";
import { ensureBuilt, publishableKeyOf, withDataFolder } from "./support/data-folder.ts";
import { spawnHub, startHub } from "./support/hub-process.ts";
import { killPostgres, postmasterPid, processesOf } from "./support/processes.ts";

beforeAll(ensureBuilt);

/** Runs a start that is expected to fail. @returns its exit code and its output */
async function failedStart(options: { port: number; dataDir: string }): Promise<{ code: number | null; said: string }> {
	const child = spawnHub(options);
	let said = "";
	for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => (said += chunk.toString()));
	await once(child, "close");
	return { code: child.exitCode, said };
}

describe("the next start recovers", () => {
	it("from an orphaned Postgres", () =>
		withDataFolder(async (dataDir) => {
			const killed = await startHub({ port: 0, dataDir });
			await killed.end("SIGKILL");
			const orphan = postmasterPid(dataDir);
			expect(processesOf(dataDir).map(({ pid }) => pid)).toContain(orphan);

			const next = await startHub({ port: 0, dataDir });
			expect(next.said()).toContain("Stopped a PostgreSQL that an earlier run had left behind.");
			expect(postmasterPid(dataDir)).not.toBe(orphan);
			expect(processesOf(dataDir).map(({ pid }) => pid)).not.toContain(orphan);
			await next.end("SIGTERM");
		}));

	it("from a start that was killed while it made the database", () =>
		withDataFolder(async (dataDir) => {
			const child = spawnHub({ port: 0, dataDir });
			const halfMade = () => existsSync(dataDir) && readdirSync(dataDir).some((name) => name.includes(".half-made-"));
			await expect.poll(halfMade, { timeout: 20_000, interval: 5 }).toBe(true);
			child.kill("SIGKILL");
			await once(child, "exit");
			expect(existsSync(join(dataDir, "postgres"))).toBe(false);

			const next = await startHub({ port: 0, dataDir });
			expect(halfMade()).toBe(false);
			await next.end("SIGTERM");
		}));

	it("from a database folder without its mark of completion", () =>
		withDataFolder(async (dataDir) => {
			const first = await startHub({ port: 0, dataDir });
			await first.end("SIGTERM");
			rmSync(join(dataDir, "postgres", "scriptorium-completed"));
			const next = await startHub({ port: 0, dataDir });
			expect(next.said()).toContain("Made a database");
			await next.end("SIGTERM");
		}));
});

describe("a start that fails prints one sentence", () => {
	it("when the port is taken", () =>
		withDataFolder(async (dataDir) => {
			const { port, close } = await listenOnLoopback(createServer());
			const { code, said } = await failedStart({ port, dataDir });
			await close();
			expect(code).toBe(1);
			expect(said.trim()).toBe(
				`Port ${port} is taken by another program. Stop that one, or choose another port: npm start -- --port ${port + 1}`,
			);
			expect(processesOf(dataDir)).toEqual([]);
		}));

	it("when another hub uses the data folder, which keeps running", () =>
		withDataFolder(async (dataDir) => {
			const first = await startHub({ port: 0, dataDir });
			const { code, said } = await failedStart({ port: 0, dataDir });
			expect(code).toBe(1);
			expect(said).toContain(`Another Scriptorium (process ${first.child.pid}) already uses ${dataDir}.`);
			expect((await fetch(`${first.origin}/healthz`)).status).toBe(200);
			await first.end("SIGTERM");
		}));
});

describe("while Postgres cannot come back", () => {
	it("health reports failed, REST and auth respond with 503 immediately, and everything recovers afterwards", () =>
		withDataFolder(async (dataDir) => {
			const hub = await startHub({ port: 0, dataDir });
			const cluster = join(dataDir, "postgres");
			// Killed first and moved at once: the restart finds no database until it is put back.
			killPostgres(dataDir);
			renameSync(cluster, `${cluster}.away`);
			const healthStatus = async () => (await fetch(`${hub.origin}/healthz`)).status;
			await expect.poll(healthStatus, { timeout: 30_000 }).toBe(503);
			expect(await (await fetch(`${hub.origin}/healthz`)).json()).toEqual({
				postgres: "failed",
				rest: "failed",
				auth: "failed",
				// The analysis queue starts one after the hub is ready.
				functions: expect.stringMatching(/^(idle|running)$/),
				hub: "running",
			});
			const headers = { apikey: publishableKeyOf(dataDir) };
			for (const path of ["/rest/v1/bookmarklets?select=id", "/auth/v1/user"]) {
				const response = await fetch(`${hub.origin}${path}`, { headers, signal: AbortSignal.timeout(2_000) });
				expect(response.status).toBe(503);
				expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
				expect(await response.json()).toMatchObject({ code: "PGRST001" });
			}
			renameSync(`${cluster}.away`, cluster);
			await expect.poll(healthStatus, { timeout: 60_000 }).toBe(200);
			expect((await fetch(`${hub.origin}/rest/v1/bookmarklets?select=id`, { headers })).status).toBe(200);
			await hub.end("SIGTERM");
		}));
});
