import type { Clock } from "@scriptorium/core-types/clock";
import { fail, messageOf, succeed } from "@scriptorium/core-types/errors";
import { createObservable } from "@scriptorium/core-types/observable";
import type { TestRunLink, TestRunSnapshot } from "@scriptorium/shared-protocol/host-remote/test-run-link";
import { pageTestRunLimits } from "@scriptorium/shared-protocol/page-test-run-limits";
import type { TestRunEnd, TestRunFailureCode } from "@scriptorium/shared-protocol/test-run-result";
import * as z from "zod/mini";
import { addProgress } from "../progress.ts";
import { programText } from "../run-program.ts";
import { en } from "./messages/en.ts";
import { PING, type SandboxOrder, sandboxReport } from "./sandbox-messages.ts";

/** A loaded sandbox document. */
export interface SandboxFrame {
	/** Connected to the layer in the document. */
	readonly port: MessagePort;
	/** Removes the document, and with it whatever runs in it. */
	remove(): void;
}

export interface SandboxPorts {
	/** Opens a new sandbox document. `onLeft` is called when the document is replaced by another page. */
	readonly open: (onLeft: () => void) => Promise<SandboxFrame>;
	/** The page on which the code runs. */
	readonly html: () => string;
	readonly clock: Clock;
}

const PING_MS = 1000;
/** Longer than the loop guard needs to end a loop. */
const SILENT_MS = 8000;
const IDLE: TestRunSnapshot = { state: "idle", target: null, steps: [], logs: [], result: null };

/**
 * Creates test runs in a sandbox document, with the interface of those in a tab.
 * @param ports document, page and clock
 * @returns the runs; each begins with a new document
 */
export function createSandboxLink(ports: SandboxPorts): TestRunLink {
	const { open, html, clock } = ports;
	const execution = createObservable<TestRunSnapshot>(IDLE);
	let frame: SandboxFrame | null = null;
	let run = 0;
	let startedAt = 0;
	let stopTimers: (() => void)[] = [];

	const finish = (ending: Omit<TestRunEnd, "duration" | "timestamp">): void => {
		const now = execution.getSnapshot();
		if (now.state === "ended" || now.state === "idle") return;
		for (const stop of stopTimers) stop();
		const end: TestRunEnd = { ...ending, duration: clock.now() - startedAt, timestamp: startedAt };
		execution.set({ ...now, state: "ended", result: { ...end, logs: now.logs } });
	};
	const fails = (code: TestRunFailureCode, message: string): void => {
		const nodeId = execution.getSnapshot().steps.findLast(({ state }) => state === "running")?.nodeId ?? null;
		frame?.remove();
		frame = null;
		finish({ success: false, output: null, errors: [{ code, message, nodeId }], memory_used: null });
	};
	const receive = (data: unknown): void => {
		const report = z.safeParse(sandboxReport, data);
		if (!report.success || execution.getSnapshot().state !== "running") return;
		if (report.data === PING) watch();
		else if (report.data === "not a program") fails("INVALID_CODE", en.invalidCode);
		else {
			const now = execution.getSnapshot();
			execution.set({ ...now, ...addProgress(now, report.data) });
			if (report.data.end !== undefined) finish(report.data.end);
		}
	};
	/** Expects the next sign of life. */
	function watch(): void {
		for (const stop of stopTimers.splice(1)) stop();
		stopTimers.push(
			clock.setTimer(() => frame?.port.postMessage(PING), PING_MS),
			clock.setTimer(() => fails("SCRIPT_ERROR", en.blocked), SILENT_MS),
		);
	}

	return {
		execution,
		async start({ code }) {
			frame?.remove();
			frame = null;
			run += 1;
			const own = run;
			startedAt = clock.now();
			execution.set({ ...IDLE, state: "loading" });
			try {
				const opened = await open(() => own === run && fails("PAGE_NOT_LOADED", en.left));
				if (own !== run || execution.getSnapshot().state !== "loading") {
					opened.remove();
					return succeed(undefined);
				}
				frame = opened;
			} catch (thrown) {
				execution.set(IDLE);
				return fail("UNKNOWN_ERROR", messageOf(thrown));
			}
			frame.port.onmessage = ({ data }: MessageEvent<unknown>) => own === run && receive(data);
			execution.set({ ...IDLE, state: "running" });
			stopTimers = [clock.setTimer(() => fails("TIMED_OUT", en.timedOut), pageTestRunLimits.durationMs)];
			watch();
			frame.port.postMessage({ html: html(), program: programText(code), startedAt } satisfies SandboxOrder);
			return succeed(undefined);
		},
		async stop() {
			fails("STOPPED", en.stopped);
			return succeed(undefined);
		},
	};
}
