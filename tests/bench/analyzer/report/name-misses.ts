import { namesTheLine } from "../counts/count-lines.ts";
import { isWarning, type RatedSample } from "../rated-sample.ts";

/** Misses and false alarms for authors of rules, one line each. Never called with the held-out set. */
export function nameMisses(rated: readonly RatedSample[]): string[] {
	return rated.flatMap((one) => {
		const complaint = complaintOf(one);
		if (complaint === null) return [];
		const { sample, result } = one;
		const findings = result.vulnerabilities.map(({ type, severity, line }) => `${type} (${severity}, line ${line})`);
		const why = result.risk_level === "unrated" ? result.summary : findings.join(", ") || "no finding";
		return [`${complaint.padEnd(14)} ${sample.file}: ${result.risk_level}; ${why}`];
	});
}

function complaintOf(one: RatedSample): string | null {
	const { sample, result } = one;
	const level = result.risk_level;
	if (sample.class === "benign") {
		if (level === "green") return null;
		return level === "red" ? "FALSE RED" : "FALSE ALARM";
	}
	if (!isWarning(level)) return "MISSED";
	if (sample.level === "red" && level !== "red") return "ONLY AMBER";
	if (!namesTheLine(one)) return `OFF THE LINE ${sample.harmLines.join(",")}`;
	return sample.level === "amber" && level === "red" ? "MORE THAN LABEL" : null;
}
