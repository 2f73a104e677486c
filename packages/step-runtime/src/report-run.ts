import type { FlowTable, RunState } from "./flow-table.ts";
import { RunEnded, runSteps } from "./run-steps.ts";
import { StepError } from "./step-error.ts";

/** What a run tells whoever began it. */
export type RunEvent =
	| { readonly type: "start" | "done"; readonly nodeId: string }
	/** `wanted` and `nearest`: what an element was looked for by, and what came nearest to it; null for other errors. */
	| {
			readonly type: "failed";
			readonly nodeId: string;
			readonly message: string;
			readonly wanted: string | null;
			readonly nearest: string | null;
	  }
	/** What to begin the next page with, if this one ends; told before each step, and again when it may load another page. */
	| { readonly type: "keep"; readonly state: RunState }
	/** The last event: all steps are done, one has failed, or it was stopped. */
	| {
			readonly type: "end";
			readonly outcome: "finished" | "failed" | "stopped";
			readonly variables: Readonly<Record<string, string>>;
	  };

/**
 * Runs a flow and reports every step. It shows and keeps nothing on the page: whoever began it does, and runs the code again on the
 * next page, with the state of the last `keep`.
 * @param table the flow
 * @param report receives the events in their order; a promise for a `keep` resolves when the state is stored
 * @param resumeFrom the state that the page before has reported; null for a new run
 * @param signal ends the run at once when it is aborted
 * @returns resolves when the run is over, whatever became of it
 */
export async function reportRun(
	table: FlowTable,
	report: (event: RunEvent) => void | Promise<void>,
	resumeFrom: RunState | null,
	signal: AbortSignal,
): Promise<void> {
	const { name, hash, start, variables } = table;
	const tell = (event: RunEvent): void => void report(event);
	const ended = new Promise<never>((_, reject) => {
		signal.addEventListener("abort", () => reject(new RunEnded()), { once: true });
	});
	// Aborted after the last step, nobody waits for it.
	ended.catch(() => undefined);
	const begun = { run: "", name, hash, page: 0, startedAt: Date.now(), at: start, frames: [], variables: {} };
	Object.assign(variables, resumeFrom?.variables);
	let outcome: "finished" | "failed" | "stopped" = "finished";
	try {
		await runSteps(table, resumeFrom ?? begun, {
			keep: (state) => {
				if (signal.aborted) throw new RunEnded();
				return report({ type: "keep", state });
			},
			tell: (type, { nodeId }) => {
				if (nodeId !== undefined) tell({ type, nodeId });
			},
			fail: ({ nodeId = "" }, error) => {
				const { wanted, nearest } = error instanceof StepError ? error : { wanted: null, nearest: null };
				tell({ type: "failed", nodeId, message: error.message, wanted, nearest });
			},
			ended,
		});
	} catch (error) {
		outcome = error instanceof RunEnded ? "stopped" : "failed";
	}
	tell({ type: "end", outcome, variables: { ...variables } });
}
