import postgres, { type ReservedSql, type Sql } from "postgres";
import { requestSignal } from "./request-signal.ts";
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
 *
 * A statement ends with the client that it is for: postgres' own `cancel` tells nobody when the database has received it, and
 * would hit whatever the connection does by then.
 * @param make makes a pool of at least `size` connections that calls back when one of them is closed
 * @param cancel has the database cancel what the connection with this process id does; settles when it has been told
 */
export function createRenewablePool(
	size: number,
	make: (onClose: () => void) => Sql,
	cancel: (pid: number) => Promise<unknown>,
): RenewablePool {
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
			if (reserved !== null) return guard({ reserved, closed, pool, giveTurn, cancel });
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

/** Statements that must reach the database also when nobody waits for the answer any more. */
const ENDS_TRANSACTION = /^\s*(?:rollback|commit)\b/i;

function guard(options: {
	reserved: ReservedSql;
	closed: Sql;
	pool: Pool;
	giveTurn: () => void;
	cancel: (pid: number) => Promise<unknown>;
}): ReservedSql {
	const { reserved, closed, pool, giveTurn, cancel } = options;
	const { signal } = pool.loss;
	const client = requestSignal.getStore();
	/** Process id of the connection's server process; known from its first answer on, the beginning of the transaction. */
	let pid: number | null = null;
	const release = () => {
		if (!signal.aborted) {
			reserved.release();
			pool.idle++;
		}
		giveTurn();
	};
	const ask = async (...[text, values, options]: Parameters<ReservedSql["unsafe"]>) => {
		const endsTransaction = ENDS_TRANSACTION.test(text);
		if (client?.aborted && !endsTransaction) throw clientLeft();
		const prepare = isWorthPreparing(text);
		let cancelled = Promise.resolve<unknown>(null);
		const leave = () => {
			// A failure to cancel is a lost connection, which the statement itself reports.
			if (pid !== null) cancelled = cancel(pid).catch(() => undefined);
		};
		if (!endsTransaction) client?.addEventListener("abort", leave, { once: true });
		try {
			const answer = await unlessAborted(reserved.unsafe(text, values, { ...options, prepare }), pool.end.signal);
			if (answer !== null) {
				pid = answer.state.pid;
				return answer;
			}
		} finally {
			client?.removeEventListener("abort", leave);
			// Sent to the server process by then, so it cannot hit what this connection does next.
			await cancelled;
		}
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

function clientLeft(): Error {
	return Object.assign(new Error("canceling statement due to user request"), { code: "57014" });
}

/** The value, or null as soon as the signal says so. Not Promise.race: that keeps every loser until the signal's end. */
function unlessAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value | null> {
	return new Promise((resolve, reject) => {
		const giveUp = () => resolve(null);
		signal.addEventListener("abort", giveUp, { once: true });
		promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", giveUp));
	});
}
