import type { OwnAccount } from "@scriptorium/hub-data/profiles/own-account";

export const accountOfNora: OwnAccount = {
	id: "11111111-1111-4111-8111-111111111111",
	email: "nora@example.org",
	username: "nora",
	display_name: "Nora Next",
	full_name: null,
	avatar_url: null,
	bio: null,
	website_url: null,
	github_url: null,
	preferred_language: "javascript",
	preferred_model: null,
	theme: "system",
	scripts_created: 4,
	scripts_shared: 2,
	total_runs: 1234,
	created_at: "2026-01-01T00:00:00Z",
};
