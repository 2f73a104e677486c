import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chooseTestBrowser, createLocalTestRuns } from "@scriptorium/supabase/local/test-runs/local-test-runs";
import { findOrInstallChromium } from "@scriptorium/test-runner/chromium";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { processesOf } from "../../faults/support/processes.ts";

const folders: string[] = [];
afterEach(async () => {
	for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

/** Test runs of a local backend, with the lines that they log. */
async function makeTestRuns() {
	const dataDir = await mkdtemp(join(tmpdir(), "scriptorium-test-runs-"));
	folders.push(dataDir);
	const lines: string[] = [];
	const log = (line: string) => lines.push(line);
	const testRuns = createLocalTestRuns({ worker: { chromium: await findOrInstallChromium() }, dataDir, log });
	onTestFinished(() => testRuns.stop());
	return { testRuns, dataDir, lines };
}
const ask = ({ TEST_WORKER_URL = "", TEST_WORKER_KEY = "" }: Readonly<Record<string, string>>) =>
	fetch(`${TEST_WORKER_URL}status`, { headers: { Authorization: `Bearer ${TEST_WORKER_KEY}` } }).then(
		({ status }) => status,
		() => null,
	);

test("the worker is started by the first request, answers only with its key, and ends with the hub", async () => {
	const { testRuns, dataDir, lines } = await makeTestRuns();
	expect(processesOf(dataDir)).toEqual([]);
	const [first, second] = await Promise.all([testRuns.prepare(), testRuns.prepare()]);
	expect(second).toEqual(first);
	expect(processesOf(dataDir)).toHaveLength(1);
	expect(await ask(first)).toBe(200);
	expect(await ask({ ...first, TEST_WORKER_KEY: "another" })).toBe(401);
	expect(first.TEST_WORKER_URL).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
	await testRuns.stop();
	expect(processesOf(dataDir)).toEqual([]);
	expect(lines).toEqual([]);
});

test("it is started again after a crash, with the same address and key", async () => {
	const { testRuns, dataDir, lines } = await makeTestRuns();
	const variables = await testRuns.prepare();
	const [{ pid } = { pid: 0 }] = processesOf(dataDir);
	process.kill(pid, "SIGKILL");
	await expect.poll(() => ask(variables)).toBe(200);
	const now = processesOf(dataDir).map((one) => one.pid);
	expect(now).toHaveLength(1);
	expect(now).not.toContain(pid);
	expect(await testRuns.prepare()).toEqual(variables);
	expect(lines).toEqual(["ended unexpectedly; starting it again."]);
});

test("without a browser, or switched off, the function is told what to say", async () => {
	const nowhere = { PATH: "", SCRIPTORIUM_CHROMIUM: "" };
	expect(chooseTestBrowser(nowhere)).toEqual({ missing: expect.stringMatching(/Install Chromium or Google Chrome/) });
	expect(chooseTestBrowser({ SCRIPTORIUM_TEST_RUNS: "off" })).toEqual({
		missing: expect.stringMatching(/switched off \(SCRIPTORIUM_TEST_RUNS=off\)/),
	});
	const missing = "Install Chromium.";
	const testRuns = createLocalTestRuns({ worker: { missing }, dataDir: "/nowhere", log: () => undefined });
	expect(await testRuns.prepare()).toEqual({ TEST_WORKER_MISSING: missing });
});
