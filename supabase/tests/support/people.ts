import { createHubClient } from "@scriptorium/hub-data/client";
import type postgres from "postgres";
import * as z from "zod";
import type { TestBackend } from "./test-backend.ts";

/** The kinds of people that the database distinguishes. `other` is signed in and owns none of the tested rows. */
export const personNames = ["anon", "other", "owner", "moderator", "admin"] as const;
export type PersonName = (typeof personNames)[number];

/** A real session as plain data, so that it can be provided to every test file. Null for the visitor. */
export interface SignedInPerson {
	readonly id: string;
	readonly email: string;
	/** Valid for an hour. */
	readonly accessToken: string;
}
export type Sessions = Readonly<Record<Exclude<PersonName, "anon">, SignedInPerson>>;

/**
 * Signs four people up through the auth service and gives two of them their role.
 * @param backend the running backend
 * @param sql connection of the superuser
 * @returns their sessions by name
 */
export async function signUpPeople(backend: Omit<TestBackend, "stop">, sql: postgres.Sql): Promise<Sessions> {
	const other = await signUp(backend, "Olga Other");
	const owner = await signUp(backend, "Otto Owner");
	const moderator = await signUp(backend, "Mona Moderator");
	const admin = await signUp(backend, "Anton Admin");
	await sql`insert into public.admin_roles (user_id, role) values (${moderator.id}, 'moderator'), (${admin.id}, 'admin')`;
	return { other, owner, moderator, admin };
}

const PASSWORD = "correct horse battery staple";

let signUps = 0;
/**
 * Signs up an account with a real session.
 * @param backend the running backend
 * @param name full name, as the identity provider would give it
 * @param metadata further user metadata of the provider
 * @param email address; unique in this process if left out
 * @returns id and access token
 * @throws when the auth service refuses
 */
export async function signUp(
	backend: Omit<TestBackend, "stop">,
	name: string,
	metadata: Readonly<Record<string, unknown>> = {},
	email = `person-${process.pid}-${++signUps}@example.org`,
): Promise<SignedInPerson> {
	const { data, error } = await authOf(backend).signUp({
		email,
		password: PASSWORD,
		options: { data: { full_name: name, ...metadata } },
	});
	if (error || !data.session) throw new Error(`${name} could not sign up: ${error?.message ?? "no session"}`);
	return { id: data.session.user.id, email, accessToken: data.session.access_token };
}

/**
 * Keeps a person signed in: a soak run takes longer than the hour of a session.
 * @param backend the running backend
 * @param person session of the person
 * @param now milliseconds since 1970
 * @returns a function that returns a valid access token, of a new session once the last one has less than a minute left
 */
export function tokenOf(
	backend: Omit<TestBackend, "stop">,
	{ email, accessToken }: SignedInPerson,
	now: () => number = Date.now,
): () => Promise<string> {
	let token = accessToken;
	return async () => {
		if (expiryOf(token) - now() > 60_000) return token;
		const { data, error } = await authOf(backend).signInWithPassword({ email, password: PASSWORD });
		if (error) throw new Error(`${email} could not sign in again: ${error.message}`);
		token = data.session.access_token;
		return token;
	};
}

/** By the service role: the public cannot sign up by e-mail. */
const authOf = (backend: Omit<TestBackend, "stop">) =>
	createHubClient(backend.url, backend.serviceRoleKey, { storage: null, autoRefreshToken: false }).auth;

const claims = z.object({ exp: z.number() });

/** Time at which a token expires, in milliseconds since 1970. */
function expiryOf(token: string): number {
	const [, payload = ""] = token.split(".");
	return claims.parse(JSON.parse(Buffer.from(payload, "base64url").toString())).exp * 1000;
}
