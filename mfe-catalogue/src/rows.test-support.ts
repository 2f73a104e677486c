/** A row of `get_script()` as the database answers it. */
export const detailsRow = {
	id: "6f1c2a34-9b7d-4c1e-8a55-0d6d8f6f9a10",
	title: "Table to CSV",
	short_description: "Saves any table of a page.",
	slug: "table-to-csv",
	category: "download",
	kind: "bookmarklet",
	owner_id: "9d2b7c1e-4f3a-4b6d-8e5f-1a2b3c4d5e6f",
	risk_level: "unrated",
	security_score: null,
	install_count: 5,
	star_count: 5,
	average_rating: 3.67,
	review_count: 3,
	featured: true,
	created_at: "2026-07-27T06:50:00+00:00",
	updated_at: "2026-10-20T11:51:00+00:00",
	author: {
		user_id: "9d2b7c1e-4f3a-4b6d-8e5f-1a2b3c4d5e6f",
		username: "ada",
		display_name: "Ada Author",
		avatar_url: null,
	},
	tags: ["csv", "table"],
	forked_from: null,
	is_published: true,
	moderation_status: "none",
	version_id: "0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d",
	semver: "1.1.0",
	code: "javascript:alert(1)",
	published_at: "2026-10-20T11:51:00+00:00",
} as const;

/** A row of `profiles`, with a link that no page may show. */
export const profileRow = {
	...detailsRow.author,
	bio: "I turn tables into files.",
	website_url: "https://ada.example/",
	github_url: "javascript:alert(1)",
	created_at: "2026-07-01T00:00:00+00:00",
} as const;

/** A row of `list_scripts()` and its like, without the total. */
export const cardRow = {
	id: detailsRow.id,
	title: detailsRow.title,
	short_description: detailsRow.short_description,
	slug: detailsRow.slug,
	category: detailsRow.category,
	kind: detailsRow.kind,
	risk_level: detailsRow.risk_level,
	security_score: null,
	install_count: 5,
	star_count: 5,
	average_rating: 3.67,
	review_count: 3,
	featured: true,
	created_at: detailsRow.created_at,
	updated_at: detailsRow.updated_at,
	author: detailsRow.author,
	tags: detailsRow.tags,
	forked_from: null,
} as const;
