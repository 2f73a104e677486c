import type { ModerationDecision, ReportEntry } from "@scriptorium/hub-data/moderation/report-entry";

/**
 * The decisions that fit all of several reports, as the database accepts them: a report of a wrong rating has decisions of its own.
 * @param reports the reports that are decided together
 */
export function offeredDecisions(reports: readonly Pick<ReportEntry, "reason">[]): readonly ModerationDecision[] {
	const ratings = reports.filter(({ reason }) => reason === "rating").length;
	if (ratings === 0) return ["approve", "remove", "dismiss"];
	return ratings === reports.length ? ["rule_at_fault", "confirm_rating", "remove"] : ["remove"];
}
