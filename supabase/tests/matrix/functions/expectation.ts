import type { PersonName } from "../../support/people.ts";
import type { Row, World } from "../../support/world.ts";

/** Everybody who may call: the people, and whoever holds the key of the service role. */
export const callers = ["anon", "other", "owner", "moderator", "admin", "service"] as const;
export type Caller = PersonName | "service";

/**
 * What a call comes to: `yes`, an answer with something in it (or an acknowledgement, where the function answers nothing);
 * `nothing`, an answer without a row, or false; otherwise the code it is refused with.
 */
export type Outcome = "yes" | "nothing" | "42501" | "PT404" | "PT409" | "22023";

export interface FunctionCase {
	/** Arguments, with everything they speak of made anew. */
	args(world: World, caller: Caller): Promise<Row> | Row;
	readonly outcomes: Readonly<Record<Caller, Outcome>>;
}

/** All that is expected of one function of `public`. */
export interface FunctionExpectation {
	readonly name: string;
	/** Whether a `yes` changes the database; every other outcome must leave it as it is. */
	readonly writes: boolean;
	/** It says nothing but that it was done, so every answer is a `yes`. */
	readonly acknowledges?: true;
	/** By what the call is about. */
	readonly cases: Readonly<Record<string, FunctionCase>>;
}

/** The same for everybody but those who are named. */
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

/** For functions that need a person: neither visitors nor the service role are one. */
export function forPeople(others: Outcome, named: Partial<Record<Caller, Outcome>> = {}): Record<Caller, Outcome> {
	return outcomes(others, { anon: "42501", service: "42501", ...named });
}

export const serviceOnly = outcomes("42501", { service: "yes" });

/** The id of whoever calls; for visitors and the service role, somebody else's. */
export function callerId({ people }: World, caller: Caller): string {
	return (caller === "service" ? null : people[caller].id) ?? people.other.id ?? "";
}
