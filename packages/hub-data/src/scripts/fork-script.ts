import { fail, succeed } from "@scriptorium/core-types/errors";
import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";
import { moderationStatus } from "./moderation-status.ts";

export interface ScriptToFork {
	/** The script that is copied, with its newest code and its tags. */
	readonly originalId: string;
	/** 3–50 characters. */
	readonly title: string;
	/** 10–500 characters. */
	readonly description: string;
	/** At most 2000 characters; becomes the note of the fork's first version. */
	readonly improvements?: string;
}

const forkedScript = z.object({
	id: z.uuid(),
	slug: z.string(),
	version_id: z.uuid(),
	semver: z.string(),
	/** `pending`: copied, and not public until a moderator approves it. */
	moderation_status: moderationStatus,
});
export type ForkedScript = z.infer<typeof forkedScript>;
const forkedScriptRows = z.array(forkedScript);

/**
 * Copies a script to the caller's own scripts. Script, version 1.0.0, link to the original, tags and analysis job are
 * created in one transaction.
 * @param client the hub client; its session decides what the request may do
 * @param fork original, title and other fields of the copy
 * @param signal aborts the request; the error is then ABORTED
 * @returns the new script; NOT_FOUND if the original was deleted or is not public
 */
export async function forkScript(
	client: HubClient,
	fork: ScriptToFork,
	signal?: AbortSignal,
): Promise<DataResult<ForkedScript>> {
	const request = client.rpc("fork_script", {
		p_bookmarklet_id: fork.originalId,
		p_title: fork.title,
		p_description: fork.description,
		...(fork.improvements === undefined ? {} : { p_improvements: fork.improvements }),
	});
	const rows = await readAnswer(prepareRequest(request, signal), forkedScriptRows, signal);
	if (!rows.ok) return rows;
	const [forked] = rows.value;
	return forked ? succeed(forked) : fail("UNEXPECTED_ANSWER", "Nothing was answered.");
}
