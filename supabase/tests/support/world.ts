import type { HubClient } from "@scriptorium/hub-data/client";
import type { Database } from "@scriptorium/hub-data/database.types.gen";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import postgres from "postgres";
import { inject } from "vitest";
import { type PersonName, personNames, type Sessions, type SignedInPerson, signUp } from "./people.ts";
import type { TestBackend } from "./test-backend.ts";

export type Row = Record<string, unknown>;
interface LooseTable {
	Row: Row;
	Insert: Row;
	Update: Row;
	Relationships: [];
}
/** For the matrix, which takes the names of tables, columns and functions from the catalogue and not from the types. */
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

export interface World {
	readonly backend: Omit<TestBackend, "stop">;
	/** The superuser: makes rows, and sees what really happened. */
	readonly sql: postgres.Sql;
	readonly people: Readonly<Record<PersonName, Person>>;
	close(): Promise<void>;
}

/** The world of this run, as the global set-up made it. Close it when the file is done. */
export function openWorld(): World {
	return makeWorld(inject("backend"), inject("sessions"));
}

export function makeWorld(backend: World["backend"], sessions: Sessions): World {
	const sql = postgres(backend.databaseUrl, { max: 4, onnotice: () => undefined });
	const entries = personNames.map((name) => [name, personOf(backend, name === "anon" ? null : sessions[name])]);
	return {
		backend,
		sql,
		people: Object.fromEntries(entries) as Record<PersonName, Person>,
		close: () => sql.end(),
	};
}

export function personOf(backend: World["backend"], session: SignedInPerson | null): Person {
	const { url, publishableKey } = backend;
	const options = session === null ? {} : { accessToken: () => Promise.resolve(session.accessToken) };
	return {
		id: session?.id ?? null,
		hub: createClient<Database>(url, publishableKey, options),
		tables: createClient<LooseDatabase>(url, publishableKey, options),
	};
}

/** Somebody new, for tests that count what one person did. */
export async function newcomer(world: World, name = "Nora New"): Promise<Person & { readonly id: string }> {
	const session = await signUp(world.backend, name);
	return { ...personOf(world.backend, session), id: session.id };
}

/** The id of a person who has one. */
export function idOf(world: World, name: PersonName): string {
	const { id } = world.people[name];
	if (id === null) throw new Error(`${name} has no account.`);
	return id;
}

/** Fills everybody's buckets again, and forgets which usernames they gave up. */
export async function forgetRates(world: World): Promise<void> {
	await world.sql`truncate private.former_usernames`;
	await world.sql`truncate private.rate_buckets`;
}
