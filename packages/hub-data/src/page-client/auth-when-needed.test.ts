import { describe, expect, test } from "vitest";
import type { HubAuth } from "../client.ts";
import { type AuthPorts, authWhenNeeded, type PageAuth } from "./auth-when-needed.ts";

type Listener = Parameters<HubAuth["onAuthStateChange"]>[0];
type Session = Parameters<Listener>[1];

const rita = { access_token: "rita's", user: { id: "rita" } } as NonNullable<Session>;
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** The library's client, as much of it as is asked for: it says who is signed in to everybody who begins to listen. */
function realAuth(session: Session) {
	const listeners = new Set<Listener>();
	const auth = {
		getSession: async () => ({ data: { session }, error: null }),
		signInWithOAuth: async () => ({ data: { provider: "google", url: "https://provider.example/" }, error: null }),
		signOut: async () => ({ error: null }),
		refreshSession: async () => ({ error: null }),
		onAuthStateChange(listener: Listener) {
			listeners.add(listener);
			queueMicrotask(() => listener("INITIAL_SESSION", session));
			return { data: { subscription: { unsubscribe: () => void listeners.delete(listener) } } };
		},
	} as PageAuth;
	return { auth, listeners };
}

function start({ session = null, failures = 0 }: { session?: Session; failures?: number } = {}) {
	const real = realAuth(rita);
	const seen: unknown[] = [];
	let kept = session;
	let loads = 0;
	let mayBeNeeded = (): void => undefined;
	const ports: AuthPorts = {
		load: async () => {
			loads += 1;
			if (loads <= failures) throw new Error("no network");
			return kept === null ? realAuth(null).auth : real.auth;
		},
		isNeeded: () => kept !== null,
		onMayBeNeeded: (listener) => {
			mayBeNeeded = listener;
		},
		log: (message) => seen.push(message),
	};
	const auth = authWhenNeeded(ports);
	const { subscription } = auth.onAuthStateChange((event, now) => seen.push([event, now?.user.id ?? null])).data;
	return {
		auth,
		seen,
		subscription,
		real,
		loads: () => loads,
		signInElsewhere() {
			kept = rita;
			mayBeNeeded();
		},
		hintOfNothing: () => mayBeNeeded(),
	};
}

describe("a visitor", () => {
	test("is told so, and nothing is loaded for them", async () => {
		const { auth, seen, loads, hintOfNothing } = start();
		expect(seen).toEqual([]);
		await settled();
		hintOfNothing();
		expect(seen).toEqual([["INITIAL_SESSION", null]]);
		expect(await auth.getSession()).toEqual({ data: { session: null }, error: null });
		expect(loads()).toBe(0);
	});

	test("who signs in gets the real client", async () => {
		const { auth, loads } = start();
		const answer = await auth.signInWithOAuth({ provider: "google" });
		expect(answer.data.url).toBe("https://provider.example/");
		await auth.signOut();
		expect(loads()).toBe(1);
	});

	test("who signed in in another tab is followed from then on", async () => {
		const { auth, seen, loads, signInElsewhere } = start();
		await settled();
		signInElsewhere();
		await settled();
		expect(seen).toEqual([
			["INITIAL_SESSION", null],
			["INITIAL_SESSION", "rita"],
		]);
		expect((await auth.getSession()).data.session?.access_token).toBe("rita's");
		expect(loads()).toBe(1);
	});
});

describe("somebody who is signed in", () => {
	test("hears of it from the real client alone, which is loaded once", async () => {
		const { auth, seen, loads } = start({ session: rita });
		expect((await auth.getSession()).data.session?.access_token).toBe("rita's");
		await settled();
		expect(seen).toEqual([["INITIAL_SESSION", "rita"]]);
		expect(loads()).toBe(1);
	});

	test("is nobody while the client cannot be loaded, and back when it can", async () => {
		const { auth, seen } = start({ session: rita, failures: 2 });
		await settled();
		expect(seen).toEqual(["The session cannot be read", ["INITIAL_SESSION", null]]);
		await expect(auth.getSession()).rejects.toThrow("no network");
		expect((await auth.getSession()).data.session?.access_token).toBe("rita's");
		await settled();
		expect(seen.at(-1)).toEqual(["INITIAL_SESSION", "rita"]);
	});
});

test("who stops listening hears nothing more, before and after the client has come", async () => {
	const early = start();
	early.subscription.unsubscribe();
	early.signInElsewhere();
	await settled();
	expect(early.seen).toEqual([]);
	const late = start({ session: rita });
	await settled();
	expect(late.real.listeners.size).toBe(1);
	late.subscription.unsubscribe();
	expect(late.real.listeners.size).toBe(0);
});

test("a second listener hears of the session, too", async () => {
	const { auth, seen } = start({ session: rita });
	await settled();
	auth.onAuthStateChange((event, session) => seen.push(["second", event, session?.user.id]));
	await settled();
	expect(seen.at(-1)).toEqual(["second", "INITIAL_SESSION", "rita"]);
});
