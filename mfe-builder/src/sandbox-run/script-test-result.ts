import { readMeasures, type ScriptMeasures } from "@scriptorium/script-effects/script-measures";
import type { ExecutionLog } from "@scriptorium/shared-protocol/execution-result";
import type { ExecutionSnapshot } from "@scriptorium/shared-protocol/host-remote/execution-link";
import { en } from "./messages/en.ts";

export type TestPlace = "tab" | "sandbox";

/** Result of a test run of a script (spec 02 § 3). Null stands for what was not measured. */
export interface ScriptTestResult {
	readonly success: boolean;
	readonly place: TestPlace;
	/** The tab where it ran; null in the sandbox, and where no tab was chosen. */
	readonly target: ExecutionSnapshot["target"];
	readonly errors: readonly string[];
	readonly logs: readonly ExecutionLog[];
	/** Milliseconds until the script's own call returned. */
	readonly executionTime: number | null;
	/** Milliseconds until the page of the sandbox was there; null in a tab, whose page is there before. */
	readonly loadTime: number | null;
	readonly domMutations: number | null;
	readonly networkRequests: ScriptMeasures["requests"] | null;
	/** Growth of the page's memory in bytes. */
	readonly memory: number | null;
}

/**
 * Reads the result of a run that has ended.
 * @param snapshot of the run
 * @param place where it ran
 * @param loadTime of the sandbox's page
 * @returns the result; null while the run has not ended
 */
export function testResultOf(
	{ result, target, logs }: ExecutionSnapshot,
	place: TestPlace,
	loadTime: number | null,
): ScriptTestResult | null {
	if (result === null) return null;
	const measures = readMeasures(result.output);
	const errors = [...result.errors.map(({ message }) => message), ...(measures?.errors ?? [])];
	if (result.success && measures === null) errors.push(en.notices.noMeasures);
	return {
		success: errors.length === 0,
		place,
		target,
		errors,
		logs,
		executionTime: measures?.time ?? null,
		loadTime,
		domMutations: measures?.mutations ?? null,
		networkRequests: measures?.requests ?? null,
		memory: result.memory_used,
	};
}
