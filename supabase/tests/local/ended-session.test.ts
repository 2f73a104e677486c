import { createHash, randomBytes } from "node:crypto";
import { createHubClient } from "@scriptorium/hub-data/client";
import { type DesktopSessionAnswer, desktopSessionAnswer } from "@scriptorium/shared-protocol/hub-edge/desktop-session";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { forgetRates, type LooseDatabase, newcomer, openFixture, type Person } from "../support/fixture.ts";

const fixture = openFixture();
const { backend, sql } = fixture;
beforeEach(() => forgetRates(fixture));
afterAll(() => fixture.close());

const APP = "http://127.0.0.1:51234/callback";
const challengeOf = (verifier: string) => createHash("sha256").update(verifier).digest("base64url");
const newVerifier = () => randomBytes(32).toString("base64url");
type Owner = Person & { readonly id: string };
type Caller = ReturnType<typeof callerOf>;

const callerOf = (accessToken: string) =>
	createClient<LooseDatabase>(backend.url, backend.publishableKey, { accessToken: async () => accessToken });
const service = createClient<LooseDatabase>(backend.url, backend.serviceRoleKey, { auth: { persistSession: false } });

const newCode = async (caller: Pick<Caller, "rpc">, verifier: string) =>
	caller.rpc("create_desktop_code", { p_code_challenge: challengeOf(verifier), p_redirect_uri: APP });

const post = (path: string, accessToken: string, body: object, method = "POST") =>
	fetch(`${backend.url}/${path}`, {
		method,
		headers: {
			apikey: backend.publishableKey,
			Authorization: `Bearer ${accessToken}`,
			"content-type": "application/json",
		},
		body: JSON.stringify(body),
	});

async function exchange(code: unknown, code_verifier: string, device_id = "desk-1") {
	const device = { device_id, name: "Workshop", platform: "linux" };
	const answer = await post("functions/v1/desktop-session", backend.publishableKey, {
		code,
		code_verifier,
		redirect_uri: APP,
		device,
	});
	return { status: answer.status, body: (await answer.json()) as { code?: string } };
}

/** A session of a device that the person has connected. */
async function connectDevice(person: Owner): Promise<DesktopSessionAnswer> {
	const verifier = newVerifier();
	const { data } = await newCode(person.tables, verifier);
	return desktopSessionAnswer.parse((await exchange(data, verifier)).body);
}

const sessionOf = (accessToken: string) =>
	(JSON.parse(Buffer.from(accessToken.split(".")[1] ?? "", "base64url").toString()) as { session_id: string })
		.session_id;

const ends: Readonly<Record<string, (owner: Owner, session: DesktopSessionAnswer) => PromiseLike<unknown>>> = {
	"revoked as a device": async (owner) => owner.hub.from("devices").delete().eq("device_id", "desk-1"),
	"ended in the list of sessions": async (owner, { access_token }) =>
		owner.hub.rpc("end_session", { p_id: sessionOf(access_token) }),
	"signed out by itself": async (_owner, { access_token }) => post("auth/v1/logout?scope=local", access_token, {}),
	"of a deleted account": async (owner) => {
		const { data } = await owner.hub.from("user_profile").select("username").single();
		return owner.hub.rpc("delete_account", { p_username: data?.username ?? "" });
	},
	"past its last day": async (_owner, { access_token }) =>
		sql`update auth.sessions set not_after = now() where id = ${sessionOf(access_token)}`,
};

/** What a token could be used for: to read, to write, to publish, and to get or keep a session. */
const uses: Readonly<Record<string, (caller: Caller, owner: Owner) => PromiseLike<{ status: number }>>> = {
	"reads the profile": (caller) => caller.from("user_profile").select("*"),
	"reads what everybody may read": (caller) => caller.from("tags").select("*").limit(1),
	"counts rows": (caller) => caller.from("tags").select("*", { head: true, count: "exact" }),
	"exports the account": (caller) => caller.rpc("export_own_data", { p_part: "account" }),
	"reads by a GET of a function": (caller) => caller.rpc("tag_counts", {}, { get: true }),
	"follows somebody": (caller, { id }) =>
		caller.from("follows").insert({ follower_id: id, followed_id: fixture.people.owner.id }),
	"renames the account": (caller) => caller.rpc("save_account", { p_display_name: "Taken", p_username: "taken-over" }),
	"publishes a script": (caller) =>
		caller.rpc("save_script", {
			p_title: "A title",
			p_description: "It does a thing.",
			p_code: "void 0;",
			p_publish: true,
		}),
	"lists sessions": (caller) => caller.rpc("own_sessions"),
	"ends sessions": (caller) => caller.rpc("end_session", { p_id: "00000000-0000-4000-8000-000000000000" }),
	"deletes the account": (caller) => caller.rpc("delete_account", { p_username: "any" }),
	"makes a one-time code": (caller) => newCode(caller, newVerifier()),
};

describe.each(Object.entries(ends))("the access token of a session that was %s", (how, end) => {
	test("is worth nothing", async () => {
		const owner = await newcomer(fixture, "Dora Desktop");
		const session = await connectDevice(owner);
		const caller = callerOf(session.access_token);
		expect((await caller.from("user_profile").select("*")).data).toHaveLength(1);
		await end(owner, session);
		for (const [what, use] of Object.entries(uses)) expect((await use(caller, owner)).status, what).toBe(401);
		const { error } = await caller.rpc("export_own_data", { p_part: "account" });
		expect(error).toMatchObject({ code: "PT401", message: "This session has ended.", hint: "Sign in again." });

		const analysis = await post("functions/v1/analyze-security", session.access_token, {
			code: "console.log('rated')",
		});
		expect([analysis.status, how]).toEqual([how === "past its last day" ? 200 : 401, how]);

		const renewal = createHubClient(backend.url, backend.publishableKey, { storage: null, autoRefreshToken: false });
		const { refresh_token } = session;
		// The auth service itself ignores the last day that this test has set.
		if (how === "past its last day") return;
		expect((await renewal.auth.refreshSession({ refresh_token })).error).not.toBeNull();
		for (const [path, method] of [
			["auth/v1/user", "PUT"],
			["auth/v1/logout?scope=others", "POST"],
			["auth/v1/logout?scope=global", "POST"],
		] as const) {
			const answer = await post(path, session.access_token, { data: { full_name: "Taken" } }, method);
			expect([401, 403], path).toContain(answer.status);
		}
	});
});

describe("a one-time code", () => {
	test("is refused when the session that made it has ended before it is redeemed", async () => {
		const owner = await newcomer(fixture);
		const other = await newcomer(fixture);
		for (const person of [owner, other]) {
			const verifier = newVerifier();
			const { data } = await newCode(person.tables, verifier);
			if (person === owner) await sql`delete from auth.sessions where user_id = ${owner.id}`;
			const { status, body } = await exchange(data, verifier);
			expect([status, body.code]).toEqual(person === owner ? [400, "invalid_grant"] : [200, undefined]);
		}
		expect(await sql`select from auth.sessions where user_id = ${owner.id}`).toHaveLength(0);
	});

	test("gives no session when the one that made it ends between redemption and hand-over", async () => {
		const owner = await newcomer(fixture);
		const verifier = newVerifier();
		const { data: code } = await newCode(owner.tables, verifier);
		const redeemed = await service.rpc("redeem_desktop_code", {
			p_code: code,
			p_code_verifier: verifier,
			p_redirect_uri: APP,
		});
		expect(redeemed.data).toMatchObject([{ user_id: owner.id }]);
		await sql`delete from auth.sessions where user_id = ${owner.id}`;
		const recorded = await service.rpc("record_desktop_session", {
			p_code: code,
			p_session_id: "00000000-0000-4000-8000-000000000001",
			p_device_id: "desk-1",
			p_name: "Workshop",
			p_platform: "linux",
		});
		expect(recorded.error?.code).toBe("PT401");
		expect(await sql`select from public.devices where user_id = ${owner.id}`).toHaveLength(0);
	});

	test("is not made by the session of a device, which would outlive its revocation so", async () => {
		const owner = await newcomer(fixture);
		const device = await connectDevice(owner);
		const refused = await newCode(callerOf(device.access_token), newVerifier());
		expect(refused).toMatchObject({ status: 403, error: { code: "42501" } });
		expect((await newCode(owner.tables, newVerifier())).error).toBeNull();
	});
});

describe("a token that names", () => {
	const checked = (claims: object) =>
		sql.begin(async (transaction) => {
			await transaction`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`;
			await transaction`select set_config('request.jwt.claim.sub', ${"sub" in claims ? String(claims.sub) : ""}, true)`;
			await transaction`set local role authenticated`;
			return transaction`select public.check_request()`;
		});

	test.each([
		["no session", (id: string) => ({ sub: id })],
		["a malformed session", (id: string) => ({ sub: id, session_id: "x" })],
		["a session of somebody else", (id: string, foreign: string) => ({ sub: id, session_id: foreign })],
	])("%s is refused", async (_what, claimsOf) => {
		const [owner, other] = [await newcomer(fixture), await newcomer(fixture)];
		const [foreign] = await sql<{ id: string }[]>`select id from auth.sessions where user_id = ${other.id}`;
		const claims = { role: "authenticated", ...claimsOf(owner.id, foreign?.id ?? "") };
		await expect(checked(claims)).rejects.toMatchObject({ code: "PT401" });
		const own = { role: "authenticated", sub: other.id, session_id: foreign?.id };
		await expect(checked(own)).resolves.toHaveLength(1);
	});
});
