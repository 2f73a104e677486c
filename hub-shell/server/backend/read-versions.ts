import { type Result, succeed } from "@scriptorium/core-types/errors";
import { analysisResult } from "@scriptorium/shared-protocol/hub-edge/analysis-result";
import * as z from "zod";
import { parseRows } from "./parse-rows.ts";
import type { ReadErrorCode, RestReader } from "./rest-reader.ts";
import { moment, riskLevel } from "./script-rows.ts";

const fact = z.object({ what: z.string(), line: z.int(), column: z.int() });

/** Capabilities that the analysis found in a version, without a rating. */
export const capabilities = z.object({
	offline: z.boolean(),
	runs_on: z.array(fact),
	grants: z.array(fact),
	hosts: z.array(
		z.object({ host: z.string(), via: z.string(), declared: z.boolean(), line: z.int(), column: z.int() }),
	),
	storage: z.array(fact),
	cookies: z.array(fact),
	listeners: z.array(fact),
	code_loading: z.array(fact),
	hooks: z.array(fact),
	unresolved: z.array(fact),
});
export type Capabilities = z.infer<typeof capabilities>;

export const rating = z.object({
	risk_level: riskLevel,
	score: z.int().min(0).max(100),
	rules_version: z.string(),
	created_at: moment,
});

export const version = z.object({
	id: z.uuid(),
	semver: z.string(),
	published_at: moment,
	change_note: z.string().nullable(),
	generated_by: z.enum(["user", "fork", "builder", "copilot", "recording"]),
	sha256: z.string().describe("Of the stored code, in hexadecimal digits."),
	capabilities: capabilities
		.nullable()
		.catch(null)
		.describe("What the analysis found that it can do; null until it was analyzed."),
});

/** A rating with the analysis that it summarizes; null when that has a form of earlier rules. */
const ratingWithAnalysis = rating.extend({ summary_json: z.nullable(analysisResult).catch(null) });

export type RatedVersion = z.infer<typeof version> & {
	/** Null until the version is analyzed. */
	readonly rating: z.infer<typeof rating> | null;
};

export type AnalyzedVersion = z.infer<typeof version> & {
	/** Null until the version is analyzed. */
	readonly rating: z.infer<typeof ratingWithAnalysis> | null;
};

interface Page {
	readonly limit: number;
	readonly offset?: number;
}

const COLUMNS = Object.keys(version.shape).join(",");

/** Reads a script's versions with their latest ratings, newest first; empty when it is not public. Error: `BACKEND_UNREACHABLE`. */
export const readVersions = (
	rest: RestReader,
	scriptId: string,
	page: Page,
): Promise<Result<readonly RatedVersion[], ReadErrorCode>> => readWith(rating, rest, scriptId, page);

/** Like `readVersions`, with the stored analysis of each rating. An analysis has at most 256 kB. */
export const readAnalyzedVersions = (
	rest: RestReader,
	scriptId: string,
	page: Page,
): Promise<Result<readonly AnalyzedVersion[], ReadErrorCode>> => readWith(ratingWithAnalysis, rest, scriptId, page);

async function readWith<Shape extends z.ZodRawShape>(
	report: z.ZodObject<Shape>,
	rest: RestReader,
	scriptId: string,
	{ limit, offset = 0 }: Page,
) {
	const answer = await rest.get("versions", {
		bookmarklet_id: `eq.${scriptId}`,
		select: `${COLUMNS},security_reports(${Object.keys(report.shape).join(",")})`,
		order: "published_at.desc,id.desc",
		"security_reports.order": "created_at.desc",
		"security_reports.limit": "1",
		limit: String(limit),
		offset: String(offset),
	});
	const rows = parseRows(answer, z.array(version.extend({ security_reports: z.array(report) })), "versions");
	if (!rows.ok) return rows;
	return succeed(
		rows.value.map(({ security_reports: [newest], ...row }) => ({
			...row,
			rating: newest ?? null,
		})),
	);
}
