import type { Scorecard } from "@scriptorium/shared-protocol/scorecard";
import { isWarning, type RatedSample } from "../rated-sample.ts";
import { wilson } from "./wilson.ts";

/** Of the risky samples that were found, those where a finding stands on a line that does the harm. */
export function countLines(rated: readonly RatedSample[]): Scorecard["lines"] {
	const found = rated.filter(({ sample, result }) => sample.class === "risky" && isWarning(result.risk_level));
	const exact = found.filter(namesTheLine).length;
	return { n: found.length, exact, ...wilson(exact, found.length) };
}

export function namesTheLine({ sample, result }: RatedSample): boolean {
	return result.vulnerabilities.some(({ line }) => sample.harmLines.includes(line));
}
