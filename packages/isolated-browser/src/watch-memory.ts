// Runs in its own thread, so that memory is checked in time even while the main thread is busy.
import { workerData } from "node:worker_threads";
import { EXCEEDED, type MemoryWatchData, STOPPED } from "./limit-memory.ts";
import { memoryOf, processesOfGroup } from "./process-memory.ts";

const POLL_MS = 10;
/** The list of processes is refreshed less often because that takes longer than reading the browser's own processes. */
const POLLS_PER_LIST = 10;

const { leader, limitBytes, shared } = workerData as MemoryWatchData;
const flags = new Int32Array(shared);
let pids: number[] = [];
for (let poll = 0; Atomics.wait(flags, STOPPED, 0, POLL_MS) === "timed-out"; poll++) {
	if (poll % POLLS_PER_LIST === 0) pids = processesOfGroup(leader);
	if (memoryOf(pids) > limitBytes) {
		Atomics.store(flags, EXCEEDED, 1);
		process.kill(-leader, "SIGKILL");
		break;
	}
}
