import type { App } from "@supabase/lite";
import { jsonError } from "../json-error.ts";
import type { PostgresServer } from "../postgres/postgres-server.ts";

/** Grace for an answer that is on its way when the database dies under it. */
const GRACE_MS = 1_000;

/**
 * Passes a request to lite and guards the answer: while the database is down, and for a request that it died under,
 * the answer is 503 with a JSON error, soon. The client may then send it again; it may have been carried out.
 */
export async function answerWithDatabase(
	app: App,
	postgres: PostgresServer,
	request: Request,
	peerAddress: string,
): Promise<Response> {
	if (postgres.state() !== "running") return unavailable();
	const deathsBefore = postgres.deaths();
	const settled = new AbortController();
	const lost = postgres
		.untilDeath()
		.then(() => pause(GRACE_MS, settled.signal))
		.then(unavailable);
	try {
		const response = await Promise.race([app.fetch(request, { peerAddress }), lost]);
		const databaseDied = postgres.deaths() !== deathsBefore || postgres.state() !== "running";
		return response.status >= 500 && databaseDied ? unavailable() : response;
	} finally {
		settled.abort();
	}
}

function unavailable(): Response {
	return jsonError(503, "PGRST001", "The database is not reachable at this moment. Try again shortly.", {
		"Retry-After": "1",
	});
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
	return new Promise((resolve) => {
		const timer = setTimeout(resolve, milliseconds);
		signal.addEventListener("abort", () => clearTimeout(timer));
	});
}
