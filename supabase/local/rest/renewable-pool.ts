import postgres, { type ReservedSql, type Sql } from "postgres";

/** A supply of database connections that survives the loss of any of them. */
export interface RenewablePool {
	reserve(): Promise<ReservedSql>;
	/** How many pools were given up so far; a request that began under another number may have lost its answer. */
	losses(): number;
	end(): Promise<void>;
}

interface Pool {
	readonly sql: Sql;
	lost: boolean;
}

/** Time for answers that are under way on the other connections of a pool that has lost one. */
const LAST_CHANCE_S = 1;

/**
 * postgres 3.4 does not notice that a reserved connection has died: a query on it ends the whole process (`nextWrite`
 * on a socket that is null, src/connection.js), and releasing it puts it back among the open ones, where the next
 * query waits for ever (src/index.js). So a pool that lost one connection is given up as a whole and replaced, and
 * nothing touches its connections any more: what is tried on them is rejected at once.
 * @param make makes a pool that calls back when one of its connections is closed
 */
export function createRenewablePool(make: (onClose: () => void) => Sql): RenewablePool {
	// Rejects every query with CONNECTION_ENDED.
	const closed = postgres({ max: 1 });
	void closed.end();
	let losses = 0;
	let ended = false;
	const leaving = new Set<Promise<void>>();

	const open = (): Pool => {
		const pool: Pool = { lost: false, sql: make(() => giveUp(pool)) };
		return pool;
	};
	const giveUp = (pool: Pool) => {
		if (pool.lost || ended) return;
		pool.lost = true;
		losses++;
		current = open();
		const end = pool.sql.end({ timeout: LAST_CHANCE_S }).finally(() => leaving.delete(end));
		leaving.add(end);
	};
	let current = open();

	return {
		losses: () => losses,
		reserve: async () => {
			const pool = current;
			return guard(await pool.sql.reserve(), closed, () => pool.lost);
		},
		end: async () => {
			ended = true;
			await Promise.all([...leaving, current.sql.end({ timeout: LAST_CHANCE_S })]);
		},
	};
}

function guard(reserved: ReservedSql, closed: Sql, isLost: () => boolean): ReservedSql {
	return new Proxy(reserved, {
		get: (target, name) => {
			if (!isLost()) return Reflect.get(target, name);
			return name === "release" ? () => undefined : Reflect.get(closed, name);
		},
	});
}
