import type { VersionWithRisk } from "../security/list-version-risks.ts";
import type { LaterChecks } from "../security/read-later-checks.ts";
import type { SecurityReport } from "../security/read-security-report.ts";
import { defineCacheEntity } from "./cache-entity.ts";
import { ownScriptFilters } from "./own-script-query-keys.ts";
import { scriptFilters } from "./script-query-keys.ts";

export const versionRiskEntity = defineCacheEntity("version-risks", 1);
export const securityReportEntity = defineCacheEntity("security-reports", 4);
export const laterCheckEntity = defineCacheEntity("later-checks", 1);
export const versionCodeEntity = defineCacheEntity("version-codes", 1);

export const securityKeys = {
	/**
	 * Key of the versions of a script with their risks.
	 * @param scriptId of the script
	 * @param newestVersionId of the script, so that a new version has a new key
	 * @returns the key
	 */
	versionRisks: (scriptId: string, newestVersionId: string | null) =>
		versionRiskEntity.key<readonly VersionWithRisk[]>(scriptId, newestVersionId),
	/**
	 * Key of the newest report of a version.
	 * @param versionId null if the script has no version
	 * @returns the key
	 */
	report: (versionId: string | null) => securityReportEntity.key<SecurityReport | null>(versionId),
	/**
	 * Key of the checks of a version that go on after its first report.
	 * @param versionId null if the script has no version
	 * @returns the key
	 */
	laterChecks: (versionId: string | null) => laterCheckEntity.key<LaterChecks | null>(versionId),
	/**
	 * Key of the code of two compared versions; the data is null if one of them was deleted.
	 * @param olderId of the older version
	 * @param newerId of the newer version
	 * @returns the key
	 */
	versionCodes: (olderId: string, newerId: string) =>
		versionCodeEntity.key<{ readonly older: string; readonly newer: string } | null>(olderId, newerId),
};

/** For `invalidateQueries`. */
export const securityFilters = {
	versionRisks: versionRiskEntity.filter(),
	laterChecks: laterCheckEntity.filter(),
};

/** Entities that a new version or report changes; invalidate all of them. */
export const ratedFilters = [
	scriptFilters.all,
	ownScriptFilters.lists,
	versionRiskEntity.filter(),
	securityReportEntity.filter(),
] as const;
