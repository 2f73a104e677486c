import type { DataResult } from "@scriptorium/hub-data/read-answer";
import { type Fixture, newcomer, type Person } from "../support/fixture.ts";
import type { HostileField } from "./hostile-text.ts";

/** The person who writes, and the owner of the rows that the write refers to. */
export interface Scene {
	readonly fixture: Fixture;
	readonly author: Person & { readonly id: string };
	readonly reader: Person & { readonly id: string };
}

/** Stored values of the fields; null for a field that was left empty. */
export type Stored = Readonly<Record<string, string | null>>;

/** A field with a valid value, which is used while another field is hostile. */
export interface FieldUnderTest extends HostileField {
	readonly valid: string;
}

interface Prepared<Name extends string> {
	/** The write, as the screens send it. */
	write(texts: Readonly<Record<Name, string>>): Promise<DataResult<unknown>>;
	/** Reads the stored values; null when the row does not exist. Omitted where no text is stored. */
	stored?(): Promise<Stored | null>;
}

/** One kind of write, with all its text fields. */
export interface HostileWrite<Name extends string = string> {
	readonly name: string;
	readonly fields: Readonly<Record<Name, FieldUnderTest>>;
	/** Creates the rows that the write needs, so that each attempt starts from the same state. */
	prepare(scene: Scene): Promise<Prepared<Name>>;
	/** Expected stored values of accepted texts, where they differ from the input. */
	kept?(texts: Readonly<Record<Name, string>>, scene: Scene): Stored | Promise<Stored>;
	/** Number of rows that an accepted write inserts, by table. */
	readonly adds: Readonly<Record<string, number>>;
	/** Further tables that may get rows: those shared between scripts, and the words of the search. */
	readonly grows?: readonly string[];
}

/** Types a write by the names of its fields. */
export function defineWrite<Name extends string>(write: HostileWrite<Name>): HostileWrite {
	return write;
}

export async function openScene(fixture: Fixture): Promise<Scene> {
	return { fixture, author: await newcomer(fixture, "Hera Hostile"), reader: await newcomer(fixture, "Rudi Reader") };
}

/** PostgreSQL's btrim(): removes spaces only. */
export const withoutBlanks = (text: string): string => text.replace(/^ +| +$/g, "");
export const orNull = (text: string): string | null => (text === "" ? null : text);

/** The first row of a result, or null. */
export const firstOf = (rows: readonly Stored[]): Stored | null => (rows[0] === undefined ? null : { ...rows[0] });
