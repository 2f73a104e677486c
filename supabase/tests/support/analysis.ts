import { type DrainQueueAnswer, drainQueueAnswer } from "@scriptorium/shared-protocol/hub-edge/analyze-security";
import * as z from "zod";
import type { World } from "./world.ts";

/** Asks the real edge function to work one batch off, as the schedule does. */
export async function drain({ backend }: World): Promise<DrainQueueAnswer> {
	const response = await fetch(`${backend.url}/functions/v1/analyze-security`, {
		method: "POST",
		headers: { apikey: backend.serviceRoleKey, "Content-Type": "application/json" },
		body: JSON.stringify({ drain: true }),
	});
	if (!response.ok) throw new Error(await response.text());
	return z.parse(drainQueueAnswer, await response.json());
}

/** What other tests left in the queue is out of the way. */
export async function emptyQueue({ sql }: World): Promise<void> {
	await sql`delete from public.analysis_jobs`;
}

export interface StoredReport {
	readonly risk_level: string;
	readonly score: number;
	readonly rules_version: string;
}
export function reportsOf({ sql }: World, versionId: string): Promise<StoredReport[]> {
	return sql<StoredReport[]>`
		select risk_level, score, rules_version from public.security_reports
		where version_id = ${versionId} order by created_at`.then((rows) => [...rows]);
}

/** Code of which the whole path knows what it is, whichever rules there are. */
export const samples = {
	harmless: "javascript:(()=>{document.body.style.background='pink'})()",
	unreadable: "javascript:(()=>{ this is no JavaScript",
};
