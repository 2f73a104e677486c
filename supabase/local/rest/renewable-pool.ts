import postgres, { type ReservedSql, type Sql } from "postgres";
import { withoutRow } from "./error-status.ts";
import { requestSignal } from "./request-signal.ts";
import { createShouldPrepare } from "./should-prepare.ts";

/** A pool of database connections that survives the loss of any of them. */
export interface RenewablePool {
	reserve(): Promise<ReservedSql>;
	/** Number of pools that were replaced; if it has risen during a request, the request may have lost its response. */
	losses(): number;
	end(): Promise<void>;
}

interface Pool {
	readonly sql: Sql;
	/** Aborted when one of the connections was closed. */
	readonly loss: AbortController;
	/** Aborted a little later: statements without a result by then fail. */
	readonly end: AbortController;
	/** Number of open connections that are not reserved. */
	idle: number;
	/** Settles when the last requested connection is open; connections are opened one at a time. */
	opening: Promise<unknown>;
}

/** Time for the other connections of a pool that has lost one to finish their statements. */
const DRAIN_SECONDS = 1;

/**
 * Wraps the reserved connections of postgres 3.4.9 (docs/decisions/0024-patched-libraries.md), which does not notice that a reserved
 * connection was lost: a query on it ends the process (`nextWrite` on a socket that is null, src/connection.js), and a released one
 * goes back to the open ones, where the next query never settles (src/index.js). A pool that has lost a connection is therefore
 * replaced as a whole, and queries on its connections are rejected.
 *
 * The library's own queue is not used, because it forgets who waits while the pool ends: never more than `size` connections are
 * reserved.
 *
 * When a client has left, its statement is canceled. The library's `cancel` does not tell when the database has received the request,
 * which could then hit the next statement of the connection.
 *
 * @param size number of connections that can be reserved at a time
 * @param make makes a pool of at least `size` connections that calls `onClose` when one of them is closed
 * @param cancel cancels the statement of the server process with this id; settles when the database has done so
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
	/** Ends of replaced pools. */
	const ending = new Set<Promise<void>>();

	const waiting: (() => void)[] = [];
	let free = size;

	const open = (): Pool => {
		const pool: Pool = {
			loss: new AbortController(),
			end: new AbortController(),
			idle: 0,
			opening: Promise.resolve(),
			sql: make(() => replace(pool)),
		};
		return pool;
	};
	const replace = (pool: Pool) => {
		if (pool.loss.signal.aborted || ended) return;
		losses++;
		current = open();
		pool.loss.abort();
		setTimeout(() => pool.end.abort(), DRAIN_SECONDS * 1_000 + 200).unref();
		const end = pool.sql.end({ timeout: DRAIN_SECONDS }).finally(() => ending.delete(end));
		ending.add(end);
	};
	let current = open();

	const takeSlot = async () => {
		if (free === 0) return new Promise<void>((resolve) => waiting.push(resolve));
		free--;
	};
	const releaseSlot = () => {
		const next = waiting.shift();
		if (next) next();
		else free++;
	};
	/** No statement was sent yet, so another attempt is safe if the pool is lost meanwhile. */
	const reserveOne = async (): Promise<ReservedSql> => {
		for (;;) {
			const pool = current;
			const reserved = await unlessAborted(reserveOpen(pool), pool.loss.signal);
			if (reserved !== null) return guard({ reserved, closed, pool, releaseSlot, cancel });
		}
	};

	return {
		losses: () => losses,
		reserve: async () => {
			await takeSlot();
			try {
				return await reserveOne();
			} catch (thrown) {
				releaseSlot();
				throw thrown;
			}
		},
		end: async () => {
			ended = true;
			await Promise.all([...ending, current.sql.end({ timeout: DRAIN_SECONDS })]);
		},
	};
}

/** Opens a connection first: `reserve` never settles if it has to open one itself without `fetch_types`. */
async function reserveOpen(pool: Pool): Promise<ReservedSql> {
	if (pool.idle === 0) {
		const opening = pool.opening.then(async () => {
			await pool.sql`select 1`;
			return pool.sql.reserve();
		});
		pool.opening = opening.catch(() => undefined); // the caller of reserveOpen gets the error
		return opening;
	}
	pool.idle--;
	return pool.sql.reserve();
}

const isWorthPreparing = createShouldPrepare();

/** Statements that are sent even if the client has left. */
const ENDS_TRANSACTION = /^\s*(?:rollback|commit)\b/i;

function guard(options: {
	reserved: ReservedSql;
	closed: Sql;
	pool: Pool;
	releaseSlot: () => void;
	cancel: (pid: number) => Promise<unknown>;
}): ReservedSql {
	const { reserved, closed, pool, releaseSlot, cancel } = options;
	const { signal } = pool.loss;
	const client = requestSignal.getStore();
	/** Id of the connection's server process; known after its first result, that of `begin`. */
	let pid: number | null = null;
	const release = () => {
		if (!signal.aborted) {
			reserved.release();
			pool.idle++;
		}
		releaseSlot();
	};
	const run = async (...[text, values, options]: Parameters<ReservedSql["unsafe"]>) => {
		const endsTransaction = ENDS_TRANSACTION.test(text);
		if (client?.aborted && !endsTransaction) throw clientLeft();
		const prepare = isWorthPreparing(text);
		let cancelled = Promise.resolve<unknown>(null);
		const cancelStatement = () => {
			// If canceling fails, the connection was lost, which the statement itself reports.
			if (pid !== null) cancelled = cancel(pid).catch(() => undefined);
		};
		if (!endsTransaction) client?.addEventListener("abort", cancelStatement, { once: true });
		try {
			const result = await unlessAborted(reserved.unsafe(text, values, { ...options, prepare }), pool.end.signal);
			if (result !== null) {
				pid = result.state.pid;
				return result;
			}
		} finally {
			client?.removeEventListener("abort", cancelStatement);
			// Awaited, so that the cancellation cannot hit the next statement of this connection.
			await cancelled;
		}
		throw Object.assign(new Error("The database connection was lost."), { code: "CONNECTION_CLOSED" });
	};
	return new Proxy(reserved, {
		get: (target, name) => {
			if (name === "release") return release;
			if (signal.aborted) return Reflect.get(closed, name);
			return name === "unsafe" ? run : Reflect.get(target, name);
		},
	});
}

function clientLeft(): Error {
	const error = Object.assign(new Error("canceling statement due to user request"), { code: "57014" });
	withoutRow(error); // one line in the log
	return error;
}

/** The value, or null as soon as the signal aborts. Promise.race would keep every promise until the signal is collected. */
function unlessAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value | null> {
	return new Promise((resolve, reject) => {
		const onAbort = () => resolve(null);
		signal.addEventListener("abort", onAbort, { once: true });
		promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", onAbort));
	});
}
