import type { Clock } from "@scriptorium/shared-protocol/channel/clock";
import type { PayloadOf, SendEvent } from "@scriptorium/shared-protocol/channel/define-message";
import type { Result } from "@scriptorium/shared-protocol/errors";
import type { reportRunProgress, runNote } from "@scriptorium/shared-protocol/extension-internal/run-script";
import type { executeScript, executionStatus } from "@scriptorium/shared-protocol/hub-extension/execute-script";
import type { RunChoice } from "../domain/run-record.ts";
import type { RunPage } from "./run-page.ts";
import type { RunStore } from "./run-store.ts";

export interface ExecutionPorts {
	readonly store: RunStore;
	readonly page: RunPage;
	readonly hubOrigin: string;
	/** To every page of the hub. */
	readonly send: SendEvent;
	/** Opens the page that asks for a tab; resolves with its tab. */
	readonly openRequest: (runId: string) => Promise<number | null>;
	readonly digest: (text: string) => Promise<string>;
	readonly newSecret: () => string;
	readonly clock: Clock;
	readonly log: (line: string) => void;
}

export type Status = PayloadOf<typeof executionStatus>;
type Note = PayloadOf<typeof runNote>;
export type Outcome<Value, Code extends string> = Promise<Result<Value, Code | "STORAGE_ERROR">>;

/** Sender of a report, as the browser identifies it. */
export interface ReportSender {
	readonly tabId: number | null;
	readonly frameId: number | null;
}

export interface Executions {
	start(
		request: PayloadOf<typeof executeScript>,
	): Outcome<Status, "RUN_IN_PROGRESS" | "NOT_SUPPORTED" | "UNKNOWN_ERROR">;
	stop(runId: string): Outcome<Status, "RUN_NOT_FOUND">;
	status(runId: string): Outcome<Status, "RUN_NOT_FOUND">;
	/** The run that waits for the person. */
	request(
		runId: string,
	): Outcome<{ name: string; code: string; sites: string[]; lastTabId: number | null }, "RUN_NOT_FOUND">;
	/** The person has chosen a tab and pressed Run. */
	run(
		runId: string,
		choice: Omit<RunChoice, "title">,
		remember: boolean,
	): Outcome<void, "RUN_NOT_FOUND" | "TAB_CHANGED" | "PAGE_NOT_ALLOWED" | "NOT_ALLOWED">;
	cancel(runId: string): Outcome<void, "RUN_NOT_FOUND">;
	report(report: PayloadOf<typeof reportRunProgress>, sender: ReportSender): Outcome<void, "RUN_NOT_FOUND">;
	/** For the page of a tab; null for the popup. */
	note(tabId: number | null): Outcome<Note, never>;
	navigated(tabId: number, url: string): Promise<void>;
	loadFailed(tabId: number, error: string): Promise<void>;
	tabClosed(tabId: number): Promise<void>;
	/** Goes on after a restart of the worker. */
	resume(): Promise<void>;
}
