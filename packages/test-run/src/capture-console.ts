import type { TestRunLog } from "@scriptorium/shared-protocol/test-run-result";
import { describeValue } from "./describe-value.ts";

const LEVELS = ["debug", "log", "info", "warn", "error"] as const;

/**
 * Makes a console that also reports its messages.
 * @param real the page's own; it gets everything as well
 * @param report called with level and text of each line
 * @returns a console whose other members are those of `real`
 */
export function captureConsole(real: Console, report: (level: TestRunLog["level"], text: string) => void): Console {
	const own = Object.fromEntries(
		LEVELS.map((level) => [
			level,
			(...values: unknown[]) => {
				report(level, values.map(describeValue).join(" "));
				real[level](...values);
			},
		]),
	);
	return Object.assign(Object.create(real) as Console, own);
}
