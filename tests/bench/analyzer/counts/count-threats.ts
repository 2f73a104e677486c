import type { Scorecard } from "@scriptorium/shared-protocol/scorecard";
import { isWarning, type RatedSample } from "../rated-sample.ts";

type Half = Scorecard["corpus"][number]["half"];

/** Threats in alphabetical order with how many of their samples were found. */
export function countThreats(half: Half, rated: readonly RatedSample[]): Scorecard["threats"] {
	const risky = rated.filter(({ sample }) => sample.class === "risky");
	const names = [...new Set(risky.map(({ sample }) => sample.group))].sort();
	return names.map((threat) => {
		const levels = risky.filter(({ sample }) => sample.group === threat).map(({ result }) => result.risk_level);
		return {
			half,
			threat,
			n: levels.length,
			red: levels.filter((level) => level === "red").length,
			non_green: levels.filter(isWarning).length,
		};
	});
}

export function countCorpus(half: Half, rated: readonly RatedSample[]): Scorecard["corpus"][number] {
	const risky = rated.filter(({ sample }) => sample.class === "risky");
	const threats = new Set(risky.map(({ sample }) => sample.group)).size;
	return { half, risky: risky.length, benign: rated.length - risky.length, threats };
}
