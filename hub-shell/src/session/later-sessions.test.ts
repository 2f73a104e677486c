import { succeed } from "@scriptorium/core-types/errors";
import { describe, expect, test, vi } from "vitest";
import { createLaterSessions } from "./later-sessions.ts";
import { createSessionStore, type SessionPorts } from "./session-store.ts";
import type { AuthEvent, SessionMoment } from "./session-transition.ts";

type AuthCallback = Parameters<SessionPorts["auth"]["onAuthStateChange"]>[0];

/** An auth client that tells each new listener of its session, as the library does, and the sessions on top of it. */
function start(
	kept: string | null,
	{ arrival = "none", failures = 0 }: { arrival?: SessionPorts["arrival"]; failures?: number } = {},
) {
	const callbacks = new Set<AuthCallback>();
	let userId = kept;
	const sessionNow = () =>
		userId === null ? null : { access_token: `a-${userId}`, refresh_token: `r-${userId}`, user: { id: userId } };
	const auth: SessionPorts["auth"] = {
		onAuthStateChange(callback) {
			callbacks.add(callback);
			queueMicrotask(() => callback("INITIAL_SESSION", sessionNow()));
			return { data: { subscription: { unsubscribe: () => callbacks.delete(callback) } } };
		},
	};
	const log = vi.fn();
	const load = vi.fn(
		async () => (session: Parameters<typeof createSessionStore>[1]) =>
			createSessionStore(
				{
					auth,
					arrival,
					sessionArrived: async () => undefined,
					syncProfile: async () => ({ wantsPicture: false }),
					copyPicture: async () => succeed(null),
					readAccount: async (id) => succeed({ username: `${id}-name`, roles: [] }),
					wasRefused: () => false,
					log,
				},
				session,
			),
	);
	for (let failed = 0; failed < failures; failed++) load.mockRejectedValueOnce(new TypeError("Failed to fetch"));
	const sessions = createLaterSessions({
		auth,
		mayBeSignedIn: kept !== null || arrival !== "none",
		load,
		log,
	});
	const moments: SessionMoment[] = [];
	sessions.onTransition((moment) => moments.push(moment));
	const settle = () => new Promise((resolve) => setImmediate(resolve));
	const emit = async (event: AuthEvent, id: string | null) => {
		userId = id;
		for (const callback of [...callbacks]) callback(event, sessionNow());
		await settle();
	};
	return { sessions, moments, load, log, settle, emit, callbacks };
}

describe("sessions whose code is loaded with the first session", () => {
	test("a visitor is signed out from the beginning, and loads nothing", async () => {
		const { sessions, moments, load, settle, emit } = start(null);
		expect(sessions.session.getSnapshot()).toEqual({ status: "signed-out", user: null });
		expect(sessions.session.getInitialSnapshot?.()).toEqual({ status: "loading", user: null });
		await settle();
		await emit("SIGNED_OUT", null);
		expect(load).not.toHaveBeenCalled();
		expect(moments).toEqual([]);
		expect(sessions.tokens()).toBeNull();
	});

	test("a kept session is loading until it is known, then restored", async () => {
		const { sessions, moments, settle, emit } = start("rita");
		expect(sessions.session.getSnapshot()).toEqual({ status: "loading", user: null });
		await settle();
		expect(sessions.session.getSnapshot()).toMatchObject({ status: "signed-in", user: { username: "rita-name" } });
		expect(moments).toEqual(["restored"]);
		expect(sessions.tokens()).toEqual({ accessToken: "a-rita", refreshToken: "r-rita" });
		await emit("SIGNED_OUT", null);
		expect(moments).toEqual(["restored", "signed-out"]);
		expect(sessions.tokens()).toBeNull();
	});

	test("a sign-in in another tab is one here", async () => {
		const { sessions, moments, load, settle, emit } = start(null);
		await settle();
		await emit("SIGNED_IN", "rita");
		await settle();
		expect(moments).toEqual(["signed-in"]);
		expect(sessions.session.getSnapshot()).toMatchObject({ status: "signed-in", user: { id: "rita" } });
		await emit("TOKEN_REFRESHED", "rita");
		expect(load).toHaveBeenCalledOnce();
	});

	test("a sign-in that came back without a session has failed", async () => {
		const { sessions, moments, settle } = start(null, { arrival: "error" });
		await settle();
		expect(moments).toEqual(["sign-in-failed"]);
		expect(sessions.session.getSnapshot()).toEqual({ status: "signed-out", user: null });
	});

	test.each([
		["a kept session, of which the auth client speaks meanwhile", "rita", 2],
		["a sign-in in another tab", null, 1],
	])("without its code nobody is signed in, and the next event loads it again: %s", async (_what, kept, failures) => {
		const { sessions, log, settle, emit } = start(kept, { failures });
		await settle();
		if (kept === null) await emit("SIGNED_IN", "rita");
		expect(sessions.session.getSnapshot()).toEqual({ status: "signed-out", user: null });
		expect(log).toHaveBeenCalledWith("The session cannot be followed", "Failed to fetch");
		await emit("TOKEN_REFRESHED", "rita");
		await settle();
		expect(sessions.session.getSnapshot()).toMatchObject({ status: "signed-in", user: { id: "rita" } });
		expect(log).toHaveBeenCalledTimes(failures);
	});

	test("nothing is followed once it is disposed of", async () => {
		const { sessions, callbacks, settle } = start("rita");
		await settle();
		sessions.dispose();
		expect(callbacks.size).toBe(0);
	});
});
