import type { PartState } from "../part-state.ts";
import { type DenoProcess, startDeno } from "./deno-process.ts";

/** One function's life: idle until it is asked for, started again after a crash, ended on stop. */
export interface EdgeFunction {
	/** The running process; starts it when needed. */
	process(): Promise<Pick<DenoProcess, "port" | "key">>;
	state(): PartState;
	stop(): Promise<void>;
}

export function createEdgeFunction(options: Parameters<typeof startDeno>[0]): EdgeFunction {
	let state: PartState = "idle";
	let running: Promise<DenoProcess> | null = null;
	let stopping = false;

	const start = (): Promise<DenoProcess> => {
		const starting = startDeno(options);
		running = starting;
		starting.then(
			({ child }) => {
				state = "running";
				child.once("exit", onExit);
				if (child.exitCode !== null || child.signalCode !== null) onExit();
			},
			(thrown) => {
				options.log(`did not start: ${thrown instanceof Error ? thrown.message : thrown}`);
				state = "failed";
				running = null; // the next request tries again
			},
		);
		return starting;
	};
	const onExit = () => {
		if (stopping) return;
		state = "failed";
		options.log("ended unexpectedly; starting it again.");
		start().catch(() => undefined); // logged and kept as the state by start()
	};

	return {
		process: () => running ?? start(),
		state: () => state,
		stop: async () => {
			stopping = true;
			const started = await running?.catch(() => null);
			if (!started || started.child.exitCode !== null || started.child.signalCode !== null) return;
			const ended = new Promise((resolve) => started.child.once("exit", resolve));
			started.child.kill("SIGKILL"); // it keeps nothing: its state is in the database
			await ended;
		},
	};
}
