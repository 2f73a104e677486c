import { type Result, succeed } from "@scriptorium/core-types/errors";
import { createObservable } from "@scriptorium/core-types/observable";
import type { HubSession } from "@scriptorium/shared-protocol/host-remote/session";
import { expect, test, vi } from "vitest";
import { createLaterUsage } from "./later-usage.ts";
import { createUsageConsent } from "./usage-consent.ts";

const person = (id: string): HubSession => ({
	status: "signed-in",
	user: { id, email: `${id}@example.org`, displayName: id, avatarUrl: null, username: id, roles: [] },
});
const visitor: HubSession = { status: "signed-out", user: null };
const settle = () => vi.waitFor(() => undefined);

function start(stored: boolean | null) {
	const session = createObservable<HubSession>(visitor);
	const did: string[] = [];
	let answer: Result<boolean | null> = succeed(stored);
	const consent = createUsageConsent({
		session,
		read: async (userId) => {
			did.push(`read ${userId}`);
			return answer;
		},
		write: async (hasAgreed) => {
			did.push(`write ${hasAgreed}`);
			answer = succeed(hasAgreed);
			return succeed(undefined);
		},
		forget: () => did.push("forget"),
		log: (message) => did.push(message),
	});
	const usage = createLaterUsage(
		consent.state,
		async () => {
			did.push("load");
			return {
				track: () => did.push("track"),
				pageViewed: () => did.push("viewed"),
				end: async () => undefined,
				discard: () => undefined,
				close: () => did.push("close"),
			};
		},
		() => did.push("failed"),
	);
	return { session, consent, usage, did };
}
const event = { type: "click", category: "script", action: "copy" };

test("of a visitor and of somebody who was not asked nothing is loaded or recorded", async () => {
	const { session, consent, usage, did } = start(null);
	usage.track(event);
	usage.pageViewed();
	expect(did).toEqual([]);
	session.set(person("rita"));
	await settle();
	expect(consent.state.getSnapshot()).toBe("unasked");
	usage.track(event);
	expect(did).toEqual(["read rita"]);
});

test("consent starts the statistics, and a refusal ends them before it is stored", async () => {
	const { session, consent, usage, did } = start(null);
	session.set(person("rita"));
	await settle();
	await consent.answer(true);
	await settle();
	usage.track(event);
	expect(did).toEqual(["read rita", "write true", "load", "viewed", "track"]);
	did.length = 0;
	const stored = consent.answer(false);
	usage.track(event);
	expect(did.slice(0, 2)).toEqual(["close", "forget"]);
	await stored;
	expect(did).toEqual(["close", "forget", "write false"]);
});

test("an answer holds for the person who gave it", async () => {
	const { session, consent, did } = start(true);
	session.set(person("rita"));
	await settle();
	await settle();
	expect(did).toEqual(["read rita", "load", "viewed"]);
	session.set(visitor);
	expect(consent.state.getSnapshot()).toBe("unknown");
	expect(did.at(-1)).toBe("close");
});
