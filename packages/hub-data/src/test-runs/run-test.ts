import { type Result, succeed } from "@scriptorium/core-types/errors";
import {
	TEST_BOOKMARKLET,
	type TestBookmarkletRequest,
	type TestResult,
	type TestRunErrorCode,
	type TestRunEvent,
	testRunErrorCode,
	testRunEvent,
} from "@scriptorium/shared-protocol/hub-edge/test-bookmarklet";
import type { HubClient } from "../client.ts";
import type { DataErrorCode } from "../data-error.ts";
import { invokeStream } from "../invoke-stream.ts";

/**
 * Runs a script on a page in a browser of the server. The person waits in a queue when others are before; ending the call cancels the run.
 * @param client the hub client; its person must be signed in
 * @param request code, address of the page, and device
 * @param options how it is followed and ended
 * @param options.signal cancels the run; the error is then ABORTED
 * @param options.onEvent called for every event in the order of the stream, the last one included
 * @returns what was measured; otherwise the function's code, or a `DataErrorCode` when the function was not reached or the stream was cut
 */
export async function runTest(
	client: HubClient,
	{ code, testUrl, device }: TestBookmarkletRequest,
	options: { readonly signal: AbortSignal; onEvent(event: TestRunEvent): void },
): Promise<Result<TestResult, TestRunErrorCode | DataErrorCode>> {
	const body = { code, testUrl, ...(device === undefined ? {} : { device }) };
	const call = { name: TEST_BOOKMARKLET, body, event: testRunEvent, code: testRunErrorCode };
	const made = await invokeStream(client, call, options);
	return made.ok ? succeed(made.value.result) : made;
}
