import type { Fixture, Row } from "../support/fixture.ts";
import type { PersonName } from "../support/people.ts";

/** Who may do something. All others are refused, and the suite checks that the refused attempt changed nothing. */
export type May = readonly PersonName[];

export const everybody: May = ["anon", "other", "owner", "moderator", "admin"];
export const signedIn: May = ["other", "owner", "moderator", "admin"];
export const nobody: May = [];

/** One kind of row, such as a published script or a draft. */
export interface Sample {
	/** Creates a row that belongs to `owner`. @returns the columns that identify it */
	make(fixture: Fixture): Promise<Row>;
	readonly select: May;
	readonly update: May;
	readonly delete: May;
}

export interface InsertExpectation {
	/** Who may insert a row in their own name. */
	readonly own: May;
	/** Who may insert a row in the owner's name: the owner, where inserts are permitted at all. */
	readonly asOwner: May;
	/** A row with every column a client may set, in the name of `person`. */
	row(fixture: Fixture, person: string): Promise<Row>;
}

/** Checks the effect of one trigger; throws when it is missing. */
export type Effect = (fixture: Fixture) => Promise<void>;

/**
 * Expected access to one table or view. Each column is in exactly one of the three lists of readable columns, each trigger
 * in `triggers`: one that is not declared fails the suite.
 */
export interface RelationExpectation {
	readonly relation: string;
	readonly readableBy: {
		readonly everybody: readonly string[];
		readonly signedIn: readonly string[];
		readonly nobody: readonly string[];
	};
	readonly samples: Readonly<Record<string, Sample>>;
	/** For views that depend on the current user: a person who sees the sample. */
	readonly seenAs?: PersonName;
	/** Null where clients cannot insert. */
	readonly insert: InsertExpectation | null;
	/** A new value, different on each call, for each column that a client may update; all others are protected. */
	changes(): Row;
	readonly triggers: Readonly<Record<string, Effect>>;
}

export interface Check {
	readonly name: string;
	/** The relation whose protection this check tests, for the mutation run. */
	readonly relation: string;
	run(fixture: Fixture): Promise<void>;
}
