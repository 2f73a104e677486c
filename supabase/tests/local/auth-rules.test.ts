import { afterAll, describe, expect, inject, it } from "vitest";
import { openFixture } from "../support/fixture.ts";

const backend = inject("backend");
const origin = backend.url.replace("127.0.0.1", "localhost");
const fixture = openFixture();
afterAll(() => fixture.close());

/** Tests that use up a limit send from an address of their own. */
const auth = (path: string, body?: object, headers: Record<string, string> = {}) =>
	fetch(`${backend.url}/auth/v1/${path}`, {
		redirect: "manual",
		method: body === undefined ? "GET" : "POST",
		headers: { apikey: backend.publishableKey, "Content-Type": "application/json", ...headers },
		...(body !== undefined && { body: JSON.stringify(body) }),
	});

const email = "stranger@example.org";
const password = "correct horse battery staple";

describe("sign-in by e-mail, which config.toml disables", () => {
	it("is not offered", async () => {
		expect(await (await auth("settings")).json()).toMatchObject({
			external: { email: false, google: true, anonymous_users: false, phone: false },
		});
	});

	it.each([
		["signup", { email, password }],
		["%73ignup", { email, password }],
		["signup?grant_type=pkce", { email, password }],
		["otp", { email, create_user: true }],
		["magiclink", { email }],
		["recover", { email }],
		["resend", { email, type: "signup" }],
		["token?grant_type=password", { email: "person@example.org", password }],
		["token?grant_type=pass%77ord", { email: "person@example.org", password }],
		["token?grant_type=refresh_token&grant_type=password", { email: "person@example.org", password }],
		["token?%67rant_type=password", { email: "person@example.org", password }],
	])("is refused: %s", async (path, body) => {
		const response = await auth(path, body, { "x-forwarded-for": "192.0.2.1" });
		expect([400, 422]).toContain(response.status);
		expect(await response.json()).toMatchObject({ error_code: "email_provider_disabled" });
		expect(await fixture.sql`select from auth.users where email = ${email}`).toHaveLength(0);
	});
});

describe("an alternative spelling of a path", () => {
	it.each([
		"/signup",
		"signup/",
		"SIGNUP",
		"%2573ignup",
		"./x/../signup",
		"%2E%2E/v1/signup",
		"signup%2F",
		"signup%00",
	])("signs nobody up: %s", async (path) => {
		const response = await auth(path, { email, password }, { "x-forwarded-for": "192.0.2.2" });
		expect(response.status).toBeGreaterThanOrEqual(400);
		expect(await fixture.sql`select from auth.users where email = ${email}`).toHaveLength(0);
	});
});

describe("attempts, which config.toml limits by address", () => {
	it("are refused after a few of 600 wrong codes, for this address only", async () => {
		const from = (address: string) =>
			auth("verify", { email, token: "123456", type: "email" }, { "x-forwarded-for": address });
		const answers = await Promise.all(Array.from({ length: 600 }, () => from("192.0.2.10")));
		const statuses = answers.map(({ status }) => status);
		expect(statuses.filter((status) => status !== 429)).toHaveLength(30);
		const refused = answers.find(({ status }) => status === 429);
		expect(await refused?.json()).toMatchObject({ error_code: "over_request_rate_limit" });
		expect(Number(refused?.headers.get("Retry-After"))).toBeGreaterThan(0);
		expect((await from("192.0.2.11")).status).not.toBe(429);
	});

	it("are refused after 150 wrong refresh tokens", async () => {
		const wrong = () =>
			auth("token?grant_type=refresh_token", { refresh_token: "wrong" }, { "x-forwarded-for": "192.0.2.20" });
		const statuses = (await Promise.all(Array.from({ length: 200 }, wrong))).map(({ status }) => status);
		expect(statuses.filter((status) => status === 429)).toHaveLength(50);
	});
});

describe("the start of a sign-in", () => {
	const challenge = `code_challenge=${"x".repeat(43)}&code_challenge_method=s256`;
	const begin = (query: string, headers: Record<string, string> = {}) =>
		auth(`authorize?provider=google&${query}`, undefined, headers);
	const leadsTo = async (response: Response) => {
		expect(response.status).toBe(302);
		const state = new URL(response.headers.get("Location") ?? "").searchParams.get("state");
		const [flow] = await fixture.sql<{ referrer: string }[]>`select referrer from auth.flow_state where id = ${state}`;
		return flow?.referrer;
	};

	it.each([
		["no challenge", ""],
		["an empty challenge", "code_challenge=&code_challenge_method="],
		["the verifier itself as challenge", `code_challenge=${"x".repeat(43)}&code_challenge_method=plain`],
	])("needs proof for the exchange: %s", async (_, query) => {
		const response = await begin(query);
		expect(response.status).toBe(400);
		expect(await response.json()).toMatchObject({ error_code: "validation_failed" });
	});

	it.each([
		"http://localhost:1/",
		"http://127.0.0.1:9/steal",
		"https://example.org/steal",
		"javascript:alert(1)",
		"//example.org",
		"not an address",
	])("leads nowhere but to the hub: %s", async (address) => {
		const response = await begin(`${challenge}&redirect_to=${encodeURIComponent(address)}`);
		expect(response.status).toBe(400);
		expect(await response.json()).toMatchObject({ error_code: "validation_failed" });
	});

	it("accepts the hub's own addresses", async () => {
		const wanted = `${origin}/auth?next=1`;
		expect(await leadsTo(await begin(`${challenge}&redirect_to=${encodeURIComponent(wanted)}`))).toBe(wanted);
	});

	it("does not use the referring page as redirect address", async () => {
		expect(await leadsTo(await begin(challenge, { Referer: "http://localhost:1/page" }))).toBe(origin);
	});

	it("does not redirect elsewhere after a mailed link either", async () => {
		const response = await auth("verify?token=x&type=magiclink&redirect_to=http://localhost:1/");
		expect(response.status).toBe(400);
	});
});
