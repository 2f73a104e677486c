import type { Result } from "@scriptorium/shared-protocol/errors";
import { en } from "./messages/en.ts";

export interface ProfileSyncPorts {
	/** `sync_profile()` of the database. */
	sync(): Promise<Result<{ readonly wants_picture: boolean }>>;
	/** Whether the person has a profile; fails when that cannot be known. */
	hasProfile(): Promise<Result<boolean>>;
	showError(message: string): void;
	log(message: string, cause: unknown): void;
}

/** What the shell does after the profile was synchronized. */
export interface ProfileSyncOutcome {
	/** Whether the hub's server should copy the sign-in provider's picture. */
	readonly wantsPicture: boolean;
}

/** The three texts of spec 02 § 8: a profile that is still missing, one that is out of date, and neither to be known. */
function failureText(hasProfile: Result<boolean>): string {
	if (!hasProfile.ok) return en.profileSyncFailed;
	return hasProfile.value ? en.profileUpdateFailed : en.profileCreateFailed;
}

/** Runs at each sign-in. The hub works without a synchronized profile, so a failure is displayed, not thrown. */
export async function syncProfile(ports: ProfileSyncPorts): Promise<ProfileSyncOutcome> {
	const synced = await ports.sync();
	if (synced.ok) return { wantsPicture: synced.value.wants_picture };
	ports.log("Profile sync failed", synced.error.message);
	ports.showError(failureText(await ports.hasProfile()));
	return { wantsPicture: false };
}
