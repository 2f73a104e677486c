import { fail, succeed } from "@scriptorium/core-types/errors";
import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";
import type { FiledReason } from "../reports/report-script.ts";
import { type ReportEntry, type ReportStatus, reportEntry } from "./report-entry.ts";

/** `appeals`: decided reports whose decision the author appeals against. */
export type ReportTab = ReportStatus | "all" | "appeals";

export const reportRows = z.array(reportEntry);

const counts = z.object({
	pending: z.number(),
	reviewing: z.number(),
	resolved: z.number(),
	dismissed: z.number(),
	appeals: z.number(),
});
export type ReportCounts = Readonly<z.infer<typeof counts>>;
export const reportCountRows = z.array(counts);

/**
 * Lists one page of reports, newest first.
 * @param client the hub client; its session decides what the request may do
 * @param args list, reason (null for all), the last entry of the page before (null for the first page), and 1–100 entries
 * @param signal aborts the request; the error is then ABORTED
 * @returns the entries; FORBIDDEN for everybody except moderators
 */
export function listReports(
	client: HubClient,
	args: {
		readonly tab: ReportTab;
		readonly reason: FiledReason | null;
		readonly after: Pick<ReportEntry, "id" | "created_at"> | null;
		readonly limit: number;
	},
	signal?: AbortSignal,
): Promise<DataResult<ReportEntry[]>> {
	const request = client.rpc("list_reports", {
		p_tab: args.tab,
		p_limit: args.limit,
		...(args.reason === null ? {} : { p_reason: args.reason }),
		...(args.after === null ? {} : { p_before: args.after.created_at, p_before_id: args.after.id }),
	});
	return readAnswer(prepareRequest(request, signal), reportRows, signal);
}

/**
 * Counts the reports of each list.
 * @param client the hub client; its session decides what the request may do
 * @param signal aborts the request; the error is then ABORTED
 * @returns the numbers; FORBIDDEN for everybody except moderators
 */
export async function countReports(client: HubClient, signal?: AbortSignal): Promise<DataResult<ReportCounts>> {
	const rows = await readAnswer(prepareRequest(client.rpc("count_reports"), signal), reportCountRows, signal);
	if (!rows.ok) return rows;
	const [counted] = rows.value;
	return counted ? succeed(counted) : fail("UNEXPECTED_ANSWER", "Nothing was answered.");
}
