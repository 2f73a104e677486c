import { type Served, serve } from "@scriptorium/shared-protocol/channel/serve";
import { executeScript, getExecution, stopExecution } from "@scriptorium/shared-protocol/hub-extension/execute-script";
import type { HubPage } from "../../../hub/hub-page.ts";
import type { Executions } from "./execution-ports.ts";

/** Handlers of the hub's requests for test runs. */
export function hubExecutionHandlers(executions: Executions): Served<HubPage>[] {
	return [
		serve(executeScript)<HubPage>((request, { sender }) => executions.start(request, sender.tabId)),
		serve(stopExecution)<HubPage>(({ runId }) => executions.stop(runId)),
		serve(getExecution)<HubPage>(({ runId }) => executions.status(runId)),
	];
}
