import type { Severity } from "@scriptorium/script-analyzer/analysis-result";
import type { Scorecard } from "@scriptorium/shared-protocol/scorecard";
import { isWarning, type RatedSample } from "../rated-sample.ts";
import { wilson } from "./wilson.ts";

type Recall = Scorecard["detection"][number];

/** Most severe first. */
export const SEVERITIES = ["critical", "high", "medium", "low"] as const satisfies readonly Severity[];

/**
 * How much of the harm is found. The groups named after a severity count all risky samples; found is one with a
 * finding of at least that severity.
 */
export function countRecall(half: Recall["half"], rated: readonly RatedSample[]): Recall[] {
	const risky = rated.filter(({ sample }) => sample.class === "risky");
	const labelledRed = risky.filter(({ sample }) => sample.level === "red");
	const isRed = ({ result }: RatedSample) => result.risk_level === "red";
	const isWarned = ({ result }: RatedSample) => isWarning(result.risk_level);
	const entry = (
		group: Recall["group"],
		found_as: Recall["found_as"],
		among: readonly RatedSample[],
		isFound: (one: RatedSample) => boolean,
	): Recall => {
		const hits = among.filter(isFound).length;
		return { half, group, found_as, n: among.length, hits, ...wilson(hits, among.length) };
	};
	return [
		entry("red-labeled", "red", labelledRed, isRed),
		entry("red-labeled", "non-green", labelledRed, isWarned),
		entry("all-risky", "red", risky, isRed),
		entry("all-risky", "non-green", risky, isWarned),
		...SEVERITIES.map((severity, rank) =>
			entry(severity, "non-green", risky, ({ result }) =>
				result.vulnerabilities.some((found) => SEVERITIES.indexOf(found.severity) <= rank),
			),
		),
	];
}
