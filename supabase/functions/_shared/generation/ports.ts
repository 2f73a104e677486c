import type { Result } from "@scriptorium/core-types/errors";
import type { FindPersonId } from "../http/find-person.ts";

type Unreachable = "database_unreachable";

export interface Reservation {
	/** Requests of the day, this one included. */
	readonly used: number;
	/** On which it counts, `YYYY-MM-DD` in UTC. */
	readonly day: string;
	/** Of the person's account; null without one. */
	readonly preferredModel: string | null;
	readonly preferredLanguage: string;
}

/** Database operations of the functions that ask a model. */
export interface GenerationStore {
	readonly findPersonId: FindPersonId;
	/** Requests that a person has made today. */
	usedToday(person: string): Promise<Result<number, Unreachable>>;
	/**
	 * Takes a token of the rate limit, and one request of the day.
	 * @param limit requests per day; null when no model is asked
	 */
	reserve(
		person: string,
		limit: number | null,
	): Promise<Result<Reservation, "quota_exceeded" | "rate_limited" | Unreachable>>;
	/** Counts the tokens of a reserved request. */
	recordTokens(person: string, day: string, tokens: number): Promise<Result<void, Unreachable>>;
}
