import { beforeAll, describe, expect, it } from "vitest";
import { ensureBuilt, withDataFolder } from "./support/data-folder.ts";
import { startHub } from "./support/hub-process.ts";
import { processesOf } from "./support/processes.ts";

beforeAll(ensureBuilt);

/** A started hub with every kind of process: npm, the bootstrap, the hub, Postgres, a function, and the worker for test runs. */
async function startWithFunction(dataDir: string) {
	const hub = await startHub({ port: 0, dataDir, throughNpm: true });
	const answer = await fetch(`${hub.origin}/functions/v1/health-check`);
	expect(await answer.json()).toEqual({ status: "ok", bookmarklets: "readable" });
	const testRuns = await fetch(`${hub.origin}/functions/v1/test-bookmarklet`);
	expect(await testRuns.json()).toEqual({ available: true, reason: null });
	const commands = processesOf(dataDir).map(({ command }) => command);
	for (const kind of ["npm start", "run.mjs", "start.ts", "/postgres ", "deno run", "test-worker/main.ts"]) {
		expect(
			commands.filter((command) => command.includes(kind)),
			kind,
		).not.toEqual([]);
	}
	return hub;
}

const noneLeft = (dataDir: string) =>
	expect.poll(() => processesOf(dataDir), { timeout: 10_000, interval: 50 }).toEqual([]);

describe("no process is left", () => {
	it.each([
		["Ctrl-C", "SIGINT"],
		["a closed terminal", "SIGHUP"],
	] as const)("after %s", (_, signal) =>
		withDataFolder(async (dataDir) => {
			const hub = await startWithFunction(dataDir);
			await hub.end(signal);
			await noneLeft(dataDir);
		}),
	);

	it("after kill -9 of npm alone", () =>
		withDataFolder(async (dataDir) => {
			const hub = await startWithFunction(dataDir);
			hub.child.kill("SIGKILL");
			await noneLeft(dataDir);
		}));

	it("but Postgres after kill -9 of everything, which the next start stops", () =>
		withDataFolder(async (dataDir) => {
			const hub = await startWithFunction(dataDir);
			await hub.end("SIGKILL");
			const isPostgres = ({ command }: { command: string }) => /\bpostgres\b/.test(command);
			await expect
				.poll(() => processesOf(dataDir).filter((found) => !isPostgres(found)), { timeout: 10_000 })
				.toEqual([]);
			expect(processesOf(dataDir).some(isPostgres)).toBe(true);
			const next = await startHub({ port: 0, dataDir });
			await next.end("SIGINT");
			await noneLeft(dataDir);
		}));
});
