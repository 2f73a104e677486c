import { createHash, randomBytes } from "node:crypto";
import { createHubClient } from "@scriptorium/hub-data/client";
import { desktopSessionAnswer } from "@scriptorium/shared-protocol/hub-edge/desktop-session";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { forgetRates, newcomer, openFixture, type Person } from "../support/fixture.ts";

const fixture = openFixture();
const { backend, sql } = fixture;
beforeEach(() => forgetRates(fixture));
afterAll(() => fixture.close());

const APP = "http://127.0.0.1:51234/callback?x=1";
const device = { device_id: "desk-1", name: "Workshop", platform: "linux" };
const newVerifier = () => randomBytes(32).toString("base64url");

async function codeFor(person: Person, verifier: string): Promise<string> {
	const p_code_challenge = createHash("sha256").update(verifier).digest("base64url");
	const { data, error } = await person.hub.rpc("create_desktop_code", { p_code_challenge, p_redirect_uri: APP });
	if (error) throw new Error(error.message);
	return data;
}

async function exchange(body: Record<string, unknown>) {
	const answer = await fetch(`${backend.url}/functions/v1/desktop-session`, {
		method: "POST",
		headers: { "content-type": "application/json", apikey: backend.publishableKey },
		body: JSON.stringify({ redirect_uri: APP, device, ...body }),
	});
	const text = await answer.text();
	return {
		status: answer.status,
		body: JSON.parse(text) as Record<string, unknown>,
		cache: answer.headers.get("cache-control"),
	};
}

const renew = (refreshToken: string) =>
	createHubClient(backend.url, backend.publishableKey, { storage: null, autoRefreshToken: false }).auth.refreshSession({
		refresh_token: refreshToken,
	});
const devicesOf = async ({ id }: Person) =>
	sql<{ device_id: string; name: string; session_id: string | null }[]>`
		select device.device_id, device.name, link.session_id from public.devices as device
		left join private.device_sessions as link on link.device_id = device.id where device.user_id = ${id}`;

describe("a desktop app", () => {
	test("gets a session of its own for a code, is listed as a device, and loses the session when it is revoked", async () => {
		const person = await newcomer(fixture, "Dora Desktop");
		const code_verifier = newVerifier();
		const answer = await exchange({ code: await codeFor(person, code_verifier), code_verifier });
		expect(answer.status).toBe(200);
		expect(answer.cache).toBe("no-store");
		const session = desktopSessionAnswer.parse(answer.body);
		expect(session.user.id).toBe(person.id);
		const app = createHubClient(backend.url, backend.publishableKey, { storage: null, autoRefreshToken: false });
		await app.auth.setSession({ access_token: session.access_token, refresh_token: session.refresh_token });
		expect((await app.from("user_profile").select("display_name").single()).data?.display_name).toBe("Dora Desktop");

		const { data: devices } = await person.hub.rpc("own_devices");
		expect(devices).toMatchObject([{ ...device, is_connected: true }]);
		const { data: sessions } = await person.hub.rpc("own_sessions");
		expect(sessions?.map(({ device_name, is_current }) => [device_name, is_current])).toEqual([
			[null, true],
			["Workshop", false],
		]);
		const renewed = await renew(session.refresh_token);
		expect(renewed.error).toBeNull();
		expect(
			(
				await person.hub
					.from("devices")
					.delete()
					.eq("id", devices?.[0]?.id ?? "")
			).error,
		).toBeNull();
		expect((await renew(renewed.data.session?.refresh_token ?? "")).error).not.toBeNull();
	});

	test("that signs in again keeps its place and the name that its owner gave it; its former session ends", async () => {
		const person = await newcomer(fixture);
		const first = newVerifier();
		const before = await exchange({ code: await codeFor(person, first), code_verifier: first });
		await person.hub.from("devices").update({ name: "My machine" }).eq("device_id", device.device_id);
		const second = newVerifier();
		expect((await exchange({ code: await codeFor(person, second), code_verifier: second })).status).toBe(200);
		expect((await devicesOf(person)).map(({ name }) => name)).toEqual(["My machine"]);
		expect((await renew(String(before.body.refresh_token))).error).not.toBeNull();
	});

	test("two apps of one person at once both get a session of their own", async () => {
		const person = await newcomer(fixture);
		const verifiers = [newVerifier(), newVerifier(), newVerifier()];
		const codes = await Promise.all(verifiers.map((verifier) => codeFor(person, verifier)));
		const answers = await Promise.all(
			verifiers.map((code_verifier, index) =>
				exchange({ code: codes[index], code_verifier, device: { ...device, device_id: `desk-${index}` } }),
			),
		);
		expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
		expect(new Set((await devicesOf(person)).map(({ session_id }) => session_id)).size).toBe(3);
	});
});

describe("an attack on the code", () => {
	test.each([
		["a wrong verifier", { code_verifier: newVerifier() }],
		["the challenge in place of the verifier", "challenge"],
		["another address", { redirect_uri: "http://127.0.0.1:51235/callback" }],
	])("%s is refused, and uses the code up", async (_what, wrong) => {
		const person = await newcomer(fixture);
		const code_verifier = newVerifier();
		const code = await codeFor(person, code_verifier);
		const changed =
			typeof wrong === "string"
				? { code_verifier: createHash("sha256").update(code_verifier).digest("base64url") }
				: wrong;
		const refused = await exchange({ code, code_verifier, ...changed });
		expect(refused).toMatchObject({ status: 400, body: { code: "invalid_grant" } });
		expect((await exchange({ code, code_verifier })).body.code).toBe("invalid_grant");
		expect(await devicesOf(person)).toHaveLength(0);
	});

	test("a replayed code is refused, and ends the session that it was redeemed for", async () => {
		const person = await newcomer(fixture);
		const code_verifier = newVerifier();
		const code = await codeFor(person, code_verifier);
		const first = await exchange({ code, code_verifier });
		// Without the verifier nobody can end it.
		await exchange({ code, code_verifier: newVerifier() });
		expect(await devicesOf(person)).toHaveLength(1);
		expect((await exchange({ code, code_verifier })).body.code).toBe("invalid_grant");
		expect(await devicesOf(person)).toHaveLength(0);
		expect((await renew(String(first.body.refresh_token))).error).not.toBeNull();
	});

	test("a code is presented too late", async () => {
		const person = await newcomer(fixture);
		const code_verifier = newVerifier();
		const code = await codeFor(person, code_verifier);
		await sql`update public.desktop_codes set expires_at = now() where user_id = ${person.id}`;
		expect((await exchange({ code, code_verifier })).body.code).toBe("invalid_grant");
	});

	test("of two who present it at the same moment, one gets a session at most", async () => {
		const person = await newcomer(fixture);
		const code_verifier = newVerifier();
		const code = await codeFor(person, code_verifier);
		const answers = await Promise.all([0, 1, 2, 3].map(() => exchange({ code, code_verifier })));
		expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
	});

	test("only hashes of codes are stored", async () => {
		const person = await newcomer(fixture);
		const code = await codeFor(person, newVerifier());
		const rows = await sql`select desktop_codes::text as row from public.desktop_codes where user_id = ${person.id}`;
		expect(JSON.stringify(rows)).not.toContain(code);
	});

	test("links for a sign-in are given to the service role only", async () => {
		const ask = (apikey: string) =>
			fetch(`${backend.url}/auth/v1/admin/generate_link`, {
				method: "POST",
				headers: { apikey, "content-type": "application/json" },
				body: JSON.stringify({ type: "magiclink", email: "author@scriptorium.local" }),
			});
		expect((await ask(backend.publishableKey)).ok).toBe(false);
		expect((await ask(backend.publishableKey)).status).toBeLessThan(500);
	});
});
