import type { App } from "@supabase/lite";
import { ADDRESS_HEADER } from "../gateway/client-address.ts";
import { jsonError } from "../json-error.ts";
import type { PostgresServer } from "../postgres/postgres-server.ts";
import { requestAddress, requestSignal } from "./request-signal.ts";

interface DatabaseParts {
	readonly app: App;
	readonly postgres: PostgresServer;
	/** Rises when database connections were lost. */
	losses(): number;
}

const ESTIMATED_COUNT = /count\s*=\s*"?(?:planned|estimated)/i;
const QUERY_PLAN = /vnd\.pgrst\.plan/i;
const NUL = /%00/;

/** The gateway accepts requests from this computer only. */
const LOOPBACK = "127.0.0.1";

/** Time for a response that is being sent when the database ends. */
const GRACE_MS = 1_000;
/** Time until the loss of a connection is noticed. */
const LOSS_DETECTION_MS = 100;

/**
 * Passes a request to lite. While the database is down, and for requests during which it went down, the response is 503 with a JSON
 * error. The client may then repeat the request, which may have been executed.
 */
export async function answerWithDatabase(parts: DatabaseParts, request: Request): Promise<Response> {
	const { app, postgres, losses } = parts;
	if (postgres.state() !== "running") return unavailable();
	// NUL ends the text of a statement in PostgreSQL's protocol, so a column name with NUL would cut lite's statement off.
	if (NUL.test(request.url)) return jsonError(400, "22021", "An address cannot hold the character NUL.");
	const refused = refuseEstimates(request);
	if (refused) return refused;
	const before = { deaths: postgres.deaths(), losses: losses() };
	const isLost = () => postgres.deaths() !== before.deaths || losses() !== before.losses;
	let timer: NodeJS.Timeout | undefined;
	let forget: () => void = () => undefined;
	const lost = new Promise<Response>((resolve) => {
		forget = postgres.onDeath(() => {
			timer ??= setTimeout(() => resolve(unavailable()), GRACE_MS);
		});
	});
	try {
		const answered = requestSignal.run(request.signal, () =>
			requestAddress.run(request.headers.get(ADDRESS_HEADER), async () =>
				app.fetch(request, { peerAddress: LOOPBACK }),
			),
		);
		const response = await Promise.race([answered, lost]);
		if (response.status < 500) return response;
		if (!isLost()) await new Promise((resolve) => setTimeout(resolve, LOSS_DETECTION_MS));
		return isLost() ? unavailable() : response;
	} finally {
		forget();
		clearTimeout(timer);
	}
}

function unavailable(): Response {
	return jsonError(503, "PGRST001", "The database is not reachable at this moment. Try again shortly.", {
		"Retry-After": "1",
	});
}

/**
 * Refuses requests for row counts or query plans that the planner has estimated, because they cover rows that the caller may not see. A
 * hosted project does the same before each request (`refuse_estimated_counts()`).
 *
 * @returns 400 with code PT400, or null if the request asks for no estimate
 */
function refuseEstimates(request: Request): Response | null {
	if (ESTIMATED_COUNT.test(request.headers.get("Prefer") ?? "")) {
		return jsonError(400, "PT400", "Row counts are not estimated here. Use count=exact.");
	}
	if (QUERY_PLAN.test(request.headers.get("Accept") ?? "")) {
		return jsonError(400, "PT400", "Query plans are not shown here. Ask for application/json.");
	}
	return null;
}
