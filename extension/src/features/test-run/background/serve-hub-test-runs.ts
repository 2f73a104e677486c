import { type Served, serve } from "@scriptorium/shared-protocol/channel/serve";
import { getTestRun, requestTestRun, stopTestRun } from "@scriptorium/shared-protocol/hub-extension/test-run";
import type { HubPage } from "../../../hub/hub-page.ts";
import type { TestRuns } from "./test-run-ports.ts";

/** Handlers of the hub's requests for test runs. */
export function hubTestRunHandlers(testRuns: TestRuns): Served<HubPage>[] {
	return [
		serve(requestTestRun)<HubPage>((request, { sender }) => testRuns.start(request, sender.tabId)),
		serve(stopTestRun)<HubPage>(({ runId }) => testRuns.stop(runId)),
		serve(getTestRun)<HubPage>(({ runId }) => testRuns.status(runId)),
	];
}
