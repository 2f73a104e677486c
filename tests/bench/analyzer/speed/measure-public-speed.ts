import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { type PublicScanner, type PublicSpeedTask, type PublicTimings, publicTimings } from "./public-timings.ts";

const SCRIPT = fileURLToPath(new URL("public-speed-process.ts", import.meta.url));

export interface MeasuredScanner {
	readonly scanner: PublicScanner;
	readonly timings: PublicTimings;
}

/**
 * Times the scanners on files, two passes each, one process after the other. The scripts are never run.
 *
 * @param paths absolute paths
 * @param checkout root of another checkout of this repository, with its packages installed, whose analyzer is timed as well; or null
 * @throws an Error when a process ends before it responds
 */
export async function measurePublicSpeed(
	paths: readonly string[],
	checkout: string | null,
): Promise<readonly MeasuredScanner[]> {
	const measured = [await measureOne({ scanner: "own", checkout: null, paths })];
	if (checkout !== null) measured.push(await measureOne({ scanner: "before", checkout, paths }));
	measured.push(await measureOne({ scanner: "js-x-ray", checkout: null, paths }));
	return measured;
}

async function measureOne(task: PublicSpeedTask): Promise<MeasuredScanner> {
	const child = fork(SCRIPT, { stdio: ["ignore", "inherit", "inherit", "ipc"] });
	child.send(task);
	const response: unknown[] = await Promise.race([
		once(child, "message"),
		once(child, "exit").then(([code]) => {
			throw new Error(`Timing ${task.scanner} ended with ${String(code)} before it responded.`);
		}),
	]);
	child.disconnect();
	return { scanner: task.scanner, timings: publicTimings.parse(response[0]) };
}
