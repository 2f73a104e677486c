import { beforeAll, expect, it } from "vitest";
import { ensureBuilt, publishableKeyOf, withDataFolder } from "./support/data-folder.ts";
import { startHub } from "./support/hub-process.ts";
import { killPostgres, postmasterPid } from "./support/processes.ts";
import { connectTo } from "./support/stored-rows.ts";

beforeAll(ensureBuilt);

const KILLS = 3;
/** One client runs four at a time; the others wait. */
const REQUESTS = 40;

it("requests that run or wait while the database is killed get a 503, and free their slots", () =>
	withDataFolder(async (dataDir) => {
		const hub = await startHub({ port: 0, dataDir });
		const headers = { apikey: publishableKeyOf(dataDir) };
		const askAll = () =>
			Promise.all(
				Array.from({ length: REQUESTS }, async () => {
					const response = await fetch(`${hub.origin}/rest/v1/tags?select=id&limit=1`, {
						headers,
						signal: AbortSignal.timeout(60_000),
					});
					await response.arrayBuffer();
					return response.status;
				}),
			);

		for (let kill = 0; kill < KILLS; kill++) {
			const locking = connectTo(dataDir);
			const watching = connectTo(dataDir);
			await locking.unsafe("begin; lock table public.tags in access exclusive mode").simple();
			const struck = askAll();
			const waitForLock = async () => {
				const rows = await watching`
					select pid from pg_stat_activity where wait_event_type = 'Lock' and application_name = 'scriptorium'`;
				return rows.length;
			};
			await expect.poll(waitForLock, { timeout: 20_000, interval: 10 }).toBe(4);
			const killed = killPostgres(dataDir);
			// Waiting requests may succeed after the database has recovered.
			const statuses = await struck;
			expect(statuses.filter((status) => status === 503).length).toBeGreaterThanOrEqual(4);
			expect(statuses.filter((status) => ![200, 503].includes(status))).toEqual([]);
			await Promise.allSettled([locking.end({ timeout: 0 }), watching.end({ timeout: 0 })]);
			await expect
				.poll(() => [null, killed].includes(postmasterPid(dataDir)), { timeout: 60_000, interval: 10 })
				.toBe(false);
			const health = async () => (await fetch(`${hub.origin}/healthz`)).status;
			await expect.poll(health, { timeout: 60_000 }).toBe(200);
			expect(await askAll()).toEqual(Array.from({ length: REQUESTS }, () => 200));
			expect((await fetch(`${hub.origin}/explore`)).status).toBe(200);
		}
		await hub.end("SIGTERM");
	}));
