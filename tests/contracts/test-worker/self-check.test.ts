import { connect } from "node:net";
import { runBrowserTest } from "@scriptorium/browser-test/run-browser-test";
import { checkHosted } from "@scriptorium/check-hosted/check-hosted";
import { memoryLimitMb } from "@scriptorium/isolated-browser/limit-memory";
import type { RunTest } from "@scriptorium/supabase/test-worker/run-test";
import { checkSelf } from "@scriptorium/supabase/test-worker/self-check/check-self";
import { startTestWorker } from "@scriptorium/supabase/test-worker/worker-server";
import { findOrInstallChromium } from "@scriptorium/test-runner/chromium";
import { expect, onTestFinished, test } from "vitest";
import { startStandInProject } from "../hosted-settings/stand-in-project.ts";
import { KEY, startWorker } from "./worker-process.ts";

/** What the command says about a worker. */
async function checkWorker(url: string, key = KEY): Promise<string> {
	const project = await startStandInProject("strict");
	onTestFinished(() => project.stop());
	const lines: string[] = [];
	const env = { SUPABASE_URL: project.origin, SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x" };
	await checkHosted({ ...env, TEST_WORKER_URL: url, TEST_WORKER_KEY: key }, (line) => lines.push(line));
	return lines.find((line) => line.includes("test worker: ")) ?? "";
}

test("the worker as it ships reaches none of its private addresses, by dozens of ways", async () => {
	const worker = await startWorker();
	onTestFinished(async () => void (await worker.end()));
	const said = await checkWorker(worker.url);
	expect(said).toMatch(/^ok +test worker: none of \d{2,} ways leads to a planted private address$/);
	expect(await checkWorker(worker.url, `${KEY}-of-another`)).toMatch(
		/^differs +test worker: does not accept the given key/,
	);
});

/**
 * A worker made of the real parts, but with a resolver that calls every name public, and a connector that leads to this machine. The
 * product has no switch for that: its entry module names resolver and connector.
 */
async function startLeakyWorker() {
	const browser = { chromium: await findOrInstallChromium(), memoryMb: memoryLimitMb({}, "TEST_WORKER_MEMORY_MB") };
	const ports: Parameters<typeof checkSelf>[0]["ports"] = {
		resolver: { resolve: () => Promise.resolve(["93.184.215.15"]) },
		connector: {
			connect: ({ port }) =>
				new Promise((resolve, reject) => {
					const socket = connect({ host: "127.0.0.1", port, allowHalfOpen: true });
					socket.once("connect", () => resolve(socket)).once("error", reject);
				}),
		},
	};
	const runTest: RunTest = (input, options) => runBrowserTest(input, { ...options, browser });
	return startTestWorker({
		key: KEY,
		host: "127.0.0.1",
		port: 0,
		run: (input, options) => runTest(input, { ...options, ...ports }),
		checkSelf: (signal) => checkSelf({ runTest, ports, signal }),
	});
}

test("a worker through which a planted private address is reached differs, with the ways", async () => {
	const worker = await startLeakyWorker();
	onTestFinished(() => worker.close());
	expect(await checkWorker(`http://127.0.0.1:${worker.port}`)).toMatch(
		/^differs +test worker: a planted private address was reached by: page http:\/\/localtest\.me:\d+\/, .+, and \d+ more\. To do: /,
	);
});
