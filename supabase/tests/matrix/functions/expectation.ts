import type { Fixture, Row } from "../../support/fixture.ts";
import type { PersonName } from "../../support/people.ts";

/** All callers: the people, and the holder of the service role's key. */
export const callers = ["anon", "other", "owner", "moderator", "admin", "service"] as const;
export type Caller = PersonName | "service";

/**
 * Outcome of a call: `yes`, a result with content (or success, where the function returns nothing);
 * `nothing`, a result without rows, or false; otherwise the code of the refusal.
 */
export type Outcome = "yes" | "nothing" | "42501" | "PT404" | "PT409" | "22023" | "23514";

export interface FunctionCase {
	/** Arguments of a call; creates the rows that they refer to. */
	args(fixture: Fixture, caller: Caller): Promise<Row> | Row;
	readonly outcomes: Readonly<Record<Caller, Outcome>>;
}

/** Expected access to one function of `public`. */
export interface FunctionExpectation {
	readonly name: string;
	/** Whether a `yes` changes the database; every other outcome must leave it as it is. */
	readonly writes: boolean;
	/** The function returns no content, so that every success is a `yes`. */
	readonly acknowledges?: true;
	/** By the object of the call. */
	readonly cases: Readonly<Record<string, FunctionCase>>;
}

/** One outcome for all callers except those that are named. */
export function outcomes(others: Outcome, named: Partial<Record<Caller, Outcome>> = {}): Record<Caller, Outcome> {
	return {
		anon: others,
		other: others,
		owner: others,
		moderator: others,
		admin: others,
		service: others,
		...named,
	};
}

/** For functions that need a signed-in person, which neither visitors nor the service role are. */
export function forPeople(others: Outcome, named: Partial<Record<Caller, Outcome>> = {}): Record<Caller, Outcome> {
	return outcomes(others, { anon: "42501", service: "42501", ...named });
}

export const serviceOnly = outcomes("42501", { service: "yes" });

/** The caller's id; for visitors and the service role, the id of another person. */
export function callerId({ people }: Fixture, caller: Caller): string {
	return (caller === "service" ? null : people[caller].id) ?? people.other.id ?? "";
}
