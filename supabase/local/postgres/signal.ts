import { spawnSync } from "node:child_process";
import { databaseEnvironment } from "./cluster.ts";
import type { PostgresPlace } from "./place.ts";

/** `fast` ends sessions and writes a checkpoint; `immediate` stops like a power cut (recovery at the next start). */
export type StopMode = "fast" | "immediate";

/** Synchronous, so that it also works while this process exits. */
export function signalPostgres(place: PostgresPlace, pid: number, mode: StopMode): void {
	if (process.platform === "win32") {
		// Windows has no such signals; pg_ctl speaks to the server by its own pipe.
		const args = ["stop", "-W", "-m", mode, "-D", place.clusterDir];
		spawnSync(place.binaries.pgCtl, args, { env: databaseEnvironment(), stdio: "ignore" });
		return;
	}
	try {
		process.kill(pid, mode === "fast" ? "SIGINT" : "SIGQUIT");
	} catch (thrown) {
		if (!(thrown instanceof Error && "code" in thrown && thrown.code === "ESRCH")) throw thrown;
	}
}
