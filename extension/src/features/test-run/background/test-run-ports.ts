import type { Clock } from "@scriptorium/core-types/clock";
import type { Result } from "@scriptorium/core-types/errors";
import type { AnalysisResult } from "@scriptorium/script-analyzer/analysis-result";
import type { PayloadOf, SendEvent } from "@scriptorium/shared-protocol/channel/define-message";
import type {
	getRunRequest,
	reportRunProgress,
	runNote,
} from "@scriptorium/shared-protocol/extension-internal/test-run-pages";
import type { CodeReach } from "@scriptorium/shared-protocol/extension-internal/test-tab";
import type { requestTestRun, tabTestRun } from "@scriptorium/shared-protocol/hub-extension/test-run";
import type { RunChoice, RunRecord, TestRecord } from "../domain/run-record.ts";
import type { RunPage } from "./run-page.ts";
import type { RunStore } from "./run-store.ts";
import type { TestConsents } from "./test-consents.ts";

export interface TestRunPorts {
	readonly store: RunStore;
	readonly page: RunPage;
	readonly hubOrigin: string;
	/** To every page of the hub. */
	readonly send: SendEvent;
	readonly consents: TestConsents;
	/** Opens the page that asks the person, in front of the tab that caused it; resolves with its tab. */
	readonly openRequest: (runId: string, openerTabId: number | null) => Promise<number | null>;
	/** Rates exactly the text that is run; null when it could not be rated. */
	readonly rate: (code: string) => Promise<AnalysisResult | null>;
	readonly digest: (text: string) => Promise<string>;
	readonly newSecret: () => string;
	readonly clock: Clock;
	readonly log: (line: string) => void;
}

export type Status = PayloadOf<typeof tabTestRun>;
type Note = PayloadOf<typeof runNote>;
export type Outcome<Value, Code extends string> = Promise<Result<Value, Code | "STORAGE_ERROR">>;

/** Sender of a report, as the browser identifies it. */
export interface ReportSender {
	readonly tabId: number | null;
	readonly frameId: number | null;
}

/** What the person decided about a test run. */
export interface TestChoice {
	readonly origin: string;
	readonly sites: readonly string[];
	/** What the person saw of the code; null to be asked again. */
	readonly agreed: CodeReach | null;
}

export interface TestTabs {
	/** Asks, or opens the address where that was agreed to. In turn. */
	start(record: TestRecord): Promise<Status>;
	/** Whether the code of a run is being rated to find out whether the person has to be asked. */
	isChecking(record: RunRecord): boolean;
	run(runId: string, choice: TestChoice): Outcome<void, "RUN_NOT_FOUND" | "NOT_ALLOWED">;
	sites(): Outcome<string[], never>;
	forget(): Outcome<void, never>;
	/** A tab was closed, or shows another document. */
	left(tabId: number): Promise<void>;
	/** Goes on after a restart of the worker, with a run that has no tab yet. In turn. */
	resume(record: TestRecord): Promise<void>;
}

export interface TestRuns {
	start(
		request: PayloadOf<typeof requestTestRun>,
		/** Tab of the page of the hub; null where the browser does not tell. */
		hubTabId: number | null,
	): Outcome<Status, "RUN_IN_PROGRESS" | "NOT_SUPPORTED" | "UNKNOWN_ERROR">;
	stop(runId: string): Outcome<Status, "RUN_NOT_FOUND">;
	status(runId: string): Outcome<Status, "RUN_NOT_FOUND">;
	/** The run that waits for the person. */
	request(runId: string): Outcome<PayloadOf<typeof getRunRequest.response>, "RUN_NOT_FOUND">;
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
	/** The tab went to another place of the page that it shows. */
	sameDocument(tabId: number, url: string): Promise<void>;
	tabClosed(tabId: number): Promise<void>;
	/** The part of runs whose address the extension opens. */
	readonly tests: Pick<TestTabs, "run" | "sites" | "forget">;
	/** Goes on after a restart of the worker. */
	resume(): Promise<void>;
}
