// A thread of its own: whatever the process computes, the memory of its browser is looked at in time.
import { workerData } from "node:worker_threads";
import { EXCEEDED, type MemoryWatchData, STOPPED } from "./limit-memory.ts";
import { memoryOf, processesOfGroup } from "./process-memory.ts";

const POLL_MS = 10;
/** Reading the whole list of processes takes longer than reading the few of the browser. */
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
