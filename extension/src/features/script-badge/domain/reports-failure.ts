import { reportPageRuns, reportRun } from "@scriptorium/shared-protocol/extension-internal/user-script-calls";
import * as z from "zod/mini";

const message = z.object({ type: z.string(), payload: z.unknown() });

/** Whether a message of a running script reports that one has failed. */
export function reportsFailure(raw: unknown): boolean {
	const read = z.safeParse(message, raw);
	if (!read.success) return false;
	const { type, payload } = read.data;
	if (type === reportRun.type) {
		const report = z.safeParse(reportRun.payload, payload);
		return report.success && report.data.error !== null;
	}
	if (type !== reportPageRuns.type) return false;
	const reports = z.safeParse(reportPageRuns.payload, payload);
	return reports.success && reports.data.runs.some(({ error }) => error !== null);
}
