import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Fixture } from "../../support/fixture.ts";
import { next } from "../../support/samples.ts";
import { type Caller, callerId, type FunctionExpectation, forPeople, outcomes, serviceOnly } from "./expectation.ts";

/** The id of a new session of a person; the auth service's own sessions are left alone. */
async function newSession({ sql }: Fixture, person: string): Promise<string> {
	const [session] = await sql<{ id: string }[]>`
		insert into auth.sessions (id, user_id) values (gen_random_uuid(), ${person}) returning id`;
	return session?.id ?? "";
}

const account = async (_fixture: Fixture, caller: Caller) => ({
	p_display_name: `Saved ${next()}`,
	p_username: `saved-${caller}-${next()}`,
	p_theme: "dark",
});

const APP = "http://127.0.0.1:9/callback";
const VERIFIER = "v".repeat(43);
const sha256 = (text: string) => createHash("sha256").update(text);
const challengeOf = (verifier: string) => sha256(verifier).digest("base64url");

async function newDevice({ sql }: Fixture, user_id: string): Promise<void> {
	await sql`insert into public.devices ${sql({ user_id, device_id: `matrix-${next()}`, name: "Laptop", platform: "linux" })}`;
}

/** A one-time code of the owner, as `create_desktop_code()` makes it. */
async function newCode(fixture: Fixture, isUsed = false): Promise<string> {
	const { sql, people } = fixture;
	const code = randomBytes(32).toString("base64url");
	await sql`insert into public.desktop_codes ${sql({
		code_hash: sha256(code).digest("hex"),
		code_challenge: challengeOf(VERIFIER),
		redirect_uri: APP,
		user_id: people.owner.id,
		creator_session_id: await newSession(fixture, people.owner.id ?? ""),
		expires_at: new Date(Date.now() + 60_000),
		used_at: isUsed ? new Date() : null,
	})}`;
	return code;
}

/** Functions of the account page, and those of the hand-off to desktop apps. */
export const accountFunctions: readonly FunctionExpectation[] = [
	{
		name: "save_account",
		writes: true,
		acknowledges: true,
		cases: { "one's own": { args: account, outcomes: forPeople("yes") } },
	},
	{
		name: "own_sessions",
		writes: false,
		cases: { oneself: { args: () => ({}), outcomes: forPeople("yes") } },
	},
	{
		// Sessions are outside of the schemas in which changes are looked for.
		name: "end_session",
		writes: false,
		acknowledges: true,
		cases: {
			"one's own": {
				args: async (fixture, caller) => ({ p_id: await newSession(fixture, callerId(fixture, caller)) }),
				outcomes: forPeople("yes"),
			},
			"the owner's": {
				args: async (fixture) => ({ p_id: await newSession(fixture, fixture.people.owner.id ?? "") }),
				outcomes: forPeople("PT404", { owner: "yes" }),
			},
		},
	},
	{
		// A deletion is tried in supabase/tests/behaviors/account.test.ts, with people who are not needed afterwards.
		name: "delete_account",
		writes: true,
		cases: {
			"with a username of nobody": { args: () => ({ p_username: "no-such-name" }), outcomes: forPeople("22023") },
		},
	},
	{
		name: "export_own_data",
		writes: false,
		cases: {
			"one's own": { args: () => ({ p_part: "account" }), outcomes: forPeople("yes") },
			"an unknown part": { args: () => ({ p_part: "secrets" }), outcomes: forPeople("22023") },
		},
	},
	{
		name: "create_desktop_code",
		writes: true,
		cases: {
			"for an app": {
				args: () => ({ p_code_challenge: challengeOf(VERIFIER), p_redirect_uri: APP }),
				outcomes: forPeople("yes"),
			},
			"with a malformed challenge": {
				args: () => ({ p_code_challenge: "short", p_redirect_uri: APP }),
				outcomes: forPeople("23514"),
			},
		},
	},
	{
		name: "own_devices",
		writes: false,
		cases: {
			oneself: {
				args: async (fixture) => {
					// Other checks leave devices of other people.
					await fixture.sql`delete from public.devices`;
					await newDevice(fixture, fixture.people.owner.id ?? "");
					return {};
				},
				outcomes: forPeople("nothing", { owner: "yes" }),
			},
		},
	},
	{
		name: "redeem_desktop_code",
		writes: true,
		cases: {
			"a fresh code": {
				args: async (fixture) => ({ p_code: await newCode(fixture), p_code_verifier: VERIFIER, p_redirect_uri: APP }),
				outcomes: serviceOnly,
			},
		},
	},
	{
		name: "record_desktop_session",
		writes: true,
		cases: {
			"a redeemed code": {
				args: async (fixture) => ({
					p_code: await newCode(fixture, true),
					p_session_id: randomUUID(),
					p_device_id: `matrix-${next()}`,
					p_name: "Laptop",
					p_platform: "linux",
				}),
				outcomes: serviceOnly,
			},
			"a code that nobody has redeemed": {
				args: async (fixture) => ({
					p_code: await newCode(fixture),
					p_session_id: randomUUID(),
					p_device_id: "matrix",
					p_name: "Laptop",
					p_platform: "linux",
				}),
				outcomes: outcomes("42501", { service: "PT404" }),
			},
		},
	},
];
