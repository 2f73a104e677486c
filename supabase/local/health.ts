import type { App } from "@supabase/lite";
import type { Sql } from "postgres";
import type { FunctionsHost } from "./functions/functions-host.ts";
import type { PartState } from "./part-state.ts";
import type { PostgresServer } from "./postgres/postgres-server.ts";

export interface BackendHealth {
	readonly postgres: PartState;
	readonly rest: PartState;
	readonly auth: PartState;
	readonly functions: PartState;
}

const TIMEOUT_MS = 2_000;

/** Sends a request to each part; one without a response within `TIMEOUT_MS` has failed. */
export async function checkHealth(parts: {
	app: App;
	sql: Sql;
	postgres: PostgresServer;
	functions: FunctionsHost;
	publishableKey: string;
}): Promise<BackendHealth> {
	const { app, sql, postgres, functions, publishableKey } = parts;
	if (postgres.state() !== "running") {
		return { postgres: postgres.state(), rest: "failed", auth: "failed", functions: functions.state() };
	}
	const ask = async (path: string) => {
		const request = new Request(`http://localhost${path}`, { headers: { apikey: publishableKey } });
		return (await app.fetch(request, { peerAddress: "127.0.0.1" })).status < 500;
	};
	const [database, rest, auth] = await Promise.all([
		withTimeout(sql`select 1`.then((rows) => rows.length === 1)),
		withTimeout(ask("/rest/v1/bookmarklets?select=id&limit=1")),
		withTimeout(ask("/auth/v1/settings")),
	]);
	// The auth service stores everything in the database and cannot work without it.
	return { postgres: database, rest, auth: database === "failed" ? "failed" : auth, functions: functions.state() };
}

async function withTimeout(question: Promise<boolean>): Promise<PartState> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<boolean>((resolve) => {
		timer = setTimeout(() => resolve(false), TIMEOUT_MS);
	});
	const answered = await Promise.race([question.catch(() => false), late]);
	clearTimeout(timer);
	return answered ? "running" : "failed";
}
