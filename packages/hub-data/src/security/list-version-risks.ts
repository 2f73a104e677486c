import { succeed } from "@scriptorium/core-types/errors";
import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";
import { analyzing, type RiskRating, ratedReport } from "./risk-rating.ts";

const version = {
	id: z.uuid(),
	semver: z.string(),
	/** ISO 8601. */
	published_at: z.string(),
	change_note: z.nullable(z.string()),
	/** Of the code; names the installable file of exactly this version. */
	sha256: z.string(),
	generated_by: z.enum(["user", "fork", "builder", "copilot", "recording"]),
};
export const versionRows = z.array(z.object({ ...version, security_reports: z.array(ratedReport) }));

export type VersionWithRisk = Readonly<z.infer<z.ZodMiniObject<typeof version>>> & { readonly rating: RiskRating };

/**
 * Lists the versions of a script with their newest ratings, newest version first.
 * @param client the hub client; its session decides what the request may do
 * @param args script and maximum number of versions
 * @param signal aborts the request; the error is then ABORTED
 * @returns the versions; empty if this person may not see the script
 */
export async function listVersionRisks(
	client: HubClient,
	args: { readonly scriptId: string; readonly limit?: number },
	signal?: AbortSignal,
): Promise<DataResult<readonly VersionWithRisk[]>> {
	const request = client
		.from("versions")
		.select(
			"id, semver, published_at, change_note, sha256, generated_by, security_reports(risk_level, score, rules_version, created_at)",
		)
		.eq("bookmarklet_id", args.scriptId)
		.order("published_at", { ascending: false })
		.order("created_at", { referencedTable: "security_reports", ascending: false })
		.limit(args.limit ?? 100)
		.limit(1, { referencedTable: "security_reports" });
	const rows = await readAnswer(prepareRequest(request, signal), versionRows, signal);
	if (!rows.ok) return rows;
	return succeed(
		rows.value.map(({ security_reports: [report], ...row }) => ({
			...row,
			rating: report === undefined ? analyzing : { state: "rated", ...report },
		})),
	);
}
