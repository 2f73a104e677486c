import { pageTestRunLimits } from "@scriptorium/shared-protocol/page-test-run-limits";
import type { TestRunLog, TestRunStep } from "@scriptorium/shared-protocol/test-run-result";

/** Steps and log lines of a run, within the limits of one message. */
export interface Progress {
	readonly steps: readonly TestRunStep[];
	readonly logs: readonly TestRunLog[];
}

/** The progress of a run that has not begun. */
export const noProgress: Progress = { steps: [], logs: [] };

/**
 * Adds new steps and log lines of a run. A step takes the place of its earlier state. The oldest log lines and steps are dropped where the limits
 * are passed.
 * @param before the progress so far
 * @param added steps and lines in the order of their occurrence
 * @returns both together
 */
export function addProgress(before: Progress, added: Progress): Progress {
	const steps = new Map(before.steps.map((step) => [step.nodeId, step]));
	for (const step of added.steps) {
		// To the end: the oldest ones are dropped.
		steps.delete(step.nodeId);
		steps.set(step.nodeId, step);
	}
	return {
		steps: fit([...steps.values()], pageTestRunLimits.stepBytes),
		logs: fit([...before.logs, ...added.logs], pageTestRunLimits.logBytes),
	};
}

/** The last entries that fit into so many bytes of JSON. */
function fit<Entry>(entries: readonly Entry[], bytes: number): readonly Entry[] {
	const encoder = new TextEncoder();
	let left = bytes;
	for (let at = entries.length - 1; at >= 0; at -= 1) {
		left -= encoder.encode(JSON.stringify(entries[at])).length + 1;
		if (left < 0) return entries.slice(at + 1);
	}
	return entries;
}

/**
 * Cuts a text to a limit, and shows that it was cut.
 * @param text of any length
 * @param limit in characters
 * @returns at most so many characters
 */
export function cutText(text: string, limit: number): string {
	return text.length <= limit ? text : `${text.slice(0, limit - 1)}…`;
}
