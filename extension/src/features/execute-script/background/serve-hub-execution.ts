import type { SendEvent } from "@scriptorium/shared-protocol/channel/define-message";
import { type Served, serve } from "@scriptorium/shared-protocol/channel/serve";
import { executeScript, getExecution, stopExecution } from "@scriptorium/shared-protocol/hub-extension/execute-script";
import type { Executions } from "./execution-ports.ts";

/** Handlers of the hub's requests for test runs. */
export function hubExecutionHandlers(executions: Executions): Served<SendEvent>[] {
	return [
		serve(executeScript)<SendEvent>((request) => executions.start(request)),
		serve(stopExecution)<SendEvent>(({ runId }) => executions.stop(runId)),
		serve(getExecution)<SendEvent>(({ runId }) => executions.status(runId)),
	];
}
