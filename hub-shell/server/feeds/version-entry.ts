import type { RatedVersion } from "../backend/read-versions.ts";
import type { ScriptDetails } from "../backend/script-rows.ts";
import { escapeHtml } from "../escape-html.ts";
import { scriptPath } from "../script-addresses.ts";
import { compareAbilities } from "./compare-abilities.ts";
import { type FeedEntry, later } from "./feed.ts";
import { en } from "./messages/en.ts";
import { feedAuthor, ratingText } from "./script-entry.ts";

/** The previous version; `none` for the first. */
export type VersionBefore = RatedVersion | "none";

/** Builds the feed entry of a version: the author's note, the rating and new capabilities. */
export function versionEntry(
	script: ScriptDetails,
	version: RatedVersion,
	before: VersionBefore,
	origin: string,
): FeedEntry {
	const note = version.change_note?.trim() || (before === "none" ? en.firstVersion : en.noChangeNote);
	return {
		id: `urn:uuid:${version.id}`,
		title: en.versionTitle(script.title, version.semver),
		url: origin + scriptPath(script),
		summary: `${note} ${describeRating(version)}.`,
		html: [
			...note.split(/\n\s*\n/).map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll("\n", "<br>")}</p>`),
			`<p>${escapeHtml(describeRating(version))}${changedRisk(version, before)}</p>`,
			changedAbilities(version, before),
		].join(""),
		published: version.published_at,
		// The rating follows later than the version and must update the entry.
		updated: later(version.published_at, version.rating?.created_at ?? version.published_at),
		author: feedAuthor(script.author, origin),
		tags: [],
	};
}

function describeRating({ rating }: RatedVersion): string {
	return rating === null ? en.analyzing : ratingText(rating.risk_level, rating.score);
}

function changedRisk(version: RatedVersion, before: VersionBefore): string {
	if (typeof before === "string" || !before.rating || !version.rating) return "";
	if (before.rating.risk_level === version.rating.risk_level) return "";
	return `. ${escapeHtml(en.riskBefore(en.risk[before.rating.risk_level]))}`;
}

function changedAbilities(version: RatedVersion, before: VersionBefore): string {
	if (typeof before === "string" || !before.capabilities || !version.capabilities) return "";
	const { newly, noLonger } = compareAbilities(before.capabilities, version.capabilities);
	if (newly.length + noLonger.length === 0) return `<p>${en.sameAbilities}</p>`;
	return list(en.newly, newly) + list(en.noLonger, noLonger);
}

function list(heading: string, abilities: readonly string[]): string {
	if (abilities.length === 0) return "";
	return `<p>${heading}:</p><ul>${abilities.map((ability) => `<li>${escapeHtml(ability)}</li>`).join("")}</ul>`;
}
