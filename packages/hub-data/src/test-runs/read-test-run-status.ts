import {
	TEST_BOOKMARKLET,
	type TestRunStatus,
	testRunStatus,
} from "@scriptorium/shared-protocol/hub-edge/test-bookmarklet";
import type { HubClient } from "../client.ts";
import { invokeFunction } from "../invoke-function.ts";
import type { DataResult } from "../read-answer.ts";

/**
 * Reads whether the server runs tests of scripts.
 * @param client the hub client; a session is not needed
 * @param signal aborts the request; the error is then ABORTED
 * @returns the status, with a sentence when tests are not available; otherwise a `DataErrorCode`
 */
export function readTestRunStatus(client: HubClient, signal?: AbortSignal): Promise<DataResult<TestRunStatus>> {
	return invokeFunction(client, { name: TEST_BOOKMARKLET, method: "GET" }, testRunStatus, signal);
}
