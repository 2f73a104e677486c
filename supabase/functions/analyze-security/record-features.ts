import { messageOf, type Result, succeed } from "@scriptorium/core-types/errors";
import type { AnalyzeSecurityPorts } from "./ports.ts";

/**
 * Computes and stores what removed code is recognized by, before the script is rated.
 *
 * @returns why it could not be computed, which does not keep the script from being rated; null if it was
 */
export async function recordFeatures(
	versionId: string,
	code: string,
	{ likeness, store }: Pick<AnalyzeSecurityPorts, "likeness" | "store">,
): Promise<Result<string | null, "version_not_found" | "database_unreachable">> {
	let features: readonly number[] | null;
	try {
		features = likeness.featuresOf(code);
	} catch (thrown) {
		return succeed(`Features: ${messageOf(thrown)}`);
	}
	return features === null ? succeed(null) : store.recordFeatures(versionId, likeness.version, features);
}
