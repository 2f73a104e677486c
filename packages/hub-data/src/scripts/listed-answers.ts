import type { Access, VerdictKind } from "@scriptorium/shared-protocol/hub-edge/analysis-result";
import type { ListedScript } from "./script-card.ts";

/**
 * Converts the facts of a list into the access of a script, as `accessOf` of the analyzer derives it from a whole report.
 * @param script a row of a list
 * @returns the access; null while its latest version is not rated
 */
export function accessOfListed({ kind, reach }: Pick<ListedScript, "kind" | "reach">): Access | null {
	if (reach === null) return null;
	const { every_site, sites, site_count, picture: _, checked_in_part: __, ...facts } = reach;
	const named = site_count === 1 ? "this-site" : "named-sites";
	return {
		...facts,
		sites: kind === "bookmarklet" ? "this-site" : every_site ? "any-site" : named,
		site_names: sites,
		site_count,
	};
}

const VERDICTS: Readonly<Record<ListedScript["risk_level"], VerdictKind>> = {
	red: "attack",
	amber: "worth-a-look",
	green: "nothing-found",
	unrated: "unread",
};

/**
 * Finds the verdict about a script of a list, as `verdictOf` of the analyzer derives it from a whole report.
 * @param script a row of a list
 * @returns the kind of the verdict
 */
export function verdictOfListed({ risk_level, reach }: Pick<ListedScript, "risk_level" | "reach">): VerdictKind {
	return risk_level === "amber" && reach?.checked_in_part ? "checked-in-part" : VERDICTS[risk_level];
}
