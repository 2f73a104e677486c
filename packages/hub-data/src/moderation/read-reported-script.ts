import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";
import { type ReportedScript, reportedScript } from "./report-entry.ts";

const answer = z.nullable(reportedScript);
const code = z.nullable(z.string());

/**
 * Reads the script that a report is about, also while it is not public.
 * @param client the hub client; its session decides what the request may do
 * @param args id of the report
 * @param signal aborts the request; the error is then ABORTED
 * @returns the script with its rating, versions and reports; null if it was deleted; FORBIDDEN except for moderators
 */
export function readReportedScript(
	client: HubClient,
	args: { readonly reportId: string },
	signal?: AbortSignal,
): Promise<DataResult<ReportedScript | null>> {
	const request = client.rpc("reported_script", { p_report_id: args.reportId });
	return readAnswer(prepareRequest(request, signal), answer, signal);
}

/**
 * Reads the code of a version of a reported script.
 * @param client the hub client; its session decides what the request may do
 * @param args id of the report, and id of a public or the latest version of its script
 * @param signal aborts the request; the error is then ABORTED
 * @returns the code; null if the script has no such version; FORBIDDEN except for moderators
 */
export function readReportedCode(
	client: HubClient,
	args: { readonly reportId: string; readonly versionId: string },
	signal?: AbortSignal,
): Promise<DataResult<string | null>> {
	const request = client.rpc("reported_code", { p_report_id: args.reportId, p_version_id: args.versionId });
	return readAnswer(prepareRequest(request, signal), code, signal);
}
