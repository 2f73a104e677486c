import type { MeasuredTask } from "./measure-tasks.ts";
import { checkNames } from "./try-task.ts";

/**
 * Says what became of a task, for the terminal.
 * @param measured a task that was tried
 * @returns a line, with one more for each check that failed
 */
export function describeResult({ name, result }: MeasuredTask): string {
	if (result.outcome !== "tried") {
		return `${name}: ${result.outcome}${"problem" in result ? `: ${result.problem}` : ""}`;
	}
	const { by, checks } = result;
	const failed = checkNames.filter((check) => checks[check] !== null);
	const lines = failed.map((check) => `\n\t${check}: ${checks[check]}`);
	return `${name} (${by}): ${failed.length === 0 ? "passed" : "FAILED"}${lines.join("")}`;
}
