import { fail, succeed } from "@scriptorium/core-types/errors";
import { describe, expect, test } from "vitest";
import { createSessionStore, type SessionPorts } from "./session-store.ts";
import type { AuthEvent, SessionMoment } from "./session-transition.ts";

type AuthCallback = Parameters<SessionPorts["auth"]["onAuthStateChange"]>[0];

function start(overrides: Partial<SessionPorts> = {}) {
	let callback: AuthCallback = () => undefined;
	const seen: string[] = [];
	const store = createSessionStore({
		auth: {
			onAuthStateChange(listener) {
				callback = listener;
				return { data: { subscription: { unsubscribe: () => seen.push("unsubscribed") } } };
			},
		},
		arrival: "code",
		sessionArrived: async () => undefined,
		syncProfile: async (userId) => {
			seen.push(`sync ${userId}`);
			return { wantsPicture: false };
		},
		copyPicture: async (accessToken) => {
			seen.push(`copy picture as ${accessToken}`);
			return succeed(`/avatars/${accessToken}`);
		},
		readAccount: async (userId) => {
			seen.push(`read ${userId}`);
			return succeed({ username: `${userId}-name`, roles: ["admin"] });
		},
		wasRefused: () => false,
		log: (message) => seen.push(message),
		...overrides,
	});
	const moments: SessionMoment[] = [];
	store.onTransition((moment) => moments.push(moment));
	const emit = async (event: AuthEvent, id: string | null) => {
		callback(event, id === null ? null : { access_token: `a-${id}`, refresh_token: `r-${id}`, user: { id } });
		// The store's queue: a macrotask later everything that was ready has run.
		await new Promise((resolve) => setImmediate(resolve));
	};
	return { store, seen, moments, emit };
}

describe("the session store", () => {
	test("is loading until the client has spoken", () => {
		expect(start().store.session.getSnapshot()).toEqual({ status: "loading", user: null });
	});

	test("synchronizes the profile once per sign-in, then reads it, and knows the roles", async () => {
		const { store, seen, moments, emit } = start();
		await emit("INITIAL_SESSION", "rita");
		await emit("SIGNED_IN", "rita");
		await emit("TOKEN_REFRESHED", "rita");
		expect(seen).toEqual(["sync rita", "read rita"]);
		expect(moments).toEqual(["signed-in"]);
		expect(store.session.getSnapshot()).toMatchObject({
			status: "signed-in",
			user: { username: "rita-name", roles: ["admin"] },
		});
	});

	test("leaves the synchronizing to the tab of the sign-in, and does none on a reload", async () => {
		const reloaded = start({ arrival: "none" });
		await reloaded.emit("INITIAL_SESSION", "rita");
		expect(reloaded.seen).toEqual(["read rita"]);
		const otherTab = start({ arrival: "none" });
		await otherTab.emit("INITIAL_SESSION", null);
		await otherTab.emit("SIGNED_IN", "rita");
		expect(otherTab.seen).toEqual(["read rita"]);
		expect(otherTab.moments).toEqual(["signed-in"]);
	});

	describe("has the sign-in provider's picture copied", () => {
		const wanted: Partial<SessionPorts> = { syncProfile: async () => ({ wantsPicture: true }) };

		test("once per sign-in that wants it, after the account is known, and shows it", async () => {
			const { store, seen, emit } = start(wanted);
			await emit("INITIAL_SESSION", "rita");
			await emit("SIGNED_IN", "rita");
			expect(seen).toEqual(["read rita", "copy picture as a-rita"]);
			expect(store.session.getSnapshot()).toMatchObject({
				user: { username: "rita-name", avatarUrl: "/avatars/a-rita" },
			});
		});

		test("without holding up the sign-in, and not for whoever has signed out meanwhile", async () => {
			let answer: () => void = () => undefined;
			const { store, emit } = start({
				...wanted,
				copyPicture: () =>
					new Promise((resolve) => {
						answer = () => resolve(succeed("/avatars/late"));
					}),
			});
			await emit("SIGNED_IN", "rita");
			expect(store.session.getSnapshot()).toMatchObject({ user: { username: "rita-name", avatarUrl: null } });
			await emit("SIGNED_OUT", null);
			answer();
			await new Promise((resolve) => setImmediate(resolve));
			expect(store.session.getSnapshot()).toEqual({ status: "signed-out", user: null });
		});

		test("and goes on without it when that fails", async () => {
			const { store, seen, emit } = start({ ...wanted, copyPicture: async () => fail("PICTURE_NOT_COPIED", "no") });
			await emit("SIGNED_IN", "rita");
			expect(store.session.getSnapshot()).toMatchObject({ user: { username: "rita-name", avatarUrl: null } });
			expect(seen).toContain("The picture could not be copied");
		});
	});

	test("keeps tokens to itself, follows their renewal and forgets them", async () => {
		const { store, emit } = start();
		expect(store.tokens()).toBeNull();
		await emit("SIGNED_IN", "rita");
		expect(store.tokens()).toEqual({ accessToken: "a-rita", refreshToken: "r-rita" });
		expect(JSON.stringify(store.session.getSnapshot())).not.toContain("a-rita");
		await emit("SIGNED_OUT", null);
		expect(store.tokens()).toBeNull();
	});

	test("an answer about somebody who has signed out meanwhile is dropped", async () => {
		let answer: () => void = () => undefined;
		const { store, emit } = start({
			readAccount: () =>
				new Promise((resolve) => {
					answer = () => resolve(succeed({ username: "late", roles: ["admin"] }));
				}),
		});
		await emit("SIGNED_IN", "rita");
		await emit("SIGNED_OUT", null);
		answer();
		await new Promise((resolve) => setImmediate(resolve));
		expect(store.session.getSnapshot()).toEqual({ status: "signed-out", user: null });
	});

	test("an earlier answer that comes last does not undo a later one", async () => {
		const answers: ((username: string) => void)[] = [];
		const { store, emit } = start({
			readAccount: () =>
				new Promise((resolve) => {
					answers.push((username) => resolve(succeed({ username, roles: [] })));
				}),
		});
		await emit("SIGNED_IN", "rita");
		await emit("SIGNED_OUT", null);
		await emit("SIGNED_IN", "rita");
		answers[1]?.("new-name");
		answers[0]?.("old-name");
		await new Promise((resolve) => setImmediate(resolve));
		expect(store.session.getSnapshot()).toMatchObject({ user: { username: "new-name" } });
	});

	test("works on with the provider's details when the profile cannot be read", async () => {
		const { store, seen, emit } = start({ readAccount: async () => fail("OFFLINE", "no network") });
		await emit("SIGNED_IN", "rita");
		expect(store.session.getSnapshot()).toMatchObject({ status: "signed-in", user: { id: "rita", roles: [] } });
		expect(seen).toContain("The account's details could not be read");
	});

	test("events wait for the session to arrive, in their order", async () => {
		let arrive: () => void = () => undefined;
		const { store, moments, emit } = start({
			arrival: "none",
			sessionArrived: () => new Promise((resolve) => (arrive = resolve)),
		});
		await emit("INITIAL_SESSION", null);
		await emit("SIGNED_IN", "rita");
		await emit("SIGNED_OUT", null);
		expect(moments).toEqual([]);
		arrive();
		await new Promise((resolve) => setImmediate(resolve));
		expect(moments).toEqual(["signed-in", "signed-out"]);
		expect(store.session.getSnapshot().status).toBe("signed-out");
	});

	test("stops listening when it is disposed of", async () => {
		const { store, seen, moments, emit } = start();
		store.dispose();
		await emit("SIGNED_IN", "rita");
		expect(seen).toContain("unsubscribed");
		expect(moments).toEqual([]);
	});
});
