import type { HubSession } from "@scriptorium/shared-protocol/host-remote/session";
import { describe, expect, test } from "vitest";
import type { Arrival } from "./auth-return.ts";
import { type AuthEvent, nextSession } from "./session-transition.ts";

const loading: HubSession = { status: "loading", user: null };
const signedOut: HubSession = { status: "signed-out", user: null };
const rita = { id: "rita", email: "rita@example.org", user_metadata: { name: "Rita" } };
const arthur = { id: "arthur", email: "arthur@example.org" };

type User = typeof rita | typeof arthur | null;

function after(event: AuthEvent, current: HubSession, user: User, arrival: Arrival = "none", wasRefused = false) {
	return nextSession(current, event, user, arrival, wasRefused);
}
const asRita = after("SIGNED_IN", signedOut, rita).next;

describe("what happened", () => {
	test("a reload finds the session again: no sign-in", () => {
		expect(after("INITIAL_SESSION", loading, rita).happened).toBe("restored");
		expect(after("SIGNED_IN", loading, rita).happened).toBe("restored");
	});

	test("the return from the provider is a sign-in, whichever event comes first, and only once", () => {
		for (const [first, second] of [
			["INITIAL_SESSION", "SIGNED_IN"],
			["SIGNED_IN", "INITIAL_SESSION"],
		] as const) {
			const begun = after(first, loading, rita, "code");
			expect(begun.happened).toBe("signed-in");
			expect(after(second, begun.next, rita, "code").happened).toBe("nothing");
		}
	});

	test("a sign-in in another tab reaches this one", () => {
		expect(after("SIGNED_IN", signedOut, rita).happened).toBe("signed-in");
	});

	test("the client's repetitions change nothing", () => {
		for (const event of ["SIGNED_IN", "TOKEN_REFRESHED", "MFA_CHALLENGE_VERIFIED", "PASSWORD_RECOVERY"] as const) {
			expect(after(event, asRita, rita)).toEqual({ next: asRita, happened: "nothing" });
		}
	});

	test("another person in the same browser is a sign-in", () => {
		expect(after("SIGNED_IN", asRita, arthur)).toMatchObject({
			happened: "signed-in",
			next: { user: { id: "arthur", displayName: "arthur", username: null, roles: [] } },
		});
	});

	test("changed details keep username and roles", () => {
		if (asRita.status !== "signed-in") throw new Error("Rita is signed in");
		const admin: HubSession = { status: "signed-in", user: { ...asRita.user, username: "rita", roles: ["admin"] } };
		const renamed = { ...rita, user_metadata: { name: "Rita R." } };
		expect(after("USER_UPDATED", admin, renamed)).toMatchObject({
			happened: "changed",
			next: { user: { displayName: "Rita R.", username: "rita", roles: ["admin"] } },
		});
	});

	test("a recovery link opens a session and carries out nothing", () => {
		expect(after("PASSWORD_RECOVERY", signedOut, rita)).toMatchObject({
			happened: "restored",
			next: { status: "signed-in" },
		});
	});

	test("the end of a session is reported only when there was one", () => {
		expect(after("SIGNED_OUT", asRita, null)).toEqual({ next: signedOut, happened: "signed-out" });
		expect(after("SIGNED_OUT", signedOut, null).happened).toBe("nothing");
		expect(after("SIGNED_OUT", loading, null).happened).toBe("nothing");
		expect(after("INITIAL_SESSION", loading, null)).toEqual({ next: signedOut, happened: "nothing" });
	});

	test("a session that could not be renewed has expired, or could not be restored", () => {
		expect(after("SIGNED_OUT", asRita, null, "none", true)).toEqual({ next: signedOut, happened: "expired" });
		expect(after("SIGNED_OUT", loading, null, "none", true).happened).toBe("not-restored");
		expect(after("INITIAL_SESSION", signedOut, null, "none", true).happened).toBe("nothing");
	});

	test("an error, or a code that gives no session, is a failed sign-in", () => {
		for (const arrival of ["code", "error"] as const) {
			expect(after("INITIAL_SESSION", loading, null, arrival)).toEqual({ next: signedOut, happened: "sign-in-failed" });
		}
	});

	test("an error is no sign-in of whoever was signed in before, and does not sign them out", () => {
		const { next, happened } = after("INITIAL_SESSION", loading, rita, "error");
		expect(happened).toBe("sign-in-failed");
		expect(next).toMatchObject({ status: "signed-in", user: { id: "rita" } });
		expect(after("SIGNED_IN", next, arthur, "error").happened).toBe("signed-in");
	});
});
