import { cpus, loadavg } from "node:os";
import { setTimeout as wait } from "node:timers/promises";

const SAMPLE_MS = 3_000;
/** A machine that has just built or rated something comes to rest within this time. */
const MAX_SAMPLES = 20;
/** Share of processor time that other programs may use (0 to 1); above it, measured times are not reliable. */
export const MAX_BUSY_SHARE = 0.15;

/** How much of the processors was in use while the bench itself did nothing. */
export interface MachineUse {
	/** Between 0 and 1. */
	readonly busyShare: number;
	readonly isBusy: boolean;
	/** For the report. */
	readonly words: string;
}

/**
 * Waits up to a minute until other programs leave the processors alone.
 * @param sample measures the share of the processors that is in use; replaced in tests
 * @returns the last measurement; `isBusy` when the machine did not come to rest
 */
export async function waitForQuietMachine(sample = sampleBusyShare): Promise<MachineUse> {
	let busyShare = 1;
	for (let number = 0; number < MAX_SAMPLES && busyShare > MAX_BUSY_SHARE; number++) busyShare = await sample();
	const percent = `${(busyShare * 100).toFixed(0)} %`;
	const isBusy = busyShare > MAX_BUSY_SHARE;
	const words = isBusy
		? `**Busy machine: other programs used ${percent} of the processors, so the times are too long.**`
		: `Other programs used ${percent} of the processors.`;
	return { busyShare, isBusy, words };
}

async function sampleBusyShare(): Promise<number> {
	const before = readTimes();
	await wait(SAMPLE_MS);
	const after = readTimes();
	const total = after.total - before.total;
	return total === 0 ? 0 : 1 - (after.idle - before.idle) / total;
}

function readTimes(): { readonly total: number; readonly idle: number } {
	const times = cpus().map((cpu) => cpu.times);
	const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
	return { total: sum(times.flatMap((one) => Object.values(one))), idle: sum(times.map(({ idle }) => idle)) };
}

/** Load of the last 1, 5 and 15 minutes, for the terminal. */
export function describeLoad(): string {
	return `load ${loadavg()
		.map((value) => value.toFixed(1))
		.join(" ")} (1, 5, 15 minutes)`;
}
