import { setInterval as ticks } from "node:timers/promises";
import { fillDataFolder } from "@scriptorium/supabase/test-support/data-folder-template";
import { beforeAll, describe, expect, it } from "vitest";
import { ensureBuilt, publishableKeyOf, withDataFolder } from "./support/data-folder.ts";
import { startHub } from "./support/hub-process.ts";
import { connectTo } from "./support/stored-rows.ts";

beforeAll(ensureBuilt);

const CLIENTS = 10;
const PAGE_LOADS = 20;
const PAGES = ["/", "/explore", "/categories", "/explore?q=table"];

const NESTED = `${"id,bookmarklets(id,tags(".repeat(4)}id${"))".repeat(4)}`;

/** As many rows as two levels of embedding can return. */
const WIDE = Array.from(
	{ length: 60 },
	(_, place) =>
		`a${place}:bookmarklets(id,title,short_description,b${place}:tags(*),c${place}:versions!versions_bookmarklet_id_fkey(id,semver,change_note,code_blob_url))`,
).join(",");

describe("while ten visitors send expensive queries continuously", () => {
	it.each([
		["two tables nested in each other four times", `/rest/v1/tags?select=${NESTED}`],
		["two levels, as wide as an address can ask", `/rest/v1/tags?select=id,${WIDE}`],
	])("every page answers, no query outlives its time limit, and none outlives its client: %s", (_, question) =>
		withDataFolder(async (dataDir) => {
			await fillDataFolder(dataDir, { seed: true });
			const hub = await startHub({ port: 0, dataDir });
			const sql = connectTo(dataDir);
			const leaving = new AbortController();
			const headers = { apikey: publishableKeyOf(dataDir) };
			const answers: number[] = [];
			const clients = Array.from({ length: CLIENTS }, async () => {
				while (!leaving.signal.aborted) {
					const response = await fetch(`${hub.origin}${question}`, { headers, signal: leaving.signal });
					answers.push(response.status);
					await response.arrayBuffer();
				}
			});
			const left = Promise.allSettled(clients);
			const running = (longerThan: string) => sql`
				select query_start from pg_stat_activity
				where application_name = 'scriptorium' and state = 'active' and now() - query_start > ${longerThan}::interval`;
			let overdue = 0;
			const watching = (async () => {
				for await (const _tick of ticks(100, undefined, { signal: leaving.signal })) {
					overdue += (await running("6 seconds")).length;
				}
			})().catch(() => undefined); // aborted with the clients

			const statuses: number[] = [];
			// When the query is refused without the database, its refusals show that it is sent.
			const asked = async () => answers.length + (await running("0 seconds")).length;
			await expect.poll(asked, { timeout: 60_000 }).toBeGreaterThan(CLIENTS / 2);
			for (let load = 0; load < PAGE_LOADS; load++) {
				const page = await fetch(`${hub.origin}${PAGES[load % PAGES.length]}`, { signal: AbortSignal.timeout(20_000) });
				statuses.push(page.status);
				await page.arrayBuffer();
			}
			leaving.abort();
			await Promise.all([left, watching]);
			expect(statuses).toEqual(Array.from({ length: PAGE_LOADS }, () => 200));
			expect(overdue).toBe(0);
			expect(answers.filter((status) => ![200, 400, 429, 500].includes(status))).toEqual([]);
			expect((await fetch(`${hub.origin}/rest/v1/tags?select=id&limit=1`, { headers })).status).toBe(200);
			await expect.poll(async () => (await running("0 seconds")).length, { timeout: 10_000 }).toBe(0);
			await sql.end();
			await hub.end("SIGTERM");
		}),
	);
});
