import type { DataResult } from "@scriptorium/hub-data/read-answer";
import { newcomer, type Person, type World } from "../support/world.ts";
import type { HostileField } from "./hostile-text.ts";

/** Who writes, and whose things they write about. */
export interface Scene {
	readonly world: World;
	readonly author: Person & { readonly id: string };
	readonly reader: Person & { readonly id: string };
}

/** What the database holds of the fields; a field that was left empty is null. */
export type Stored = Readonly<Record<string, string | null>>;

/** A field with a value that the database takes, for when another field is the hostile one. */
export interface FieldUnderTest extends HostileField {
	readonly valid: string;
}

interface Prepared<Name extends string> {
	/** The write as the screens do it. */
	write(texts: Readonly<Record<Name, string>>): Promise<DataResult<unknown>>;
	/** What is there now; null when there is no such row. Left out where no text is kept. */
	stored?(): Promise<Stored | null>;
}

/** One way to write, with all the texts it takes. */
export interface HostileWrite<Name extends string = string> {
	readonly name: string;
	readonly fields: Readonly<Record<Name, FieldUnderTest>>;
	/** Makes what is written to, so that each attempt finds the same. */
	prepare(scene: Scene): Promise<Prepared<Name>>;
	/** What is kept of texts that go through: as they are, or as the write documents it. */
	kept?(texts: Readonly<Record<Name, string>>, scene: Scene): Stored | Promise<Stored>;
	/** Rows that come in when it goes through, by table. */
	readonly adds: Readonly<Record<string, number>>;
	/** Tables that may grow beside them: what is shared between scripts, and words for the search. */
	readonly grows?: readonly string[];
}

/** Keeps the names of the fields in the types of one write. */
export function defineWrite<Name extends string>(write: HostileWrite<Name>): HostileWrite {
	return write;
}

export async function openScene(world: World): Promise<Scene> {
	return { world, author: await newcomer(world, "Hera Hostile"), reader: await newcomer(world, "Rudi Reader") };
}

/** PostgreSQL's btrim(): blanks and nothing else. */
export const withoutBlanks = (text: string): string => text.replace(/^ +| +$/g, "");
export const orNull = (text: string): string | null => (text === "" ? null : text);

/** The first row of a question, or null. */
export const firstOf = (rows: readonly Stored[]): Stored | null => (rows[0] === undefined ? null : { ...rows[0] });
