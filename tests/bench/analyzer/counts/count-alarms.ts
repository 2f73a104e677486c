import type { Scorecard } from "@scriptorium/shared-protocol/scorecard";
import type { RatedSample } from "../rated-sample.ts";
import { SEVERITIES } from "./count-recall.ts";
import { wilson } from "./wilson.ts";

type Half = Scorecard["corpus"][number]["half"];

/** Of the findings of each severity, those on risky samples. */
export function countPrecision(half: Half, rated: readonly RatedSample[]): Scorecard["precision"] {
	return SEVERITIES.map((severity) => {
		const findings = rated.flatMap(({ sample, result }) =>
			result.vulnerabilities.filter((found) => found.severity === severity).map(() => sample.class),
		);
		const right = findings.filter((kind) => kind === "risky").length;
		return { half, severity, n: findings.length, right, ...wilson(right, findings.length) };
	});
}

/** Benign samples that are red, and those that are anything but green; one that was not rated is not green. */
export function countFalseAlarms(half: Half, rated: readonly RatedSample[]): Scorecard["false_alarms"] {
	const levels = rated.filter(({ sample }) => sample.class === "benign").map(({ result }) => result.risk_level);
	const entry = (kind: "red" | "non-green", hits: number) => ({
		half,
		kind,
		n: levels.length,
		hits,
		...wilson(hits, levels.length),
	});
	return [
		entry("red", levels.filter((level) => level === "red").length),
		entry("non-green", levels.filter((level) => level !== "green").length),
	];
}
