import postgres, { type ReservedSql, type Sql } from "postgres";
import { createPreparedChoice } from "./worth-preparing.ts";

/** A supply of database connections that survives the loss of any of them. */
export interface RenewablePool {
	reserve(): Promise<ReservedSql>;
	/** How many pools were given up so far; a request that began under another number may have lost its answer. */
	losses(): number;
	end(): Promise<void>;
}

interface Pool {
	readonly sql: Sql;
	/** Aborted when one of its connections was closed. */
	readonly loss: AbortController;
	/** Aborted a little later: what has no answer by then gets none any more. */
	readonly end: AbortController;
	/** Connections that are open and reserved by nobody. */
	idle: number;
	/** Settles when the last connection that was asked for is open: one at a time. */
	opening: Promise<unknown>;
}

/** Time for answers that are under way on the other connections of a pool that has lost one. */
const LAST_CHANCE_S = 1;

/**
 * postgres 3.4 does not notice that a reserved connection has died: a query on it ends the whole process (`nextWrite`
 * on a socket that is null, src/connection.js), and releasing it puts it back among the open ones, where the next
 * query waits for ever (src/index.js). So a pool that lost one connection is given up as a whole and replaced, and
 * nothing touches its connections any more: what is tried on them is rejected at once.
 *
 * Its queue is not used either: whoever waits in it while the pool ends is forgotten. We never ask for more than `size`.
 * @param make makes a pool of at least `size` connections that calls back when one of them is closed
 */
export function createRenewablePool(size: number, make: (onClose: () => void) => Sql): RenewablePool {
	// Rejects every query with CONNECTION_ENDED.
	const closed = postgres({ max: 1 });
	void closed.end();
	let losses = 0;
	let ended = false;
	const leaving = new Set<Promise<void>>();

	const waiting: (() => void)[] = [];
	let free = size;

	const open = (): Pool => {
		const pool: Pool = {
			loss: new AbortController(),
			end: new AbortController(),
			idle: 0,
			opening: Promise.resolve(),
			sql: make(() => giveUp(pool)),
		};
		return pool;
	};
	const giveUp = (pool: Pool) => {
		if (pool.loss.signal.aborted || ended) return;
		losses++;
		current = open();
		pool.loss.abort();
		setTimeout(() => pool.end.abort(), LAST_CHANCE_S * 1_000 + 200).unref();
		const end = pool.sql.end({ timeout: LAST_CHANCE_S }).finally(() => leaving.delete(end));
		leaving.add(end);
	};
	let current = open();

	const takeTurn = async () => {
		if (free === 0) return new Promise<void>((resolve) => waiting.push(resolve));
		free--;
	};
	const giveTurn = () => {
		const next = waiting.shift();
		if (next) next();
		else free++;
	};
	/** Nothing was sent yet, so a pool that is lost meanwhile costs another try and no more. */
	const reserveOne = async (): Promise<ReservedSql> => {
		for (;;) {
			const pool = current;
			const reserved = await unlessAborted(reserveOpen(pool), pool.loss.signal);
			if (reserved !== null) return guard(reserved, closed, pool, giveTurn);
		}
	};

	return {
		losses: () => losses,
		reserve: async () => {
			await takeTurn();
			try {
				return await reserveOne();
			} catch (thrown) {
				giveTurn();
				throw thrown;
			}
		},
		end: async () => {
			ended = true;
			await Promise.all([...leaving, current.sql.end({ timeout: LAST_CHANCE_S })]);
		},
	};
}

/** `reserve` waits for ever for a connection that it opens itself without asking for types; so it always finds one open. */
async function reserveOpen(pool: Pool): Promise<ReservedSql> {
	if (pool.idle === 0) {
		const opening = pool.opening.then(async () => {
			await pool.sql`select 1`;
			return pool.sql.reserve();
		});
		pool.opening = opening.catch(() => undefined); // the one who asked is told
		return opening;
	}
	pool.idle--;
	return pool.sql.reserve();
}

const isWorthPreparing = createPreparedChoice();

function guard(reserved: ReservedSql, closed: Sql, pool: Pool, giveTurn: () => void): ReservedSql {
	const { signal } = pool.loss;
	const release = () => {
		if (!signal.aborted) {
			reserved.release();
			pool.idle++;
		}
		giveTurn();
	};
	const ask = async (...[text, values, options]: Parameters<ReservedSql["unsafe"]>) => {
		const prepare = isWorthPreparing(text);
		const answer = await unlessAborted(reserved.unsafe(text, values, { ...options, prepare }), pool.end.signal);
		if (answer !== null) return answer;
		throw Object.assign(new Error("The database connection was lost."), { code: "CONNECTION_CLOSED" });
	};
	return new Proxy(reserved, {
		get: (target, name) => {
			if (name === "release") return release;
			if (signal.aborted) return Reflect.get(closed, name);
			return name === "unsafe" ? ask : Reflect.get(target, name);
		},
	});
}

/** The value, or null as soon as the signal says so. Not Promise.race: that keeps every loser until the signal's end. */
function unlessAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value | null> {
	return new Promise((resolve, reject) => {
		const giveUp = () => resolve(null);
		signal.addEventListener("abort", giveUp, { once: true });
		promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", giveUp));
	});
}
