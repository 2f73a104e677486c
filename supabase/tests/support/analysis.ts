import { type DrainQueueAnswer, drainQueueAnswer } from "@scriptorium/shared-protocol/hub-edge/analyze-security";
import * as z from "zod";
import type { Fixture } from "./fixture.ts";

/**
 * Asks the real edge function to process one batch of the queue, as the schedule does.
 * @param fixture the opened backend
 * @returns the function's answer: how many jobs it did, gave up and left
 * @throws when the function does not answer with success
 */
export async function drain({ backend }: Fixture): Promise<DrainQueueAnswer> {
	const response = await fetch(`${backend.url}/functions/v1/analyze-security`, {
		method: "POST",
		headers: { apikey: backend.serviceRoleKey, "Content-Type": "application/json" },
		body: JSON.stringify({ drain: true }),
	});
	if (!response.ok) throw new Error(await response.text());
	return z.parse(drainQueueAnswer, await response.json());
}

/**
 * Removes the jobs that other tests left in the queue.
 * @param fixture the opened backend
 */
export async function emptyQueue({ sql }: Fixture): Promise<void> {
	await sql`delete from public.analysis_jobs`;
}

export interface StoredReport {
	readonly risk_level: string;
	readonly score: number;
	readonly rules_version: string;
}
/**
 * Reads the reports of a version past the access rules.
 * @param fixture the opened backend
 * @param versionId id of the version
 * @returns its reports, oldest first; empty while it is not analyzed
 */
export function reportsOf({ sql }: Fixture, versionId: string): Promise<StoredReport[]> {
	return sql<StoredReport[]>`
		select risk_level, score, rules_version from public.security_reports
		where version_id = ${versionId} order by created_at`.then((rows) => [...rows]);
}

/** Code whose rating does not depend on the version of the rules. */
export const samples = {
	harmless: "javascript:(()=>{document.body.style.background='pink'})()",
	unreadable: "javascript:(()=>{ this is no JavaScript",
};
