import { createObservable } from "@scriptorium/core-types/observable";
import { createHubClient } from "@scriptorium/hub-data/client";
import type { HubSession } from "@scriptorium/shared-protocol/host-remote/session";
import { expect, test } from "vitest";
import { memoryStorage } from "../session/memory-storage.test-support.ts";
import { createPendingActionStore } from "../session/pending-action.ts";
import { createHostContext } from "./create-host-context.ts";
import { createNoticeBoard } from "./notices.ts";
import { createPendingActions } from "./pending-actions.ts";

const star = { kind: "star-script/add", returnTo: "/bookmarklet/1", payload: {} };

function start(session: HubSession) {
	const went: string[] = [];
	const pendingActions = createPendingActions(createPendingActionStore(memoryStorage(), Date.now));
	const host = createHostContext({
		client: createHubClient("http://localhost:9", "key", { storage: null, autoRefreshToken: false }),
		session: createObservable<HubSession>(session),
		extension: {
			status: createObservable({ state: "disconnected", version: null, capabilities: [], message: null }),
			connect: () => undefined,
			recorder: () => Promise.reject(new Error("no recorder in this test")),
			execution: () => Promise.reject(new Error("no test runs in this test")),
			requestInstall: async () => ({ ok: true, value: undefined }),
			findInstalled: () => Promise.resolve({ ok: true, value: null }),
			scriptChanges: createObservable(0),
		},
		outline: { request: () => Promise.reject(new Error("no outlines in this test")) },
		assistant: { describe: () => () => undefined, ask: () => undefined, onProposal: () => () => undefined },
		addresses: { hub: "http://localhost:9", backend: "http://localhost:9" },
		locale: createObservable("en"),
		notices: createNoticeBoard(),
		pendingActions,
		usage: { track: () => undefined, pageViewed: () => undefined, end: async () => undefined },
		navigate: (path) => went.push(path),
	});
	return { host, pendingActions, went };
}

test("a visitor is led to the sign-in and the action waits; without one nothing old is left waiting", async () => {
	const { host, pendingActions, went } = start({ status: "signed-out", user: null });
	host.requireSignIn(star);
	expect(went).toEqual(["/auth"]);
	expect(await pendingActions.returnTo()).toBe("/bookmarklet/1");
	host.requireSignIn();
	expect(await pendingActions.returnTo()).toBeNull();
});

test("somebody signed in goes nowhere, and the action runs at once", () => {
	const user = { id: "1", email: "", displayName: "R", avatarUrl: null, username: null, roles: [] };
	const { host, went } = start({ status: "signed-in", user });
	const ran: unknown[] = [];
	host.onPendingAction(star.kind, (action) => ran.push(action));
	host.requireSignIn(star);
	expect(ran).toEqual([star]);
	expect(went).toEqual([]);
});

test("remotes get no token, no router and no usage session: only the contract's own keys", () => {
	const { host } = start({ status: "signed-out", user: null });
	expect(Object.keys(host).sort()).toEqual([
		"addresses",
		"assistant",
		"client",
		"contract",
		"extension",
		"locale",
		"notify",
		"onPendingAction",
		"outline",
		"requireSignIn",
		"session",
		"track",
	]);
});
