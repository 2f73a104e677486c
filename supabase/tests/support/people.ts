import { createHubClient } from "@scriptorium/hub-data/client";
import type postgres from "postgres";
import type { TestBackend } from "./test-backend.ts";

/** The kinds of people that the database distinguishes. `other` is signed in and owns none of the tested rows. */
export const personNames = ["anon", "other", "owner", "moderator", "admin"] as const;
export type PersonName = (typeof personNames)[number];

/** A real session as plain data, so that it can be provided to every test file. Null for the visitor. */
export interface SignedInPerson {
	readonly id: string;
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
	// By the service role: the public cannot sign up by e-mail.
	const client = createHubClient(backend.url, backend.serviceRoleKey, { storage: null, autoRefreshToken: false });
	const { data, error } = await client.auth.signUp({
		email,
		password: "correct horse battery staple",
		options: { data: { full_name: name, ...metadata } },
	});
	if (error || !data.session) throw new Error(`${name} could not sign up: ${error?.message ?? "no session"}`);
	return { id: data.session.user.id, accessToken: data.session.access_token };
}
