/** What the handler needs from outside. */
export interface HealthCheckPorts {
	/** Reads one id from `bookmarklets`. `message` has the reason if that failed. */
	readOneScriptId(): Promise<{ ok: true; id: string | null } | { ok: false; message: string }>;
}

const HEADERS = {
	"Access-Control-Allow-Origin": "*",
	"Access-Control-Allow-Headers": "authorization, x-client-info, apikey, content-type",
	"Access-Control-Allow-Methods": "GET, POST, OPTIONS",
	"Cache-Control": "no-store",
};

/** Answers `{ status: "ok", bookmarklets: "readable" | "empty" }`, or 503 with the functions' error shape. */
export async function handleHealthCheck(request: Request, ports: HealthCheckPorts): Promise<Response> {
	if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: HEADERS });
	if (request.method !== "GET" && request.method !== "POST") {
		return refusal(405, "method_not_allowed", "Use GET or POST.", null);
	}
	const read = await ports.readOneScriptId();
	if (!read.ok)
		return refusal(503, "database_unreachable", "The database did not answer. Try again shortly.", read.message);
	const body = { status: "ok", bookmarklets: read.id === null ? "empty" : "readable" };
	return Response.json(body, { headers: HEADERS });
}

function refusal(status: number, code: string, error: string, details: string | null): Response {
	return Response.json({ error, details, code, status }, { status, headers: HEADERS });
}
