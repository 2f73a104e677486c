import type { PersonName } from "../support/people.ts";
import type { Row, World } from "../support/world.ts";

/** Who may do something. Everybody not named is refused, and the suite shows that the refusal had no effect. */
export type May = readonly PersonName[];

export const everybody: May = ["anon", "other", "owner", "moderator", "admin"];
export const signedIn: May = ["other", "owner", "moderator", "admin"];
export const nobody: May = [];

/** One kind of row: a published script and a draft are two. */
export interface Sample {
	/** Makes a fresh row that belongs to `owner` and returns the columns that identify it. */
	make(world: World): Promise<Row>;
	readonly select: May;
	readonly update: May;
	readonly delete: May;
}

export interface InsertExpectation {
	/** Who may add a row in their own name. */
	readonly own: May;
	/** Who may add a row in the owner's name; the owner where adding is allowed at all. */
	readonly asOwner: May;
	/** A row with every column a client may set, in the name of `person`. */
	row(world: World, person: string): Promise<Row>;
}

/** What one trigger does; fails when it does not. */
export type Effect = (world: World) => Promise<void>;

/**
 * All that is expected of one table or view. Each column stands in exactly one of the three reading lists, each trigger
 * in `triggers`: a new one that nobody declared fails the suite.
 */
export interface RelationExpectation {
	readonly relation: string;
	readonly readableBy: {
		readonly everybody: readonly string[];
		readonly signedIn: readonly string[];
		readonly nobody: readonly string[];
	};
	readonly samples: Readonly<Record<string, Sample>>;
	/** For views that ask who is looking: the one to whom they show the sample. */
	readonly seenAs?: PersonName;
	/** Null where no client adds rows. */
	readonly insert: InsertExpectation | null;
	/** A new value, different each time, for each column that a client may change; all others are protected. */
	changes(): Row;
	readonly triggers: Readonly<Record<string, Effect>>;
}

export interface Check {
	readonly name: string;
	/** What of the database this check rests on, for the mutation run. */
	readonly relation: string;
	run(world: World): Promise<void>;
}
