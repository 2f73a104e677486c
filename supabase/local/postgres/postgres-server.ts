import type { ChildProcess } from "node:child_process";
import { join } from "node:path";
import type { PartState } from "../part-state.ts";
import { findFreePort } from "./free-port.ts";
import { stopOrphan } from "./orphan.ts";
import type { PostgresPlace } from "./place.ts";
import { spawnPostgres } from "./postgres-process.ts";
import { signalPostgres } from "./signal.ts";

/** Owns the server process: starts it, starts it again when it dies, stops it. */
export interface PostgresServer {
	readonly port: number;
	state(): PartState;
	/** Rises with every death; a request that began under another number may have lost its answer. */
	deaths(): number;
	/** Calls back at every death (not when it is stopped in order). @returns what takes the listener away */
	onDeath(listener: () => void): () => void;
	stop(): Promise<void>;
}

const STOP_TIMEOUT_MS = 10_000;

export async function startPostgres(options: {
	place: PostgresPlace;
	dataDir: string;
	log: (line: string) => void;
}): Promise<PostgresServer> {
	const { place, log } = options;
	const logFile = join(options.dataDir, "postgres.log");
	if (await stopOrphan(place)) log("Stopped a PostgreSQL that an earlier run had left behind.");

	const first = await spawnOnFreePort(place, logFile);
	let child: ChildProcess | null = first.child;
	let state: PartState = "running";
	let deaths = 0;
	let stopping = false;
	const listeners = new Set<() => void>();

	const endWithUs = () => {
		if (child?.pid !== undefined) signalPostgres(place, child.pid, "fast");
	};
	process.once("exit", endWithUs);

	let restarting: Promise<void> = Promise.resolve();

	const watch = (current: ChildProcess) => {
		const onDeath = () => {
			child = null;
			if (stopping) return;
			state = "failed";
			deaths++;
			for (const listener of listeners) listener();
			log("PostgreSQL ended unexpectedly; starting it again.");
			restarting = restart();
		};
		// It may have died between its first sign of life and this line.
		if (hasEnded(current)) onDeath();
		else current.once("exit", onDeath);
	};
	const restart = async () => {
		// The dead server's children may hold its shared memory for a moment: it refuses to start until they are gone.
		for (let attempt = 0; !stopping; attempt++) {
			try {
				child = await spawnPostgres(place, first.port, logFile);
				if (stopping) return;
				state = "running";
				log("PostgreSQL is back.");
				return watch(child);
			} catch (thrown) {
				if (attempt === 20) log(`PostgreSQL does not come back; still trying. ${thrown}`);
				await new Promise((resolve) => setTimeout(resolve, Math.min(100 * (attempt + 1), 2_000)));
			}
		}
	};
	watch(first.child);

	return {
		port: first.port,
		state: () => state,
		deaths: () => deaths,
		onDeath: (listener) => {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
		stop: async () => {
			stopping = true;
			state = "idle";
			process.off("exit", endWithUs);
			await restarting;
			if (child) await stopChild(place, child);
		},
	};
}

async function spawnOnFreePort(place: PostgresPlace, logFile: string): Promise<{ child: ChildProcess; port: number }> {
	for (let attempt = 1; ; attempt++) {
		const port = await findFreePort();
		try {
			return { child: await spawnPostgres(place, port, logFile), port };
		} catch (thrown) {
			// Somebody may have taken the port in between; any other fault shows itself again at once.
			if (attempt === 3) throw thrown;
		}
	}
}

function hasEnded(child: ChildProcess): boolean {
	return child.exitCode !== null || child.signalCode !== null;
}

async function stopChild(place: PostgresPlace, child: ChildProcess): Promise<void> {
	if (child.pid === undefined || hasEnded(child)) return;
	const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
	const { pid } = child;
	const stopTimeout = setTimeout(() => signalPostgres(place, pid, "immediate"), STOP_TIMEOUT_MS);
	signalPostgres(place, pid, "fast");
	await ended;
	clearTimeout(stopTimeout);
}
