import { describe, expect, test } from "vitest";
import { readDesktopRequest } from "../session/desktop-request.ts";
import { createDesktopRequestStore } from "../session/desktop-request-store.ts";
import { memoryStorage } from "../session/memory-storage.test-support.ts";
import type { SessionMoment } from "../session/session-transition.ts";
import { handleSessionMoment } from "./session-moments.ts";

async function after(moment: SessionMoment, at: string, given: { returnTo?: string; desktop?: string } = {}) {
	const done: string[] = [];
	const desktopRequest = createDesktopRequestStore(memoryStorage());
	if (given.desktop) desktopRequest.write({ redirectUri: given.desktop, codeChallenge: null, state: null });
	await handleSessionMoment(moment, {
		address: () => `https://hub.example${at}`,
		replace: (path) => done.push(path),
		desktopRequest,
		pending: {
			returnTo: async () => given.returnTo ?? null,
			resume: () => done.push("resume"),
			discard: () => done.push("discard"),
		},
		arrivedAt: `https://hub.example${at}`,
		signInFailed: (problem) => done.push(problem),
		sessionEnded: (place) => done.push(`ended ${place}`),
		forgetCachedAnswers: () => done.push("forget"),
	});
	return { done, desktop: readDesktopRequest(desktopRequest)?.redirectUri };
}

describe("a sign-in", () => {
	test("on /auth leads to /", async () => {
		expect((await after("signed-in", "/auth")).done).toEqual(["forget", "/", "resume"]);
	});
	test("on return leads to / without the provider's code", async () => {
		expect((await after("signed-in", "/?code=1")).done).toContain("/");
	});
	test("in another tab leaves this one where it is", async () => {
		expect((await after("signed-in", "/explore?search=a#b")).done).toContain("/explore?search=a#b");
	});
	test("leads to where something was pending", async () => {
		expect((await after("signed-in", "/?code=1", { returnTo: "/bookmarklet/1?tab=code" })).done).toEqual([
			"forget",
			"/bookmarklet/1?tab=code",
			"resume",
		]);
	});
	test("leads a desktop app's user to the hand-off before anything else", async () => {
		const redirectUri = "http://127.0.0.1:9/cb?a=1&b=2";
		const { done } = await after("signed-in", "/?code=1", { desktop: redirectUri, returnTo: "/create" });
		const address = new URL(done[1] ?? "", "https://hub.example");
		expect(address.pathname).toBe("/auth/desktop");
		expect(address.searchParams.get("redirect_uri")).toBe(redirectUri);
	});
});

test("a sign-out leads to /auth, and leaves nothing of the person behind", async () => {
	const { done, desktop } = await after("signed-out", "/create", { desktop: "http://127.0.0.1:9/" });
	expect(done).toEqual(["discard", "forget", "/auth"]);
	expect(desktop).toBeUndefined();
});

test("a failed sign-in leads to /auth, which says so, and drops nothing that was pending", async () => {
	const { done } = await after("sign-in-failed", "/?error=server_error", { returnTo: "/create" });
	expect(done).toEqual(["failed", "/auth"]);
});

test("a sign-in that the person did not allow is said to be that", async () => {
	expect((await after("sign-in-failed", "/?error=access_denied&error_description=no")).done[0]).toBe("denied");
});

test("a failed sign-in for a desktop app can be tried again for that app", async () => {
	const redirectUri = "http://127.0.0.1:9/cb?a=1&b=2";
	const { done, desktop } = await after("sign-in-failed", "/?error=access_denied", { desktop: redirectUri });
	expect(done).toEqual(["denied", `/auth?redirect_uri=${encodeURIComponent(redirectUri)}`]);
	expect(desktop).toBe(redirectUri);
});

test("a reload goes on with what was pending here, and drops what was pending elsewhere", async () => {
	expect((await after("restored", "/bookmarklet/1", { returnTo: "/bookmarklet/1?tab=code" })).done).toEqual(["resume"]);
	expect((await after("restored", "/explore", { returnTo: "/bookmarklet/1" })).done).toEqual(["discard"]);
});

test("a session that ends by itself leads to /auth, which says so; what was pending stays for the next sign-in", async () => {
	const { done, desktop } = await after("expired", "/create", { desktop: "http://127.0.0.1:9/" });
	expect(done).toEqual(["forget", "ended auth", "/auth"]);
	expect(desktop).toBeUndefined();
});

test("a kept session that had ended before is said on the page that was opened", async () => {
	expect((await after("not-restored", "/explore")).done).toEqual(["ended here"]);
});
