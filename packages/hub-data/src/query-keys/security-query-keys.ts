import type { VersionWithRisk } from "../security/list-version-risks.ts";
import type { SecurityReport } from "../security/read-security-report.ts";
import { defineCacheEntity } from "./cache-entity.ts";
import { scriptFilters } from "./script-query-keys.ts";

export const versionRiskEntity = defineCacheEntity("version-risks", 1);
export const securityReportEntity = defineCacheEntity("security-reports", 1);
export const versionCodeEntity = defineCacheEntity("version-codes", 1);

export const securityKeys = {
	/** @param newestVersionId of the script; another one means that the list has changed */
	versionRisks: (scriptId: string, newestVersionId: string | null) =>
		versionRiskEntity.key<readonly VersionWithRisk[]>(scriptId, newestVersionId),
	report: (versionId: string | null) => securityReportEntity.key<SecurityReport | null>(versionId),
	/** The code of two versions that are compared; null when one of them was deleted. */
	versionCodes: (olderId: string, newerId: string) =>
		versionCodeEntity.key<{ readonly older: string; readonly newer: string } | null>(olderId, newerId),
};

/** For `invalidateQueries`. */
export const securityFilters = {
	versionRisks: versionRiskEntity.filter(),
};

/** Entities that a new version or report changes; invalidate all of them. */
export const ratedFilters = [scriptFilters.all, versionRiskEntity.filter(), securityReportEntity.filter()] as const;
