import { QueryClient } from "@tanstack/query-core";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { roleRows } from "../admin-roles/list-own-roles.ts";
import { analyticsAnswer } from "../analytics/read-analytics.ts";
import { categoryCountRows } from "../categories/count-scripts.ts";
import { collectedItem, ownCollection, ownedCollection } from "../collections/collection.ts";
import { inboxRows } from "../contact/contact-inbox.ts";
import { deviceRows } from "../devices/device.ts";
import { overviewRows } from "../featured/admin-overview.ts";
import { reportCountRows, reportRows } from "../moderation/list-reports.ts";
import { reportedScript } from "../moderation/report-entry.ts";
import { notificationRows } from "../notifications/notification.ts";
import { profileCountRows } from "../profiles/get-profile-counts.ts";
import { ownAccount } from "../profiles/own-account.ts";
import { ownProfile } from "../profiles/own-profile.ts";
import { recordingEntry } from "../recordings/recording.ts";
import { voteRows } from "../reviews/list-own-votes.ts";
import { review } from "../reviews/review.ts";
import { reviewSummary } from "../reviews/review-summary.ts";
import { ownScriptRows } from "../scripts/list-own-scripts.ts";
import { scriptDay } from "../scripts/read-script-history.ts";
import { scriptDetailsRows } from "../scripts/script-details.ts";
import { scriptPageRows } from "../scripts/script-page.ts";
import { versionRows } from "../security/list-version-risks.ts";
import { laterCheckRows } from "../security/read-later-checks.ts";
import { analysisOfReport, ratedReport } from "../security/risk-rating.ts";
import { ratingChangeRows } from "../security-reports/list-rating-changes.ts";
import { ruleFigureRows } from "../security-reports/list-rule-figures.ts";
import { securityOverview } from "../security-reports/security-overview.ts";
import { ownSessionRows } from "../sessions/list-own-sessions.ts";
import { accountEntity, adminRoleEntity, profileEntity } from "./account-query-keys.ts";
import { defineCacheEntity } from "./cache-entity.ts";
import { categoryEntity } from "./category-query-keys.ts";
import { collectionEntity } from "./collection-query-keys.ts";
import { notificationEntity, reportEntity } from "./moderation-query-keys.ts";
import { analyticsEntity, inboxEntity, overviewEntity, securityOverviewEntity } from "./operations-query-keys.ts";
import { ownScriptEntity } from "./own-script-query-keys.ts";
import { recordingEntity } from "./recording-query-keys.ts";
import { reviewEntity } from "./review-query-keys.ts";
import { scriptEntity, scriptFilters, scriptKeys } from "./script-query-keys.ts";
import { laterCheckEntity, securityReportEntity, versionRiskEntity } from "./security-query-keys.ts";

/** First 12 hexadecimal digits of the SHA-256 of the schemas as JSON Schema. */
async function fingerprint(schemas: readonly z.core.$ZodType[]): Promise<string> {
	const shapes = schemas.map((schema) => z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }));
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(shapes)));
	return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0"))
		.join("")
		.slice(0, 12);
}

/**
 * The row schemas of each entity. When one fails here, the shape of cached rows has changed: raise the schema version of the
 * entity in its module, then write the new version and fingerprint here. Entities that cache a boolean or a plain text
 * have no row schema.
 */
const SHAPES = [
	{ of: scriptEntity, schemas: [scriptPageRows, scriptDetailsRows, profileCountRows], recorded: "8 62baa6a241c1" },
	{ of: ownScriptEntity, schemas: [ownScriptRows, scriptDay], recorded: "1 c0d4d9155ab2" },
	{ of: versionRiskEntity, schemas: [versionRows], recorded: "1 4cfc1f6e2f0d" },
	{ of: securityReportEntity, schemas: [ratedReport, analysisOfReport], recorded: "4 c587473632bc" },
	{ of: laterCheckEntity, schemas: [laterCheckRows], recorded: "1 70b4f751e7ba" },
	{ of: profileEntity, schemas: [ownProfile], recorded: "1 76cb7876a52b" },
	{ of: accountEntity, schemas: [ownAccount, ownSessionRows, deviceRows], recorded: "1 5323be4c3a36" },
	{ of: adminRoleEntity, schemas: [roleRows], recorded: "1 6f0989a97b6a" },
	{ of: collectionEntity, schemas: [ownedCollection, collectedItem, ownCollection], recorded: "2 f79fd885f5ba" },
	{ of: reviewEntity, schemas: [review, reviewSummary, voteRows], recorded: "1 71ce0824c492" },
	{ of: recordingEntity, schemas: [recordingEntry], recorded: "1 014aefdb7c42" },
	{ of: reportEntity, schemas: [reportRows, reportCountRows, reportedScript], recorded: "5 2cbaac7ebc3c" },
	{ of: notificationEntity, schemas: [notificationRows], recorded: "2 0182b7b1f9ef" },
	{ of: overviewEntity, schemas: [overviewRows], recorded: "1 0bf825064e8f" },
	{ of: analyticsEntity, schemas: [analyticsAnswer], recorded: "2 7cfb05842fad" },
	{
		of: securityOverviewEntity,
		schemas: [securityOverview, ratingChangeRows, ruleFigureRows],
		recorded: "2 288abee121b7",
	},
	{ of: inboxEntity, schemas: [inboxRows], recorded: "1 696d2a93fd9b" },
	{ of: categoryEntity, schemas: [categoryCountRows], recorded: "2 dac2e7c2f5a7" },
];

describe("the schema version of an entity", () => {
	it.each(SHAPES)("names the shape of the rows of $of.entity", async ({ of, schemas, recorded }) => {
		expect(`${of.schema} ${await fingerprint(schemas)}`).toBe(recorded);
	});
});

describe("two builds with different shapes of the same rows", () => {
	const id = "6f1c2a34-9b7d-4c1e-8a55-0d6d8f6f9a10";
	const next = defineCacheEntity(scriptEntity.entity, scriptEntity.schema + 1);

	it("share no entry", async () => {
		const queries = new QueryClient();
		queries.setQueryData(next.key<{ name: string }>("details", { id }), { name: "of another shape" });
		expect(queries.getQueryData(scriptKeys.details({ id }))).toBeUndefined();
		const read = await queries.fetchQuery({ queryKey: scriptKeys.details({ id }), queryFn: () => null });
		expect(read).toBeNull();
		expect(queries.getQueryData(next.key("details", { id }))).toEqual({ name: "of another shape" });
	});

	it("both read again when either has changed the rows", async () => {
		const queries = new QueryClient();
		queries.setQueryData(scriptKeys.details({ id }), null);
		queries.setQueryData(next.key("details", { id }), "of another shape");
		await queries.invalidateQueries(scriptFilters.all);
		const isStale = (queryKey: readonly unknown[]) => queries.getQueryState(queryKey)?.isInvalidated;
		expect(isStale(scriptKeys.details({ id }))).toBe(true);
		expect(isStale(next.key("details", { id }))).toBe(true);
	});

	it("a filter of one path leaves the other entries of the entity alone", async () => {
		const queries = new QueryClient();
		queries.setQueryData(scriptKeys.details({ id }), null);
		queries.setQueryData(scriptKeys.featured(), []);
		queries.removeQueries(scriptFilters.details);
		expect(
			queries
				.getQueryCache()
				.getAll()
				.map(({ queryKey }) => queryKey),
		).toEqual([scriptKeys.featured()]);
	});
});
