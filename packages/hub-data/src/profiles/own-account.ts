import * as z from "zod/mini";

export const ACCOUNT_COLUMNS =
	"id, email, username, display_name, full_name, avatar_url, bio, website_url, github_url, preferred_language, preferred_model, theme, scripts_created, scripts_shared, total_runs, created_at";

/** The themes that `user_preferences` accepts. */
export const ACCOUNT_THEMES = ["light", "dark", "system"] as const;

/** One's own profile with e-mail address, preferences and totals (view `user_profile`). */
export const ownAccount = z.object({
	id: z.uuid(),
	email: z.nullable(z.string()),
	username: z.string(),
	display_name: z.string(),
	full_name: z.nullable(z.string()),
	avatar_url: z.nullable(z.string()),
	bio: z.nullable(z.string()),
	website_url: z.nullable(z.string()),
	github_url: z.nullable(z.string()),
	preferred_language: z.string(),
	preferred_model: z.nullable(z.string()),
	theme: z.enum(ACCOUNT_THEMES),
	/** Scripts on the hub, and those that exist in the extension only. */
	scripts_created: z.number(),
	/** Those of them that everybody can see. */
	scripts_shared: z.number(),
	/** Runs that the extension has reported. */
	total_runs: z.number(),
	created_at: z.string(),
});
export type OwnAccount = z.infer<typeof ownAccount>;
