import { succeed } from "@scriptorium/shared-protocol/errors";
import * as z from "zod/mini";
import { resolveAddress } from "../addresses/resolve-address.ts";
import type { HubClient } from "../client.ts";
import { knownAnswer } from "../known-answer.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readOptionalRow } from "../read-answer.ts";
import { OWN_PROFILE_COLUMNS, type OwnProfile, ownProfile } from "./own-profile.ts";

/** A person as everybody may see them: the columns are the same as for oneself. */
export type PublicProfile = OwnProfile;

/** A profile as an address names it; usernames count in any case. */
export type ProfileKey = { readonly userId: string } | { readonly username: string };

const uuid = z.uuid();
/** The form that the database asks of usernames. */
const usernameForm = z.string().check(z.regex(/^[A-Za-z0-9_-]{3,30}$/));

/** A person's profile, by a former username too; null when there is nobody of that id or name. */
export async function getProfile(
	client: HubClient,
	key: ProfileKey,
	signal?: AbortSignal,
): Promise<DataResult<PublicProfile | null>> {
	// The key comes from an address anybody can type: impossible ids and names are not requested.
	const [column, value, form] =
		"userId" in key ? (["user_id", key.userId, uuid] as const) : (["username", key.username, usernameForm] as const);
	if (!z.safeParse(form, value).success) return succeed(null);
	const request = client.from("profiles").select(OWN_PROFILE_COLUMNS).eq(column, value);
	const profile = await readOptionalRow(prepareRequest(request, signal).maybeSingle(), ownProfile, signal);
	if (!profile.ok || profile.value !== null || "userId" in key) return profile;
	const present = await resolveAddress(client, key, signal);
	if (!present.ok) return present;
	return present.value === null ? succeed(null) : getProfile(client, { username: present.value.username }, signal);
}

const profileRows = z.array(ownProfile);

/** The profile of an address where it came with the page; undefined: ask for it. */
export function knownProfile(client: HubClient, key: ProfileKey): PublicProfile | undefined {
	const args = "userId" in key ? { user_id: `eq.${key.userId}` } : { username: `eq.${key.username}` };
	return knownAnswer(client, { name: "profiles", args }, profileRows)?.[0];
}
