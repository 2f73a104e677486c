import type { OwnScript } from "@scriptorium/hub-data/scripts/own-script";

/** A row of `list_own_scripts()`: a public script, unless `changes` say otherwise. */
export const ownScriptRow = (title: string, changes: Partial<OwnScript> = {}): OwnScript => ({
	id: crypto.randomUUID(),
	title,
	short_description: "Saves any table of a page.",
	slug: title.toLowerCase().replaceAll(" ", "-"),
	category: "download",
	kind: "bookmarklet",
	risk_level: "green",
	tags: ["csv"],
	is_published: true,
	moderation_status: "none",
	moderation_reason: null,
	has_flow: false,
	semver: "1.0.0",
	install_count: 12,
	star_count: 3,
	review_count: 0,
	average_rating: null,
	featured: false,
	created_at: "2026-07-27T06:50:00+00:00",
	updated_at: "2026-10-20T11:51:00+00:00",
	restorable_until: null,
	...changes,
});
