import { fail, messageOf, type Result, succeed } from "@scriptorium/core-types/errors";

/** `user_sessions` at its start; the database notes when that is. */
export interface UsageSessionRow {
	readonly session_id: string;
	readonly user_id: string;
	readonly user_agent: string;
	readonly referrer: string | null;
	readonly entry_page: string;
}

/** `user_sessions` at its end. `ended_at` is ISO 8601 in UTC. */
export interface UsageSessionEnd {
	readonly ended_at: string;
	readonly exit_page: string;
	readonly page_views: number;
	readonly duration_seconds: number;
}

/** `user_events`. Every row has every key: PostgREST takes a batch's columns from all of its rows. */
export interface UsageEventRow {
	readonly session_id: string;
	readonly user_id: string;
	readonly event_type: string;
	readonly event_category: string;
	readonly event_action: string;
	readonly event_label: string | null;
	readonly event_value: number | null;
	readonly properties: Readonly<Record<string, string | number | boolean | null>>;
	readonly page_url: string;
}

/** `user_journey`. `completed_at` is ISO 8601 in UTC. */
export interface UsageStepRow {
	readonly user_id: string;
	readonly journey_type: string;
	readonly step_name: string;
	readonly step_number: number;
	readonly completed: boolean;
	readonly completed_at: string | null;
}

export type UsageResult = Result<void, "SIGNED_OUT" | "OFFLINE" | "REFUSED">;

export interface UsageWriter {
	startSession(row: UsageSessionRow): Promise<UsageResult>;
	endSession(sessionId: string, end: UsageSessionEnd): Promise<UsageResult>;
	addEvents(rows: readonly UsageEventRow[]): Promise<UsageResult>;
	/** Steps that the person has taken before are ignored. */
	addSteps(rows: readonly UsageStepRow[]): Promise<UsageResult>;
}

export interface UsageWriterPorts {
	readonly backendUrl: string;
	readonly publishableKey: string;
	/** The signed-in person's token at this moment; null for a visitor. */
	accessToken(): string | null;
	readonly fetch: typeof globalThis.fetch;
}

/**
 * Creates the writer of usage statistics. It does not use supabase-js, because the last write happens while the page is being
 * left: supabase-js first reads its session asynchronously, and its requests end with the page; a `keepalive` request
 * outlives it (fetch.spec.whatwg.org § keepalive; bodies up to 64 KiB, which a batch of 20 events does not reach).
 * @param ports address and key of the backend, access token and `fetch`
 * @returns the writer; its results are SIGNED_OUT, OFFLINE or REFUSED on failure
 */
export function createUsageWriter(ports: UsageWriterPorts): UsageWriter {
	async function send(
		method: "POST" | "PATCH",
		path: string,
		body: unknown,
		prefer = "return=minimal",
	): Promise<UsageResult> {
		const token = ports.accessToken();
		if (token === null) return fail("SIGNED_OUT", "Nobody is signed in");
		try {
			const answer = await ports.fetch(`${ports.backendUrl}/rest/v1/${path}`, {
				method,
				keepalive: true,
				headers: {
					apikey: ports.publishableKey,
					authorization: `Bearer ${token}`,
					"content-type": "application/json",
					prefer,
				},
				body: JSON.stringify(body),
			});
			return answer.ok ? succeed(undefined) : fail("REFUSED", `${answer.status} ${await answer.text()}`);
		} catch (thrown) {
			return fail("OFFLINE", messageOf(thrown));
		}
	}
	return {
		startSession: (row) => send("POST", "user_sessions", row),
		endSession: (sessionId, end) => send("PATCH", `user_sessions?session_id=eq.${encodeURIComponent(sessionId)}`, end),
		addEvents: (rows) => send("POST", "user_events", rows),
		addSteps: (rows) =>
			send(
				"POST",
				"user_journey?on_conflict=user_id,journey_type,step_name",
				rows,
				"return=minimal,resolution=ignore-duplicates",
			),
	};
}
