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

const PATIENCE_MS = 2_000;

/** Asks every part a real question; a part that does not answer in time has failed. */
export async function askHealth(parts: {
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
		inTime(sql`select 1`.then((rows) => rows.length === 1)),
		inTime(ask("/rest/v1/bookmarklets?select=id&limit=1")),
		inTime(ask("/auth/v1/settings")),
	]);
	// The auth service keeps everything in the database: without that one it can answer nobody.
	return { postgres: database, rest, auth: database === "failed" ? "failed" : auth, functions: functions.state() };
}

async function inTime(question: Promise<boolean>): Promise<PartState> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<boolean>((resolve) => {
		timer = setTimeout(() => resolve(false), PATIENCE_MS);
	});
	const answered = await Promise.race([question.catch(() => false), late]);
	clearTimeout(timer);
	return answered ? "running" : "failed";
}
