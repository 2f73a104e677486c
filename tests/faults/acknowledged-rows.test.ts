import { findFreePort } from "@scriptorium/supabase/local/postgres/free-port";
import { beforeAll, describe, expect, it } from "vitest";
import { ensureBuilt, withDataFolder } from "./support/data-folder.ts";
import { startHub } from "./support/hub-process.ts";
import { killPostgres, postmasterPid } from "./support/processes.ts";
import { seed, seededRandom, soak } from "./support/random.ts";
import { countStoredTitles, liftRecordingLimits } from "./support/stored-rows.ts";
import { startWriter, type Writer } from "./support/writer.ts";

const KILLS = soak ? 50 : 10;
const MAX_WAIT_MS = soak ? 1_000 : 150;

beforeAll(ensureBuilt);

/** Lets the writer work for this time, counted from its next acknowledged row. */
async function writeFor(writer: Writer, durationMs: number): Promise<void> {
	await writer.untilNextAcknowledged();
	await new Promise((resolve) => setTimeout(resolve, durationMs));
}

async function expectEveryRowOnce(writer: Writer, dataDir: string): Promise<void> {
	const stored = await countStoredTitles(dataDir);
	const lost = [...writer.acknowledged].filter((title) => !stored.has(title));
	const doubled = [...stored].filter(([, times]) => times > 1);
	const unknown = [...stored.keys()].filter((title) => !writer.sent.has(title));
	expect({ lost, doubled, unknown }).toEqual({ lost: [], doubled: [], unknown: [] });
	expect(writer.acknowledged.size).toBeGreaterThan(KILLS);
}

describe(`acknowledged rows survive (seed ${seed})`, () => {
	it(`${KILLS} × kill -9 of the gateway`, () =>
		withDataFolder(async (dataDir) => {
			const random = seededRandom(seed);
			const port = await findFreePort();
			let hub = await startHub({ port, dataDir });
			await liftRecordingLimits(dataDir);
			const writer = await startWriter(hub.origin, dataDir);
			for (let kill = 0; kill < KILLS; kill++) {
				await writeFor(writer, random() * MAX_WAIT_MS);
				await hub.end("SIGKILL");
				hub = await startHub({ port, dataDir });
				expect(hub.said()).toContain("left behind");
			}
			await writer.untilNextAcknowledged();
			await writer.stop();
			await expectEveryRowOnce(writer, dataDir);
			await hub.end("SIGTERM");
		}));

	it(`${KILLS} × kill -9 of Postgres`, () =>
		withDataFolder(async (dataDir) => {
			const random = seededRandom(seed + 1);
			const hub = await startHub({ port: 0, dataDir });
			await liftRecordingLimits(dataDir);
			const writer = await startWriter(hub.origin, dataDir);
			for (let kill = 0; kill < KILLS; kill++) {
				await writeFor(writer, random() * MAX_WAIT_MS);
				const killed = killPostgres(dataDir);
				// The next process is killed, too; this one may still be recovering.
				await expect
					.poll(() => [null, killed].includes(postmasterPid(dataDir)), { timeout: 60_000, interval: 10 })
					.toBe(false);
			}
			await writer.untilNextAcknowledged();
			await writer.stop();
			await expectEveryRowOnce(writer, dataDir);
			const health = await fetch(`${hub.origin}/healthz`);
			expect(await health.json()).toMatchObject({ postgres: "running", rest: "running", auth: "running" });
			await hub.end("SIGTERM");
		}));
});
