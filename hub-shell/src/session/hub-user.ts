import type { HubUser } from "@scriptorium/shared-protocol/host-remote/session";
import * as z from "zod/mini";
import { en } from "./messages/en.ts";

/** What the identity provider says about a person. All of it is optional and none of it is trusted. */
const metadata = z.object({
	name: z.catch(z.optional(z.string()), undefined),
	full_name: z.catch(z.optional(z.string()), undefined),
});

export interface AuthUser {
	readonly id: string;
	readonly email?: string | undefined;
	readonly user_metadata?: unknown;
}

/** The name from the metadata, else the e-mail address before the @, else 'User' (spec 02 § 4). */
function displayNameOf(names: readonly (string | undefined)[], email: string): string {
	const local = email.split("@")[0] ?? "";
	return [...names, local].map((name) => name?.trim() ?? "").find((name) => name !== "") ?? en.namelessUser;
}

/**
 * The person as the first paint shows them, before their profile was read. Without a picture: the provider's lies on
 * another host, which pages do not ask; the profile names the hub's own copy.
 */
export function hubUserOf(user: AuthUser): HubUser {
	const parsed = z.safeParse(metadata, user.user_metadata ?? {});
	const known = parsed.success ? parsed.data : {};
	const email = user.email ?? "";
	return {
		id: user.id,
		email,
		displayName: displayNameOf([known.name, known.full_name], email),
		avatarUrl: null,
		username: null,
		roles: [],
	};
}
