import type { TestRunEnd, TestRunLog, TestRunStep } from "@scriptorium/shared-protocol/test-run-result";

/** The end of a run without the times, which the other side measures. */
export type ProgramEnd = Omit<TestRunEnd, "duration" | "timestamp">;

export interface ProgramReport {
	/** Of this program, from 1: a report that is repeated counts once. */
	readonly number: number;
	readonly steps: readonly TestRunStep[];
	readonly logs: readonly TestRunLog[];
	/** Where to go on after a page load, as JSON. */
	readonly saved?: string;
	readonly end?: ProgramEnd;
}

export interface ReportQueue {
	/** Takes the last state of a step; reports it soon. */
	step(step: TestRunStep): void;
	log(line: TestRunLog): void;
	/**
	 * Takes where to go on, and reports it at once: the page may be gone in a moment.
	 * @returns whether it is stored; false as soon as nothing more is sent
	 */
	save(saved: string): Promise<boolean>;
	end(end: ProgramEnd): void;
	/** Reports what waits without waiting for the answer to the report before, as the page is being left. */
	leave(): void;
	/** Reports nothing more. */
	close(): void;
}

const SOON_MS = 50;
/** Steps of one report, and log lines that wait for it; older lines are dropped. */
const MAX_PER_REPORT = 1000;

/**
 * Sends new steps and log lines of a program, one report after the other, so that a fast program does not flood the other side.
 * @param send stores a report; resolves with false when the run has ended elsewhere
 * @param onRefused called then; nothing more is sent
 * @returns the queue
 */
export function createReportQueue(
	send: (report: ProgramReport) => Promise<boolean>,
	onRefused: () => void,
): ReportQueue {
	/** The last state of each step, in the order of the changes. */
	const steps = new Map<string, TestRunStep>();
	let logs: TestRunLog[] = [];
	let saved: string | undefined;
	/** Sent, but not answered yet. */
	let savedInFlight: string | undefined;
	let end: ProgramEnd | undefined;
	let number = 0;
	let isSending = false;
	let isScheduled = false;
	let isClosed = false;
	/** Each waits for the answer to the report that is sent next, or was sent last. */
	let waiting: ((isStored: boolean) => void)[] = [];
	let waitingInFlight: typeof waiting = [];

	const hasNews = (): boolean => steps.size > 0 || logs.length > 0 || saved !== undefined || end !== undefined;
	const take = (): ProgramReport => {
		const part = [...steps.values()].slice(0, MAX_PER_REPORT);
		for (const { nodeId } of part) steps.delete(nodeId);
		const isLast = steps.size === 0;
		number += 1;
		const report: ProgramReport = {
			number,
			steps: part,
			logs,
			...(saved === undefined ? {} : { saved }),
			...(isLast && end !== undefined ? { end } : {}),
		};
		savedInFlight = saved ?? savedInFlight;
		logs = [];
		saved = undefined;
		if (isLast) end = undefined;
		return report;
	};
	const close = (): void => {
		isClosed = true;
		for (const answer of [...waitingInFlight, ...waiting]) answer(false);
	};
	const pump = async (): Promise<void> => {
		if (isSending) return;
		isSending = true;
		while (!isClosed && hasNews()) {
			const report = take();
			waitingInFlight = waiting;
			waiting = [];
			const isAccepted = await send(report);
			if (report.saved === savedInFlight) savedInFlight = undefined;
			if (isClosed) break;
			if (isAccepted) for (const answer of waitingInFlight) answer(true);
			else {
				onRefused();
				close();
			}
		}
		isSending = false;
	};
	const soon = (): void => {
		if (isScheduled) return;
		isScheduled = true;
		setTimeout(() => {
			isScheduled = false;
			void pump();
		}, SOON_MS);
	};
	return {
		step(step) {
			steps.delete(step.nodeId);
			steps.set(step.nodeId, step);
			soon();
		},
		log(line) {
			logs.push(line);
			if (logs.length > MAX_PER_REPORT) logs.shift();
			soon();
		},
		save(json) {
			if (isClosed) return Promise.resolve(false);
			saved = json;
			return new Promise((resolve) => {
				waiting.push(resolve);
				void pump();
			});
		},
		end(last) {
			end = last;
			void pump();
		},
		leave() {
			saved ??= savedInFlight;
			if (!isClosed && hasNews()) void send(take());
		},
		close,
	};
}
