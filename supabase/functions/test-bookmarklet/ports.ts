import type { Result } from "@scriptorium/core-types/errors";
import type { WorkerRunRequest } from "@scriptorium/shared-protocol/edge-worker/test-worker";
import type { TestRunEvent, TestRunStatus } from "@scriptorium/shared-protocol/hub-edge/test-bookmarklet";
import type { FindPersonId } from "../_shared/http/find-person.ts";

/** The service with the browser. */
export interface TestWorkerClient {
	status(): Promise<TestRunStatus>;
	/**
	 * Hands a run to the worker.
	 * @param signal cancels the run
	 * @returns its events; the last one is `result` or `error`, also when the worker fails, unless the run was canceled
	 */
	run(request: WorkerRunRequest, signal: AbortSignal): AsyncGenerator<TestRunEvent, void, void>;
}

/** Database operations of the function. */
export interface TestRunStore {
	readonly findPersonId: FindPersonId;
	/** Takes a token of the person's rate limit. */
	take(person: string): Promise<Result<void, "rate_limited" | "database_unreachable">>;
	/** Gives the token back of a run that did not take place. */
	giveBack(person: string): Promise<Result<void, "database_unreachable">>;
}

export interface TestRunPorts {
	/** What to tell people where there is no worker. */
	readonly worker: TestWorkerClient | { readonly reason: string };
	readonly store: TestRunStore;
	/** The key that visitors send instead of an access token. */
	readonly publishableKey: string;
}
