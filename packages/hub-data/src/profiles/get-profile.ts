import { succeed } from "@scriptorium/core-types/errors";
import * as z from "zod/mini";
import { resolveAddress } from "../addresses/resolve-address.ts";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readOptionalRow } from "../read-answer.ts";
import { OWN_PROFILE_COLUMNS, type OwnProfile, ownProfile } from "./own-profile.ts";

/** A profile as everybody may read it; it has the same columns as one's own. */
export type PublicProfile = OwnProfile;

/** Identifies a profile in an address; usernames are case-insensitive. */
export type ProfileKey = { readonly userId: string } | { readonly username: string };

const uuid = z.uuid();
/** The form of usernames that the database requires. */
const usernameForm = z.string().check(z.regex(/^[A-Za-z0-9_-]{3,30}$/));

/**
 * Reads a public profile, also by a former username.
 * @param client the hub client; its session decides what the request may do
 * @param key id or username (in any case) as written in an address
 * @param signal aborts the request; the error is then ABORTED
 * @returns the profile; null if there is none
 */
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
