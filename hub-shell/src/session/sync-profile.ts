import type { Result } from "@scriptorium/core-types/errors";
import { messagesFor, type Translation } from "@scriptorium/ui-kit/locale";
import { en } from "./messages/en.ts";

export interface ProfileSyncPorts {
	/** `sync_profile()` of the database. */
	sync(): Promise<Result<{ readonly wants_picture: boolean }>>;
	/** Whether the person has a profile; fails when that cannot be known. */
	hasProfile(): Promise<Result<boolean>>;
	/** Language of the page. */
	readonly locale: string;
	showError(message: string): void;
	log(message: string, cause: unknown): void;
}

/** What the shell does after the profile was synchronized. */
export interface ProfileSyncOutcome {
	/** Whether the hub's server should copy the sign-in provider's picture. */
	readonly wantsPicture: boolean;
}

/** The three texts of spec 02 § 8: a profile that is still missing, one that is out of date, and neither to be known. */
function failureText(hasProfile: Result<boolean>, texts: Translation<typeof en>): string {
	if (!hasProfile.ok) return texts.profileSyncFailed;
	return hasProfile.value ? texts.profileUpdateFailed : texts.profileCreateFailed;
}

/** Runs at each sign-in. The hub works without a synchronized profile, so a failure is displayed, not thrown. */
export async function syncProfile(ports: ProfileSyncPorts): Promise<ProfileSyncOutcome> {
	const synced = await ports.sync();
	if (synced.ok) return { wantsPicture: synced.value.wants_picture };
	ports.log("Profile sync failed", synced.error.message);
	ports.showError(failureText(await ports.hasProfile(), messagesFor({ en }, ports.locale)));
	return { wantsPicture: false };
}
