// The browser for test runs: `TEST_WORKER_KEY=… node supabase/test-worker/main.ts`, in a container of its own.
import { runBrowserTest } from "@scriptorium/browser-test/run-browser-test";
import { messageOf } from "@scriptorium/core-types/errors";
import { directConnector, systemResolver } from "@scriptorium/egress-proxy/system-ports";
import type { RunTest } from "./run-test.ts";
import { checkSelf } from "./self-check/check-self.ts";
import { watchParent } from "./watch-parent.ts";
import { readWorkerEnvironment } from "./worker-environment.ts";
import { startTestWorker } from "./worker-server.ts";

/** The only ways out. No variable replaces them: private addresses are refused wherever the worker runs. */
const ports = { resolver: systemResolver, connector: directConnector };

async function main(): Promise<void> {
	const { key, host, port, browser } = readWorkerEnvironment(process.env);
	const runTest: RunTest = (input, options) => runBrowserTest(input, { ...options, browser });
	const worker = await startTestWorker({
		key,
		host,
		port,
		run: (input, options) => runTest(input, { ...options, ...ports }),
		checkSelf: (signal) => checkSelf({ runTest, ports, signal }),
	});
	const stop = () => {
		void worker.close().finally(() => process.exit(0));
	};
	for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, stop);
	const hub = Number(process.env.SCRIPTORIUM_HUB_PID);
	watchParent(Number.isInteger(hub) && hub > 0 ? hub : undefined, stop);
	console.log(`The test worker listens on port ${worker.port}.`);
}

main().catch((thrown: unknown) => {
	console.error(messageOf(thrown));
	process.exitCode = 1;
});
