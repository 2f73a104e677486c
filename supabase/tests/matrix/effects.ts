import { idOf, type Row, type World } from "../support/world.ts";
import type { Effect, InsertExpectation } from "./expectation.ts";
import { expectTrue, show, trueRow } from "./rows.ts";

/** With an empty bucket an insert is answered by 429 and the seconds to wait; with a full one it goes through. */
export function limitsInserts(relation: string, action: string, row: InsertExpectation["row"]): Effect {
	return async (world) => {
		const owner = idOf(world, "owner");
		const values = await row(world, owner);
		await world.sql`
			insert into private.rate_buckets (subject, action, tokens, updated_at)
			values (${`user:${owner}`}, ${action}, 0, now() + interval '1 minute')
			on conflict (subject, action) do update set tokens = excluded.tokens, updated_at = excluded.updated_at`;
		const refused = await world.people.owner.tables.from(relation).insert(values);
		await world.sql`truncate private.rate_buckets`;
		expectTrue(refused.status === 429 && refused.error?.code === "PT429", `Not limited: ${show(refused.error)}`);
		const details: unknown = JSON.parse(refused.error.details);
		const wait = typeof details === "object" && details !== null && "retry_after_seconds" in details;
		expectTrue(wait && Number(details.retry_after_seconds) > 0, `No seconds to wait: ${refused.error.details}`);
		const control = await world.people.owner.tables.from(relation).insert(values);
		expectTrue(control.error === null, `With tokens it should go through: ${show(control.error)}`);
	};
}

/** Any change moves `updated_at`. */
export function movesUpdatedAt(relation: string, make: (world: World) => Promise<Row>, change: Row): Effect {
	return async (world) => {
		const key = await make(world);
		const before = await trueRow(world, relation, key);
		const { error } = await world.people.owner.tables.from(relation).update(change).match(key);
		const after = await trueRow(world, relation, key);
		expectTrue(error === null, `The change failed: ${show(error)}`);
		expectTrue(String(after?.updated_at) > String(before?.updated_at), "updated_at has not moved.");
	};
}

/** With an empty bucket an update is answered by 429; with a full one it goes through. */
export function limitsUpdates(
	relation: string,
	action: string,
	make: (world: World) => Promise<Row>,
	change: Row,
): Effect {
	return async (world) => {
		const key = await make(world);
		const update = () => world.people.owner.tables.from(relation).update(change).match(key);
		await world.sql`
			insert into private.rate_buckets (subject, action, tokens, updated_at)
			values (${`user:${idOf(world, "owner")}`}, ${action}, 0, now() + interval '1 minute')
			on conflict (subject, action) do update set tokens = excluded.tokens, updated_at = excluded.updated_at`;
		const refused = await update();
		await world.sql`truncate private.rate_buckets`;
		expectTrue(refused.status === 429 && refused.error?.code === "PT429", `Not limited: ${show(refused.error)}`);
		const control = await update();
		expectTrue(control.error === null, `With tokens it should go through: ${show(control.error)}`);
	};
}

interface Answered {
	readonly error: { readonly code: string; readonly message: string } | null;
}

/** Where the account has no place left by one of the `limits`, the owner's write is refused; with a place it goes through. */
export function refusesAboveLimit(limits: readonly string[], write: (world: World) => PromiseLike<Answered>): Effect {
	return async (world) => {
		await world.sql`truncate private.rate_buckets`;
		for (const limit of limits) {
			const [was] = await world.sql<{ amount: string }[]>`select amount from private.limits where name = ${limit}`;
			await world.sql`update private.limits set amount = 0 where name = ${limit}`;
			let refused: Answered;
			try {
				refused = await write(world);
			} finally {
				await world.sql`update private.limits set amount = ${was?.amount ?? 0} where name = ${limit}`;
			}
			expectTrue(refused.error?.code === "PT409", `Not refused by the limit of ${limit}: ${show(refused.error)}`);
		}
		const control = await write(world);
		expectTrue(control.error === null, `Below the limit it should go through: ${show(control.error)}`);
	};
}
