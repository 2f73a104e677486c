import { type Fixture, idOf, type Row } from "../support/fixture.ts";
import type { Effect, InsertExpectation } from "./expectation.ts";
import { expectTrue, rowPastPolicies, show } from "./rows.ts";

/** With an empty bucket an insert fails with 429 and the seconds to wait; with a full one it succeeds. */
export function limitsInserts(relation: string, action: string, row: InsertExpectation["row"]): Effect {
	return async (fixture) => {
		const owner = idOf(fixture, "owner");
		const values = await row(fixture, owner);
		await fixture.sql`
			insert into private.rate_buckets (subject, action, tokens, updated_at)
			values (${`user:${owner}`}, ${action}, 0, now() + interval '1 minute')
			on conflict (subject, action) do update set tokens = excluded.tokens, updated_at = excluded.updated_at`;
		const refused = await fixture.people.owner.tables.from(relation).insert(values);
		await fixture.sql`truncate private.rate_buckets`;
		expectTrue(refused.status === 429 && refused.error?.code === "PT429", `Not limited: ${show(refused.error)}`);
		const details: unknown = JSON.parse(refused.error.details);
		const wait = typeof details === "object" && details !== null && "retry_after_seconds" in details;
		expectTrue(wait && Number(details.retry_after_seconds) > 0, `No seconds to wait: ${refused.error.details}`);
		const control = await fixture.people.owner.tables.from(relation).insert(values);
		expectTrue(control.error === null, `With tokens it should go through: ${show(control.error)}`);
	};
}

/** Every update sets `updated_at` to a later time. */
export function movesUpdatedAt(relation: string, make: (fixture: Fixture) => Promise<Row>, change: Row): Effect {
	return async (fixture) => {
		const key = await make(fixture);
		const before = await rowPastPolicies(fixture, relation, key);
		const { error } = await fixture.people.owner.tables.from(relation).update(change).match(key);
		const after = await rowPastPolicies(fixture, relation, key);
		expectTrue(error === null, `The change failed: ${show(error)}`);
		expectTrue(String(after?.updated_at) > String(before?.updated_at), "updated_at has not moved.");
	};
}

/** With an empty bucket an update fails with 429; with a full one it succeeds. */
export function limitsUpdates(
	relation: string,
	action: string,
	make: (fixture: Fixture) => Promise<Row>,
	change: Row,
): Effect {
	return async (fixture) => {
		const key = await make(fixture);
		const update = () => fixture.people.owner.tables.from(relation).update(change).match(key);
		await fixture.sql`
			insert into private.rate_buckets (subject, action, tokens, updated_at)
			values (${`user:${idOf(fixture, "owner")}`}, ${action}, 0, now() + interval '1 minute')
			on conflict (subject, action) do update set tokens = excluded.tokens, updated_at = excluded.updated_at`;
		const refused = await update();
		await fixture.sql`truncate private.rate_buckets`;
		expectTrue(refused.status === 429 && refused.error?.code === "PT429", `Not limited: ${show(refused.error)}`);
		const control = await update();
		expectTrue(control.error === null, `With tokens it should go through: ${show(control.error)}`);
	};
}

interface Answered {
	readonly error: { readonly code: string; readonly message: string } | null;
}

/** The owner's write is refused when the account has reached one of the `limits`, and succeeds below all of them. */
export function refusesAboveLimit(
	limits: readonly string[],
	write: (fixture: Fixture) => PromiseLike<Answered>,
): Effect {
	return async (fixture) => {
		await fixture.sql`truncate private.rate_buckets`;
		for (const limit of limits) {
			const [was] = await fixture.sql<{ amount: string }[]>`select amount from private.limits where name = ${limit}`;
			await fixture.sql`update private.limits set amount = 0 where name = ${limit}`;
			let refused: Answered;
			try {
				refused = await write(fixture);
			} finally {
				await fixture.sql`update private.limits set amount = ${was?.amount ?? 0} where name = ${limit}`;
			}
			expectTrue(refused.error?.code === "PT409", `Not refused by the limit of ${limit}: ${show(refused.error)}`);
		}
		const control = await write(fixture);
		expectTrue(control.error === null, `Below the limit it should go through: ${show(control.error)}`);
	};
}
