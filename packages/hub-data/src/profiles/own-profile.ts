import * as z from "zod/mini";

/** The columns of a profile that everybody may read; `email` is not granted, so reads name their columns. */
export const OWN_PROFILE_COLUMNS =
	"user_id, username, display_name, avatar_url, bio, website_url, github_url, created_at";

export const ownProfile = z.object({
	user_id: z.uuid(),
	username: z.nullable(z.string()),
	display_name: z.nullable(z.string()),
	avatar_url: z.nullable(z.string()),
	bio: z.nullable(z.string()),
	website_url: z.nullable(z.string()),
	github_url: z.nullable(z.string()),
	created_at: z.string(),
});
export type OwnProfile = z.infer<typeof ownProfile>;
