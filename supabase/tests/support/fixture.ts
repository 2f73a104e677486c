import type { HubClient } from "@scriptorium/hub-data/client";
import type { Database } from "@scriptorium/hub-data/database.types.gen";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import postgres from "postgres";
import { inject } from "vitest";
import { type PersonName, personNames, type Sessions, type SignedInPerson, signUp, tokenOf } from "./people.ts";
import type { TestBackend } from "./test-backend.ts";

export type Row = Record<string, unknown>;
interface LooseTable {
	Row: Row;
	Insert: Row;
	Update: Row;
	Relationships: [];
}
/** For the access matrix, which reads the names of tables, columns and functions from pg_catalog, not from the types. */
export interface LooseDatabase {
	public: {
		Tables: Record<string, LooseTable>;
		Views: Record<string, never>;
		Functions: Record<string, { Args: Row; Returns: unknown }>;
	};
}

export interface Person {
	/** Null for the visitor. */
	readonly id: string | null;
	readonly hub: HubClient;
	readonly tables: SupabaseClient<LooseDatabase>;
}

export interface Fixture {
	readonly backend: Omit<TestBackend, "stop">;
	/** Connection of the superuser: creates rows, and reads the stored ones. */
	readonly sql: postgres.Sql;
	readonly people: Readonly<Record<PersonName, Person>>;
	close(): Promise<void>;
}

/**
 * Opens the backend and the people that the global setup of this run created.
 * @returns the fixture; to be closed after the tests of the file
 */
export function openFixture(): Fixture {
	return createFixture(inject("backend"), inject("sessions"));
}

/**
 * Opens connections to a backend for everybody whom the tests know.
 * @param backend the running backend
 * @param sessions sessions of the people, from `signUpPeople`
 * @returns the fixture; to be closed after the tests
 */
export function createFixture(backend: Fixture["backend"], sessions: Sessions): Fixture {
	const sql = postgres(backend.databaseUrl, { max: 4, onnotice: () => undefined });
	const entries = personNames.map((name) => [name, personOf(backend, name === "anon" ? null : sessions[name])]);
	return {
		backend,
		sql,
		people: Object.fromEntries(entries) as Record<PersonName, Person>,
		close: () => sql.end(),
	};
}

/**
 * Creates the API clients of one person.
 * @param backend the running backend
 * @param session the person's session; null for the visitor
 * @returns the person with a typed client and one for any table
 */
export function personOf(backend: Fixture["backend"], session: SignedInPerson | null): Person {
	const { url, publishableKey } = backend;
	const options = session === null ? {} : { accessToken: tokenOf(backend, session) };
	return {
		id: session?.id ?? null,
		hub: createClient<Database>(url, publishableKey, options),
		tables: createClient<LooseDatabase>(url, publishableKey, options),
	};
}

/**
 * Signs up a new person, for tests that count what one person did.
 * @param fixture the opened backend
 * @param name name of the account; need not be unique
 * @returns the person with the id of the account
 */
export async function newcomer(fixture: Fixture, name = "Nora New"): Promise<Person & { readonly id: string }> {
	const session = await signUp(fixture.backend, name);
	return { ...personOf(fixture.backend, session), id: session.id };
}

/**
 * Finds the id of a person's account.
 * @param fixture the opened backend
 * @param name anybody but the visitor
 * @returns the id
 * @throws for the visitor, who has no account
 */
export function idOf(fixture: Fixture, name: PersonName): string {
	const { id } = fixture.people[name];
	if (id === null) throw new Error(`${name} has no account.`);
	return id;
}

/**
 * Resets all rate limits and the record of former usernames.
 * @param fixture the opened backend
 */
export async function forgetRates(fixture: Fixture): Promise<void> {
	await fixture.sql`truncate private.former_usernames`;
	await fixture.sql`truncate private.rate_buckets`;
}
