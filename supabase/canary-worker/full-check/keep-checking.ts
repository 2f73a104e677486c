import { setTimeout as delay } from "node:timers/promises";
import { directConnector, systemResolver } from "@scriptorium/egress-proxy/system-ports";
import type { FullCheckStore } from "./full-check-store.ts";
import { loadLibraries } from "./load-libraries.ts";
import { runFullCheck } from "./run-full-check.ts";
import { workOffChecks } from "./work-off-checks.ts";

/** Time between two looks into the queue. Short, because an author waits for the result on the page of the script just saved. */
const POLL_INTERVAL_MS = 5_000;

/** Checks waiting versions in full until the signal is aborted, beside the test runs: neither waits for the other. */
export async function keepChecking(store: FullCheckStore, signal: AbortSignal): Promise<void> {
	while (!signal.aborted) {
		const worked = await workOffChecks({
			store,
			load: (code) => loadLibraries(code, { resolver: systemResolver, connector: directConnector, signal }),
			run: runFullCheck,
			signal,
		});
		if (!worked.ok) console.error(worked.error.message, worked.error.details ?? "");
		else if (worked.value.done > 0)
			console.log(`Full checks: ${worked.value.done}, with a fuller result: ${worked.value.fuller}.`);
		await delay(POLL_INTERVAL_MS, undefined, { signal }).catch(() => undefined);
	}
}
