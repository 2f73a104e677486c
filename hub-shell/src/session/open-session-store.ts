// Loaded when there is a session: what reads and writes the database needs its schemas.

import { succeed } from "@scriptorium/core-types/errors";
import type { MutableObservable } from "@scriptorium/core-types/observable";
import type { PageClient } from "@scriptorium/hub-data/page-client/create-page-client";
import { getOwnProfile } from "@scriptorium/hub-data/profiles/get-own-profile";
import { syncProfile as syncOwnProfile } from "@scriptorium/hub-data/profiles/sync-profile";
import type { HubSession } from "@scriptorium/shared-protocol/host-remote/session";
import { readAccountDetails } from "./account-details.ts";
import { readAuthReturn } from "./auth-return.ts";
import { copyPicture } from "./copy-picture.ts";
import { sessionArrived } from "./session-arrived.ts";
import { createSessionStore, type SessionStore } from "./session-store.ts";
import { syncProfile } from "./sync-profile.ts";

export interface SessionStoreParts {
	readonly client: PageClient;
	readonly page: EventTarget;
	/** Address of the page as it was loaded. */
	readonly arrivedAt: string;
	/** Language of the page. */
	readonly locale: string;
	wasRefused(): boolean;
	showError(message: string): void;
	log(message: string, cause: unknown): void;
}

/**
 * Connects the session to the auth client, the database and the hub's server.
 * @param session what is known of it so far
 */
export function openSessionStore(parts: SessionStoreParts, session: MutableObservable<HubSession>): SessionStore {
	const { client, page, arrivedAt, locale, wasRefused, showError, log } = parts;
	const { arrival, error } = readAuthReturn(arrivedAt);
	if (error !== null) log("The sign-in came back with an error", error);
	return createSessionStore(
		{
			auth: client.auth,
			sessionArrived: (userId) => sessionArrived(client.auth, page, userId),
			arrival,
			readAccount: (userId, signal) => readAccountDetails(client, userId, signal),
			syncProfile: (userId) =>
				syncProfile({
					sync: () => syncOwnProfile(client),
					hasProfile: async () => {
						const profile = await getOwnProfile(client, { userId });
						return profile.ok ? succeed(profile.value !== null) : profile;
					},
					locale,
					showError,
					log,
				}),
			copyPicture,
			wasRefused,
			log,
		},
		session,
	);
}
