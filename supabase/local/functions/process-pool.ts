import { setPriority } from "node:os";
import type { PartState } from "../part-state.ts";
import { type DenoProcess, startDeno } from "./deno-process.ts";

/** A process of a function, for one request alone. */
export interface Lease extends Pick<DenoProcess, "port" | "key"> {
	/** Gives the process back after an answer. */
	release(): void;
	/** Ends the process: what it computes cannot be stopped otherwise, and nobody waits for it. */
	end(): void;
}

/** Processes of one function, each of which handles one request at a time. */
export interface ProcessPool {
	/**
	 * Takes a process; starts one when all are busy.
	 * @throws when no process starts
	 */
	take(): Promise<Lease>;
	state(): PartState;
	stop(): Promise<void>;
}

/** Below the hub and the database, which answer everybody (`nice`). */
const PRIORITY = 5;

interface Member {
	readonly process: DenoProcess;
	isBusy: boolean;
}

/**
 * For a function that computes for seconds. While one client's request runs, another client's gets a process of its own. A spare is
 * started as soon as all are busy, so that the next request does not wait for it.
 * @param options how a process is started
 * @param max number of processes; requests beyond wait
 */
export function createProcessPool(options: Parameters<typeof startDeno>[0], max: number): ProcessPool {
	const members = new Set<Member>();
	const waiting: (() => void)[] = [];
	const starting = new Set<Promise<unknown>>();
	let state: PartState = "idle";
	let isStopped = false;

	const start = (): Promise<Member> => {
		const started = startMember();
		starting.add(started);
		// Whether it has started or not, one of those who wait looks again.
		const settle = () => {
			starting.delete(started);
			waiting.shift()?.();
		};
		started.then(settle, settle);
		return started;
	};
	const startMember = async (): Promise<Member> => {
		try {
			const process = await startDeno(options);
			const member: Member = { process, isBusy: true };
			const { child } = process;
			if (child.pid !== undefined) setPriority(child.pid, PRIORITY);
			members.add(member);
			state = "running";
			child.once("exit", () => {
				// One that was ended on purpose is no member any more.
				if (members.delete(member) && !isStopped) {
					state = "failed";
					options.log("ended unexpectedly.");
					waiting.shift()?.();
				}
			});
			if (isStopped) end(member);
			return member;
		} catch (thrown) {
			options.log(`did not start: ${thrown instanceof Error ? thrown.message : thrown}`);
			state = "failed";
			throw thrown;
		}
	};
	const end = ({ process }: Member) => {
		for (const member of members) if (member.process === process) members.delete(member);
		process.child.kill("SIGKILL"); // it keeps nothing: its state is in the database
	};
	const give = (member: Member) => {
		member.isBusy = false;
		waiting.shift()?.();
	};
	const startSpare = () => {
		if (isStopped || members.size + starting.size >= max || [...members].some(({ isBusy }) => !isBusy)) return;
		start().then(give, () => undefined); // logged and kept as the state by start()
	};
	const idle = async (): Promise<Member> => {
		for (;;) {
			const free = [...members].find(({ isBusy }) => !isBusy);
			if (free) {
				free.isBusy = true;
				return free;
			}
			if (members.size + starting.size < max) return start();
			await new Promise<void>((resolve) => waiting.push(resolve));
		}
	};

	return {
		take: async () => {
			const member = await idle();
			startSpare();
			return {
				port: member.process.port,
				key: member.process.key,
				release: () => give(member),
				end: () => {
					end(member);
					waiting.shift()?.();
					startSpare();
				},
			};
		},
		state: () => state,
		stop: async () => {
			isStopped = true;
			await Promise.allSettled(starting);
			await Promise.all(
				[...members].map(
					({ process: { child } }) =>
						new Promise<void>((resolve) => {
							if (child.exitCode !== null || child.signalCode !== null) return resolve();
							child.once("exit", () => resolve());
							child.kill("SIGKILL");
						}),
				),
			);
		},
	};
}
