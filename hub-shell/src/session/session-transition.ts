import type { HubSession } from "@scriptorium/shared-protocol/host-remote/session";
import type { Arrival } from "./auth-return.ts";
import { type AuthUser, hubUserOf } from "./hub-user.ts";

/** The auth client's events (spec 01 § 4: signed in, refreshed, out, recovery, user updated, MFA verified, initial). */
export type AuthEvent =
	| "INITIAL_SESSION"
	| "SIGNED_IN"
	| "SIGNED_OUT"
	| "TOKEN_REFRESHED"
	| "USER_UPDATED"
	| "PASSWORD_RECOVERY"
	| "MFA_CHALLENGE_VERIFIED";

/** What the rest of the shell reacts to. */
export type SessionMoment = "signed-in" | "restored" | "signed-out" | "sign-in-failed" | "expired" | "not-restored";

export interface SessionTransition {
	readonly next: HubSession;
	/**
	 * `signed-in`: the person has just signed in, here or in another tab. `restored`: this page load found a session.
	 * `signed-out`: a session ended while the page was open. `sign-in-failed`: the provider sent no code, or one that
	 * gave no session; whoever was signed in before still is. `expired`: a session ended while the page was open, because it
	 * could not be renewed. `not-restored`: the session that this browser has kept had ended before. `changed`: the same person with new details.
	 */
	readonly happened: "changed" | "nothing" | SessionMoment;
}

/**
 * Decides from states, not from the event's name alone: the client repeats SIGNED_IN whenever the tab is shown again,
 * and delivers it before or after INITIAL_SESSION on the way back from the provider.
 * @param wasRefused whether the auth service has refused to renew the session
 */
export function nextSession(
	current: HubSession,
	event: AuthEvent,
	user: AuthUser | null,
	arrival: Arrival,
	wasRefused: boolean,
): SessionTransition {
	if (user === null || event === "SIGNED_OUT") {
		const next: HubSession = { status: "signed-out", user: null };
		if (current.status === "signed-in") return { next, happened: wasRefused ? "expired" : "signed-out" };
		if (current.status !== "loading") return { next, happened: "nothing" };
		if (arrival !== "none") return { next, happened: "sign-in-failed" };
		return { next, happened: wasRefused ? "not-restored" : "nothing" };
	}
	if (current.status === "signed-in" && current.user.id === user.id) {
		if (event !== "USER_UPDATED") return { next: current, happened: "nothing" };
		const { username, roles, avatarUrl } = current.user;
		const next: HubSession = { status: "signed-in", user: { ...hubUserOf(user), username, roles, avatarUrl } };
		return { next, happened: "changed" };
	}
	const next: HubSession = { status: "signed-in", user: hubUserOf(user) };
	// A recovery link confirms the mailbox only; a pending action is not resumed.
	if (event === "PASSWORD_RECOVERY") return { next, happened: "restored" };
	if (current.status !== "loading" || arrival === "code") return { next, happened: "signed-in" };
	return { next, happened: arrival === "error" ? "sign-in-failed" : "restored" };
}
