import { type Served, serve } from "@scriptorium/shared-protocol/channel/serve";
import { executeScript, getExecution, stopExecution } from "@scriptorium/shared-protocol/hub-extension/execute-script";
import type { HubPage } from "../../../hub/hub-page.ts";
import type { TestRuns } from "./test-run-ports.ts";

/** Handlers of the hub's requests for test runs. */
export function hubTestRunHandlers(testRuns: TestRuns): Served<HubPage>[] {
	return [
		serve(executeScript)<HubPage>((request, { sender }) => testRuns.start(request, sender.tabId)),
		serve(stopExecution)<HubPage>(({ runId }) => testRuns.stop(runId)),
		serve(getExecution)<HubPage>(({ runId }) => testRuns.status(runId)),
	];
}
