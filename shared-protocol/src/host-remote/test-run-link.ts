import type { CodedError, Result } from "@scriptorium/core-types/errors";
import type { Observable } from "@scriptorium/core-types/observable";
import type { TestRunLog, TestRunResult, TestRunStep } from "../test-run-result.ts";

/** `asking`: the extension's own page asks the person for a tab. `loading`: the tab loads a page. */
export type TestRunState = "idle" | "asking" | "running" | "loading" | "ended";

export interface TestRunSnapshot {
	readonly state: TestRunState;
	/** Where it runs: title and origin of the tab; null until the person has chosen it. */
	readonly target: { readonly title: string; readonly site: string } | null;
	/** The last that is known of each step that was started. */
	readonly steps: readonly TestRunStep[];
	readonly logs: readonly TestRunLog[];
	/** Null until it has ended. */
	readonly result: TestRunResult | null;
}

export interface TestRunRequest {
	readonly name: string;
	/** The generated code in its form for test runs. */
	readonly code: string;
	/** Origins that the flow leads to, for the person to allow. */
	readonly sites: readonly string[];
	/**
	 * Address that is opened for the run in a new tab beside the hub (http or https); the person is asked once for its site. Without it,
	 * and with extensions that do not name the capability `open-test-tab`, the person chooses one of the open tabs.
	 */
	readonly openUrl?: string;
}

export type TestRunRefusal =
	| "EXTENSION_NOT_INSTALLED"
	| "RUN_IN_PROGRESS"
	| "NOT_SUPPORTED"
	| "STORAGE_ERROR"
	| "UNKNOWN_ERROR";

/** Test runs in a tab, through the extension. It asks the person for the tab on a page of its own. */
export interface TestRunLink {
	readonly execution: Observable<TestRunSnapshot>;
	/** Resolves when the extension's page is open, before the person decides. */
	start(request: TestRunRequest): Promise<Result<void, TestRunRefusal>>;
	/** Ends the run; without a connection it counts as ended here. */
	stop(): Promise<Result<void, CodedError["code"]>>;
}
