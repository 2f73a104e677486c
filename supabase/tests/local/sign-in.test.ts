import { createHubClient } from "@scriptorium/hub-data/client";
import postgres from "postgres";
import { afterAll, describe, expect, inject, it } from "vitest";

const backend = inject("backend");
// The backend's origin: redirects contain its name, the tests connect by its IP address.
const origin = backend.url.replace("127.0.0.1", "localhost");
const sql = postgres(backend.databaseUrl, { max: 1, onnotice: () => undefined });
afterAll(() => sql.end());

function memory(): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
	const values = new Map<string, string>();
	return {
		getItem: (name) => values.get(name) ?? null,
		setItem: (name, value) => void values.set(name, value),
		removeItem: (name) => void values.delete(name),
	};
}

const hop = async (address: string, init: RequestInit = {}) => {
	const response = await fetch(address.replace(origin, backend.url), { redirect: "manual", ...init });
	return { status: response.status, location: response.headers.get("Location") ?? "", text: await response.text() };
};

/** Follows the redirects like a browser, and chooses an account by its name. */
async function signIn(name: string, redirectTo: string) {
	const client = createHubClient(backend.url, backend.publishableKey, { storage: memory(), autoRefreshToken: false });
	const { data } = await client.auth.signInWithOAuth({
		provider: "google",
		options: { redirectTo, skipBrowserRedirect: true },
	});
	const chooser = await hop(data.url ?? "");
	expect(chooser.location).toMatch(`${origin}/__google/auth?`);
	const page = await hop(chooser.location);
	const form = page.text.split("<form").find((part) => part.includes(name));
	const action = /action="([^"]+)"/.exec(form ?? "")?.[1]?.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code));
	const callback = await hop(`${origin}${action}`, { method: "POST", headers: { Origin: origin } });
	const back = await hop(callback.location);
	return { client, callback: callback.location, landing: new URL(back.location) };
}

const ACCOUNTS = {
	"Rita Reader": "reader",
	"Arthur Author": "author",
	"Mona Moderator": "moderator",
	"Ada Admin": "admin",
};
const AT_ONCE = 6;

/** Signs every account in from several browsers concurrently, and checks that each session is of the chosen account. */
async function signInAtOnce(): Promise<void> {
	const names = Object.keys(ACCOUNTS).flatMap((name) => Array.from({ length: AT_ONCE }, () => name));
	const landings = await Promise.all(names.map((name) => signIn(name, `${origin}/`)));
	expect(landings.map(({ landing }) => landing.searchParams.get("error_description")).filter(Boolean)).toEqual([]);
	const people = await Promise.all(
		landings.map(async ({ client, landing }) => {
			const { data, error } = await client.auth.exchangeCodeForSession(landing.searchParams.get("code") ?? "");
			return error ? error.message : data.user?.email;
		}),
	);
	expect(people).toEqual(
		Object.values(ACCOUNTS).flatMap((id) => Array.from({ length: AT_ONCE }, () => `${id}@scriptorium.local`)),
	);
	await expectOneIdentityEach();
}

async function expectOneIdentityEach(): Promise<void> {
	const identities = await sql`
		select account.email, array_agg(identity.provider_id) as subjects
		from auth.users as account join auth.identities as identity on identity.user_id = account.id
		where identity.provider = 'google' and account.email like '%@scriptorium.local'
		group by account.id order by account.email`;
	expect(identities.map(({ email, subjects }) => [email, subjects])).toEqual([
		["admin@scriptorium.local", ["100000000000000000003"]],
		["author@scriptorium.local", ["100000000000000000002"]],
		["moderator@scriptorium.local", ["100000000000000000004"]],
		["reader@scriptorium.local", ["100000000000000000001"]],
	]);
}

describe("concurrent first sign-ins", () => {
	it("all succeed", async () => {
		// The identities were linked when the accounts were created, so nothing can race.
		await expectOneIdentityEach();
		await signInAtOnce();
	});

	it("all succeed when the identities are not yet linked to the accounts", async () => {
		await sql`delete from auth.identities where provider = 'google'`;
		await signInAtOnce();
	});

	it("all succeed for a new person", async () => {
		// Not Ada: the role of an administrator would go with the account.
		await sql`delete from auth.users where email in ('reader@scriptorium.local', 'author@scriptorium.local')`;
		await signInAtOnce();
	});
});

describe("signing in through the stand-in", () => {
	it("uses the PKCE flow and ends in a session of the chosen account", async () => {
		const { client, landing } = await signIn("Arthur Author", `${origin}/auth?next=1`);
		expect(`${landing.origin}${landing.pathname}${landing.search}`).toMatch(`${origin}/auth?next=1&code=`);
		const { data, error } = await client.auth.exchangeCodeForSession(landing.searchParams.get("code") ?? "");
		expect(error).toBeNull();
		expect(data.user?.email).toBe("author@scriptorium.local");
		expect(data.user?.user_metadata).toMatchObject({ full_name: "Arthur Author" });
		const profile = await client
			.from("profiles")
			.select("display_name")
			.eq("user_id", data.user?.id ?? "")
			.single();
		expect(profile.data?.display_name).toBe("Arthur Author");
	});

	it("works once per callback", async () => {
		const { callback } = await signIn("Rita Reader", `${origin}/auth`);
		const second = await hop(callback);
		expect(new URL(second.location, origin).searchParams.get("code")).toBeNull();
	});

	it("gives a code only to the browser that started the sign-in", async () => {
		const { landing } = await signIn("Rita Reader", `${origin}/auth`);
		const thief = createHubClient(backend.url, backend.publishableKey, { storage: memory(), autoRefreshToken: false });
		const { data } = await thief.auth.exchangeCodeForSession(landing.searchParams.get("code") ?? "");
		expect(data.session).toBeNull();
	});

	it("makes Ada an administrator, Mona a moderator, and nobody else", async () => {
		const roleOf = async (name: string) => {
			const { client, landing } = await signIn(name, `${origin}/auth`);
			await client.auth.exchangeCodeForSession(landing.searchParams.get("code") ?? "");
			return (await client.from("admin_roles").select("role")).data;
		};
		expect(await roleOf("Ada Admin")).toContainEqual({ role: "admin" });
		expect(await roleOf("Mona Moderator")).toEqual([{ role: "moderator" }]);
		expect(await roleOf("Rita Reader")).toEqual([]);
	});
});
