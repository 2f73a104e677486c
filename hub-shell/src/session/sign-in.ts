import { fail, messageOf, type Result, succeed } from "@scriptorium/core-types/errors";
import { en } from "./messages/en.ts";

interface AuthAnswer {
	readonly error: { readonly message: string } | null;
}

export interface AuthCommands {
	signInWithOAuth(request: { provider: "google"; options: { redirectTo: string } }): Promise<AuthAnswer>;
	signOut(options: { scope: "local" | "global" }): Promise<AuthAnswer>;
}

/** Leaves the page for the identity provider (PKCE) and comes back to the site's origin (spec 02 § 7). */
export async function signInWithGoogle(auth: AuthCommands, origin: string): Promise<Result<void, "SIGN_IN_FAILED">> {
	try {
		const { error } = await auth.signInWithOAuth({ provider: "google", options: { redirectTo: origin } });
		return error ? fail("SIGN_IN_FAILED", en.signInFailed, error.message) : succeed(undefined);
	} catch (thrown) {
		return fail("SIGN_IN_FAILED", en.signInFailed, messageOf(thrown));
	}
}

/**
 * Ends the session of this browser, in all its tabs; other devices stay signed in.
 * A failure is only logged, as specified (spec 01 § 4): the person stays signed in and sees that.
 */
export async function signOut(auth: AuthCommands, log: (message: string, cause: unknown) => void): Promise<void> {
	try {
		const { error } = await auth.signOut({ scope: "local" });
		if (error) log("Signing out failed", error.message);
	} catch (thrown) {
		log("Signing out failed", messageOf(thrown));
	}
}

/**
 * Ends all sessions of the person, or only forgets the one of this browser (`local`), for example after the account was deleted.
 * @returns SIGN_OUT_FAILED when the sessions may still be there
 */
export async function endSessions(
	auth: AuthCommands,
	scope: "global" | "local",
): Promise<Result<void, "SIGN_OUT_FAILED">> {
	try {
		const { error } = await auth.signOut({ scope });
		return error ? fail("SIGN_OUT_FAILED", error.message) : succeed(undefined);
	} catch (thrown) {
		return fail("SIGN_OUT_FAILED", messageOf(thrown));
	}
}
