import { describe, expect, test } from "vitest";
import { createMemoryStore } from "../../../platform/storage/memory-store.test-support.ts";
import { challengeOf } from "../domain/pkce.ts";
import { createHubRequests } from "./hub-requests.ts";
import { createHubSession } from "./hub-session.ts";

const HUB = "https://hub.test";
const BACKEND = "https://backend.test";
const ADDRESS = "chrome-extension://own/sign-in.html";
const CODE = "c".repeat(43);
const NOW_S = 1_800_000_000;
const USER = { id: "person", email: "p@example.org" };

/** The real session over storage in memory and a hub that is written here. */
function open() {
	const local = createMemoryStore();
	const session = createMemoryStore();
	const opened: string[] = [];
	const asked: { url: string; method: string; body: unknown; headers: Record<string, string> }[] = [];
	const answers = new Map<string, () => Response>();
	const hub = {
		refreshToken: "refresh-1",
		isKnown: true,
		isReachable: true,
	};
	const tokens = () => ({ access_token: "access", refresh_token: hub.refreshToken, expires_at: NOW_S + 3600 });
	const fetcher: typeof fetch = async (input, init) => {
		const url = new URL(String(input));
		const body: unknown = typeof init?.body === "string" ? JSON.parse(init.body) : null;
		asked.push({
			url: url.href,
			method: init?.method ?? "GET",
			body,
			headers: Object.fromEntries(new Headers(init?.headers)),
		});
		if (!hub.isReachable) throw new TypeError("Failed to fetch");
		const prepared = answers.get(url.pathname);
		if (prepared) return prepared();
		switch (url.pathname) {
			case "/.well-known/scriptorium-desktop.json":
				return Response.json({ token_endpoint: `${BACKEND}/exchange`, backend_url: BACKEND, publishable_key: "key" });
			case "/exchange":
				return Response.json({ ...tokens(), token_type: "bearer", user: USER });
			case "/auth/v1/user":
				return new Response("{}", { status: hub.isKnown ? 200 : 403 });
			case "/auth/v1/token": {
				const given = (body as { refresh_token: string }).refresh_token;
				if (!hub.isKnown || given !== hub.refreshToken) return new Response("{}", { status: 400 });
				hub.refreshToken = `${given}+`;
				return Response.json(tokens());
			}
			default:
				return new Response(null, { status: 204 });
		}
	};
	const time = { s: NOW_S };
	const restart = () =>
		createHubSession({
			local,
			session,
			requests: createHubRequests(HUB, fetcher),
			hubOrigin: HUB,
			signInAddress: ADDRESS,
			openTab: async (url) => void opened.push(url),
			describeDevice: async () => ({ name: "Browser extension on Linux", platform: "linux" }),
			newId: () => "device-1",
			now: () => time.s * 1000,
			log: () => undefined,
		});
	const account = restart();
	const begin = async () => {
		await account.start();
		return new URL(opened.at(-1) ?? "").searchParams;
	};
	const signIn = async () => {
		const state = (await begin()).get("state") ?? "";
		return account.finish({ code: CODE, state });
	};
	return { local, session, opened, asked, answers, hub, time, restart, account, begin, signIn };
}

describe("hub-session", () => {
	test("opens the hub's page with a challenge, and exchanges the code with the verifier that stayed here", async () => {
		const { account, begin, asked, opened, local } = open();
		const query = await begin();
		expect(opened[0]?.startsWith(`${HUB}/auth/extension?`)).toBe(true);
		expect(query.get("redirect_uri")).toBe(ADDRESS);
		const finished = await account.finish({ code: CODE, state: query.get("state") ?? "" });
		expect(finished).toEqual({ ok: true, value: { signedIn: true, user: USER, expires_at: NOW_S + 3600 } });
		const exchange = asked.find(({ url }) => url.endsWith("/exchange"));
		const body = exchange?.body as Record<string, string>;
		expect(await challengeOf(body.code_verifier ?? "")).toBe(query.get("code_challenge"));
		expect(body).toMatchObject({ code: CODE, redirect_uri: ADDRESS, device: { device_id: "device-1" } });
		expect(exchange?.headers.apikey).toBe("key");
		expect(await local.read("hub-session")).toMatchObject({ refresh_token: "refresh-1" });
	});

	test("takes no code that was not asked for, with another state, or twice", async () => {
		const { account, begin, asked, session } = open();
		const refused = { ok: false, error: { code: "NOT_STARTED" } };
		expect(await account.finish({ code: CODE, state: "any" })).toMatchObject(refused);
		const state = (await begin()).get("state") ?? "";
		expect(await account.finish({ code: CODE, state: `${state}x` })).toMatchObject(refused);
		// A guess does not end the sign-in that was begun.
		expect(await account.finish({ code: CODE, state })).toMatchObject({ ok: true });
		expect(await account.finish({ code: CODE, state })).toMatchObject(refused);
		expect(await session.readAll()).toEqual({});
		expect(asked.filter(({ url }) => url.endsWith("/exchange"))).toHaveLength(1);
	});

	test("goes on after the worker was stopped between both steps", async () => {
		const { begin, restart } = open();
		const state = (await begin()).get("state") ?? "";
		expect(await restart().finish({ code: CODE, state })).toMatchObject({ ok: true });
	});

	test("a code that the hub refuses, or no answer, leaves nobody signed in", async () => {
		const { account, signIn, answers, hub, begin } = open();
		answers.set("/exchange", () => new Response("{}", { status: 400 }));
		expect(await signIn()).toMatchObject({ error: { code: "REFUSED" } });
		answers.clear();
		const state = (await begin()).get("state") ?? "";
		hub.isReachable = false;
		expect(await account.finish({ code: CODE, state })).toMatchObject({ error: { code: "NETWORK_ERROR" } });
		expect(await account.status()).toEqual({ signedIn: false, user: null, expires_at: null });
	});

	test("renews a session that is about to expire once, with the rotated token", async () => {
		const { account, signIn, time, hub, local, asked } = open();
		await signIn();
		time.s = NOW_S + 3590;
		const answers = await Promise.all([account.status(), account.status()]);
		expect(answers.every(({ signedIn }) => signedIn)).toBe(true);
		expect(hub.refreshToken).toBe("refresh-1++");
		expect(await local.read("hub-session")).toMatchObject({ refresh_token: "refresh-1++" });
		const used = asked
			.filter(({ url }) => url.includes("/token"))
			.map(({ body }) => (body as { refresh_token: string }).refresh_token);
		expect(used).toEqual(["refresh-1", "refresh-1+"]);
	});

	test("notices at once that the session was revoked, and keeps it while the hub does not answer", async () => {
		const { account, signIn, hub, local } = open();
		await signIn();
		hub.isReachable = false;
		expect(await account.status()).toMatchObject({ signedIn: true });
		hub.isReachable = true;
		hub.isKnown = false;
		expect(await account.status()).toEqual({ signedIn: false, user: null, expires_at: null });
		expect(await local.read("hub-session")).toBeUndefined();
	});

	test("signs out here and on the hub; without the hub, here", async () => {
		const { account, signIn, asked, hub, local } = open();
		await signIn();
		expect(await account.signOut()).toBe(true);
		expect(asked.at(-1)).toMatchObject({
			method: "DELETE",
			url: `${BACKEND}/rest/v1/devices?device_id=eq.device-1`,
			headers: { apikey: "key", authorization: "Bearer access" },
		});
		await signIn();
		hub.isReachable = false;
		expect(await account.signOut()).toBe(false);
		expect(await local.read("hub-session")).toBeUndefined();
		// The same device, when it signs in again.
		expect(await local.read("hub-device")).toBe("device-1");
	});

	test("a build whose id the hub does not know does not begin", async () => {
		const { local, session } = open();
		const account = createHubSession({
			local,
			session,
			requests: createHubRequests(HUB, () => Promise.reject(new Error("asked"))),
			hubOrigin: HUB,
			signInAddress: null,
			openTab: () => Promise.reject(new Error("opened")),
			describeDevice: () => Promise.reject(new Error("described")),
			newId: () => "",
			now: () => 0,
			log: () => undefined,
		});
		expect(await account.start()).toMatchObject({ error: { code: "NOT_SUPPORTED" } });
	});
});
