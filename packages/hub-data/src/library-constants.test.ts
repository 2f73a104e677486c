import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createHubClient, type HubClientOptions } from "./client.ts";

/*
 * Spec 01 § 9 lists times and defaults that are the client library's own. They stay the library's; these tests say so
 * when an update changes one. The clock is vitest's, the network below the real client is the test's.
 */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const TOKEN_LIFETIME_S = 600;
const start = Date.parse("2026-01-01T00:00:00Z");

beforeEach(() => vi.useFakeTimers({ now: start }));
afterEach(() => vi.useRealTimers());

const session = () => ({
	access_token: "access",
	refresh_token: "refresh",
	token_type: "bearer",
	expires_in: TOKEN_LIFETIME_S,
	expires_at: Date.now() / SECOND + TOKEN_LIFETIME_S,
	user: { id: "6f1c2a34-9b7d-4c1e-8a55-0d6d8f6f9a10", aud: "authenticated" },
});

interface Sent {
	/** Milliseconds since the client was made. */
	readonly at: number;
	readonly url: URL;
	readonly headers: Headers;
	readonly body: unknown;
}

/** A client of somebody who has just signed in, and everything that it sends. */
function clientOn(answer: (url: URL) => Response, options: HubClientOptions = {}) {
	const sent: Sent[] = [];
	const kept = new Map([["session", JSON.stringify(session())]]);
	const client = createHubClient("http://hub.test", "sb_publishable_test", {
		autoRefreshToken: false,
		storageKey: "session",
		storage: {
			getItem: (key) => kept.get(key) ?? null,
			setItem: (key, value) => void kept.set(key, value),
			removeItem: (key) => void kept.delete(key),
		},
		fetch: async (input, init) => {
			const { url, headers } = new Request(input, { headers: init?.headers ?? {} });
			sent.push({ at: Date.now() - start, url: new URL(url), headers, body: init?.body });
			return answer(new URL(url));
		},
		...options,
	});
	return { client, sent };
}
const unavailable = () => Response.json({ message: "down" }, { status: 503 });

describe("renewing the token", () => {
	it("is looked into every 30 s, and done 90 s (3 ticks) before the token expires", async () => {
		const { client, sent } = clientOn(() => Response.json(session()), { autoRefreshToken: true });
		await vi.advanceTimersByTimeAsync(20 * MINUTE);
		expect(sent.map(({ url }) => url.searchParams.get("grant_type"))).toEqual(["refresh_token", "refresh_token"]);
		expect(sent.map(({ at }) => at)).toEqual([510 * SECOND, 1020 * SECOND]);
		await client.auth.dispose();
	});

	it("is done for whoever asks for the session within these 90 s, and not before", async () => {
		const { client, sent } = clientOn(() => Response.json(session()));
		vi.setSystemTime(start + 510 * SECOND);
		await client.auth.getSession();
		expect(sent).toHaveLength(0);
		vi.setSystemTime(start + 510 * SECOND + 1);
		await client.auth.getSession();
		expect(sent).toHaveLength(1);
	});

	it("is tried again after 200 ms, then twice as long each time, for up to 30 s", async () => {
		const { client, sent } = clientOn(unavailable);
		const renewed = client.auth.refreshSession();
		await vi.advanceTimersByTimeAsync(2 * MINUTE);
		expect((await renewed).error?.status).toBe(503);
		const pauses = sent.slice(1).map(({ at }, index) => at - (sent[index]?.at ?? 0));
		expect(pauses).toEqual([200, 400, 800, 1600, 3200, 6400, 12_800]);
	});
});

it("the keys of the auth service are kept for 10 minutes", async () => {
	const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };
	const { publicKey, privateKey } = await crypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
	const key = { ...(await crypto.subtle.exportKey("jwk", publicKey)), kid: "key", alg: "ES256" };
	const encode = (text: string) => btoa(text).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
	const parts = [{ alg: "ES256", kid: "key", typ: "JWT" }, { exp: start / SECOND + 3600 }];
	const text = parts.map((part) => encode(JSON.stringify(part))).join(".");
	const signature = await crypto.subtle.sign(algorithm, privateKey, new TextEncoder().encode(text));
	const token = `${text}.${encode(String.fromCharCode(...new Uint8Array(signature)))}`;

	const { client, sent } = clientOn(() => Response.json({ keys: [key] }));
	for (const at of [0, 10 * MINUTE - 1, 10 * MINUTE]) {
		vi.setSystemTime(start + at);
		expect((await client.auth.getClaims(token)).error).toBeNull();
	}
	expect(sent.map(({ url, at }) => [url.pathname, at])).toEqual([
		["/auth/v1/.well-known/jwks.json", 0],
		["/auth/v1/.well-known/jwks.json", 10 * MINUTE],
	]);
});

it("a sign-out ends all sessions, this one, or the others", async () => {
	for (const scope of ["global", "local", "others"] as const) {
		const { client, sent } = clientOn(() => new Response(null, { status: 204 }));
		await client.auth.signOut({ scope });
		expect(sent.map(({ url }) => url.pathname + url.search)).toEqual([`/auth/v1/logout?scope=${scope}`]);
	}
});

it("files are listed by 100 and cached for an hour", async () => {
	const { client, sent } = clientOn(() => Response.json([]));
	const files = client.storage.from("files");
	await files.list();
	await files.upload("name", "text");
	expect(JSON.parse(String(sent[0]?.body))).toMatchObject({ limit: 100 });
	expect(sent[1]?.headers.get("cache-control")).toBe("max-age=3600");
});

it("the realtime client waits 10 s and sends a heartbeat every 25 s", () => {
	const { client } = clientOn(unavailable);
	expect(client.realtime).toMatchObject({ timeout: 10 * SECOND, heartbeatIntervalMs: 25 * SECOND });
});
