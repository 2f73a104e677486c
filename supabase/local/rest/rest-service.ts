import type { App } from "@supabase/lite";
import { jsonError } from "../json-error.ts";
import type { PostgresServer } from "../postgres/postgres-server.ts";
import { refuseEstimates } from "./estimated-counts.ts";
import { hasHalfCharacter } from "./half-characters.ts";
import { requestSignal } from "./request-signal.ts";

interface DatabaseParts {
	readonly app: App;
	readonly postgres: PostgresServer;
	/** Rises when database connections were lost. */
	losses(): number;
}

const NUL = /%00/;

/** The gateway lets nobody else in. */
const LOOPBACK = "127.0.0.1";

/** Grace for an answer that is on its way when the database dies under it. */
const GRACE_MS = 1_000;
/** Between a broken connection and the news of it. */
const NEWS_MS = 100;

/**
 * Passes a request to lite and guards the answer: while the database is down, and for a request that it died under,
 * the answer is 503 with a JSON error, soon. The client may then send it again; it may have been carried out.
 */
export async function answerWithDatabase(parts: DatabaseParts, request: Request): Promise<Response> {
	const { app, postgres, losses } = parts;
	if (postgres.state() !== "running") return unavailable();
	// In the protocol NUL ends a statement's text: what lite would make of a column called so is cut off in the middle.
	if (NUL.test(request.url)) return jsonError(400, "22021", "An address cannot hold the character NUL.");
	const refused = refuseEstimates(request);
	if (refused) return refused;
	if (request.body !== null && hasHalfCharacter(await request.clone().text())) {
		return jsonError(400, "22P02", "invalid input syntax for type json");
	}
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
		const answered = requestSignal.run(request.signal, async () => app.fetch(request, { peerAddress: LOOPBACK }));
		const response = await Promise.race([answered, lost]);
		if (response.status < 500) return response;
		if (!isLost()) await new Promise((resolve) => setTimeout(resolve, NEWS_MS));
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
