import { succeed } from "@scriptorium/core-types/errors";
import { createObservable } from "@scriptorium/core-types/observable";
import type { HubSession } from "@scriptorium/shared-protocol/host-remote/session";
import { expect, test, vi } from "vitest";
import type { UsageConsent } from "./usage-consent.ts";
import { createUsageWhenSignedIn } from "./usage-when-signed-in.ts";

const rita: HubSession = {
	status: "signed-in",
	user: { id: "rita", email: "", displayName: "Rita", avatarUrl: null, username: null, roles: [] },
};
const viewed = { type: "view", category: "script", action: "open" };

function start() {
	const session = createObservable<HubSession>({ status: "loading", user: null });
	const state = createObservable<UsageConsent>("unknown");
	const usage = { track: vi.fn(), pageViewed: vi.fn(), end: vi.fn(async () => undefined) };
	const load = vi.fn(async () => ({ usage, consent: { state, answer: vi.fn(async () => succeed(undefined)) } }));
	const log = vi.fn();
	return { session, state, usage, load, log, parts: createUsageWhenSignedIn(session, load, log) };
}

test("of a visitor nothing is recorded, loaded or asked", async () => {
	const { session, load, parts } = start();
	session.set({ status: "signed-out", user: null });
	parts.usage.track(viewed);
	parts.usage.pageViewed();
	await parts.usage.end();
	expect(load).not.toHaveBeenCalled();
	expect(parts.consent.state.getSnapshot()).toBe("unknown");
	expect((await parts.consent.answer(true)).ok).toBe(false);
});

test("the first session loads it once, and its consent is followed", async () => {
	const { session, state, usage, load, parts } = start();
	session.set(rita);
	await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
	state.set("unasked");
	await vi.waitFor(() => expect(parts.consent.state.getSnapshot()).toBe("unasked"));
	parts.usage.track(viewed);
	expect(usage.track).toHaveBeenCalledWith(viewed);
	expect(await parts.consent.answer(true)).toEqual(succeed(undefined));
	session.set({ status: "signed-out", user: null });
	session.set(rita);
	await parts.usage.end();
	expect(usage.end).toHaveBeenCalledOnce();
	expect(load).toHaveBeenCalledOnce();
});

test("code that cannot be loaded records nothing, and is loaded again with the next change of the session", async () => {
	const { session, load, log, parts, usage } = start();
	load.mockRejectedValueOnce(new TypeError("Failed to fetch"));
	session.set(rita);
	await vi.waitFor(() => expect(log).toHaveBeenCalledOnce());
	parts.usage.pageViewed();
	expect(usage.pageViewed).not.toHaveBeenCalled();
	session.set({ ...rita });
	await vi.waitFor(() => {
		parts.usage.pageViewed();
		expect(usage.pageViewed).toHaveBeenCalled();
	});
});
