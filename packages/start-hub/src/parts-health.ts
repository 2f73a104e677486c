export type PartState = "idle" | "running" | "failed";

export interface BackendHealth {
	readonly postgres: PartState;
	readonly rest: PartState;
	readonly auth: PartState;
	readonly functions: PartState;
}

/** `GET /healthz`: 200, or 503 when one part has failed. */
export async function answerHealth(health: () => Promise<BackendHealth>): Promise<Response> {
	const parts = { ...(await health()), hub: "running" as const };
	const failed = Object.values(parts).includes("failed");
	return Response.json(parts, { status: failed ? 503 : 200, headers: { "Cache-Control": "no-store" } });
}
