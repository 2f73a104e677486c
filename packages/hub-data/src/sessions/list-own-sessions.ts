import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";

const session = z.object({
	id: z.uuid(),
	created_at: z.string(),
	/** When its tokens were last renewed. */
	used_at: z.string(),
	/** The browser's own description of itself; null where it is not known. */
	user_agent: z.nullable(z.string()),
	/** Name of the desktop app that has it; null for a browser. */
	device_name: z.nullable(z.string()),
	/** It is the session of this request. */
	is_current: z.boolean(),
});
export type OwnSession = z.infer<typeof session>;

export const ownSessionRows = z.array(session);

/**
 * Reads the sessions of the signed-in person, the present one first.
 * @param client the hub client
 * @param signal aborts the request; the error is then ABORTED
 * @returns at most 200 sessions
 */
export function listOwnSessions(client: HubClient, signal?: AbortSignal): Promise<DataResult<readonly OwnSession[]>> {
	return readAnswer(prepareRequest(client.rpc("own_sessions"), signal), ownSessionRows, signal);
}
