import { type Result, succeed } from "@scriptorium/core-types/errors";
import { listOwnRoles } from "@scriptorium/hub-data/admin-roles/list-own-roles";
import type { HubClient } from "@scriptorium/hub-data/client";
import { getOwnProfile } from "@scriptorium/hub-data/profiles/get-own-profile";
import type { AccountDetails } from "./session-store.ts";

/** Profile and roles, read side by side. An empty column of the profile leaves the provider's value in place. */
export async function readAccountDetails(
	client: HubClient,
	userId: string,
	signal: AbortSignal,
): Promise<Result<AccountDetails>> {
	const [profile, roles] = await Promise.all([
		getOwnProfile(client, { userId }, signal),
		listOwnRoles(client, { userId }, signal),
	]);
	if (!profile.ok) return profile;
	if (!roles.ok) return roles;
	const { username = null, display_name = null, avatar_url = null } = profile.value ?? {};
	return succeed({
		username,
		roles: roles.value,
		...(display_name === null ? {} : { displayName: display_name }),
		...(avatar_url === null ? {} : { avatarUrl: avatar_url }),
	});
}
