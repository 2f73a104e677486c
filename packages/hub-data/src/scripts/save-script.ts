import { type CodedError, fail, succeed } from "@scriptorium/core-types/errors";
import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import type { DataErrorCode } from "../data-error.ts";
import type { Json } from "../database.types.gen.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";
import { moderationStatus } from "./moderation-status.ts";

export interface ScriptToSave {
	/** 3–50 characters. */
	readonly title: string;
	/** 10–500 characters. */
	readonly description: string;
	/** 5 characters to 4 MB. With a metadata block it is a userscript. */
	readonly code: string;
	/** One that is not known counts as utility. */
	readonly category: string;
	/** At most 20; the database trims, lowers and drops empty ones. */
	readonly tags: readonly string[];
	readonly generatedBy?: "user" | "builder" | "copilot" | "recording";
	/** The flow it was built from, kept beside the code. */
	readonly flow?: Json;
	readonly changeNote?: string;
	/** Left out: a new script is published, an existing one stays as it is. */
	readonly publish?: boolean;
	/** Left out: a new script. */
	readonly update?: {
		readonly id: string;
		/** The version that was open when the author began: a newer one makes the save a CONFLICT. */
		readonly baseVersionId: string;
	};
}

const savedScript = z.object({
	id: z.uuid(),
	slug: z.string(),
	version_id: z.uuid(),
	semver: z.string(),
	kind: z.enum(["bookmarklet", "userscript"]),
	is_published: z.boolean(),
	/** `pending`: saved, and not public until a moderator approves it. */
	moderation_status: moderationStatus,
});
export type SavedScript = z.infer<typeof savedScript>;
const savedScriptRows = z.array(savedScript);

/**
 * Saves a new script, or a new version of one's own. Script, version, tags and analysis job are written in one transaction.
 * @param client the hub client; its session decides what the request may do
 * @param script texts, code and, for an existing script, the version it is based on
 * @param signal aborts the request; the error is then ABORTED
 * @returns the stored version; CONFLICT if another version was saved since (`newerVersion()` reads it), INVALID if a value exceeds its limits
 */
export async function saveScript(
	client: HubClient,
	script: ScriptToSave,
	signal?: AbortSignal,
): Promise<DataResult<SavedScript>> {
	const { update, generatedBy, flow, changeNote, publish } = script;
	const request = client.rpc("save_script", {
		p_title: script.title,
		p_description: script.description,
		p_code: script.code,
		p_category: script.category,
		p_tags: [...script.tags],
		...(update ? { p_id: update.id, p_base_version_id: update.baseVersionId } : {}),
		...(generatedBy === undefined ? {} : { p_generated_by: generatedBy }),
		...(flow === undefined ? {} : { p_flow: flow }),
		...(changeNote === undefined ? {} : { p_change_note: changeNote }),
		...(publish === undefined ? {} : { p_publish: publish }),
	});
	const rows = await readAnswer(prepareRequest(request, signal), savedScriptRows, signal);
	if (!rows.ok) return rows;
	const [saved] = rows.value;
	return saved ? succeed(saved) : fail("UNEXPECTED_ANSWER", "Nothing was answered.");
}

const conflict = z.object({ latest_version_id: z.uuid(), semver: z.string() });

/**
 * Reads the version that was saved in the meantime from a CONFLICT of `saveScript`.
 * @param error the error of `saveScript`
 * @returns the version; null if the conflict has another reason (a removed script, no profile yet)
 */
export function newerVersion(
	error: CodedError<DataErrorCode>,
): { readonly versionId: string; readonly semver: string } | null {
	if (error.code !== "CONFLICT" || error.details === undefined) return null;
	const json = z.pipe(z.string(), z.transform(parseJson));
	const parsed = z.safeParse(z.pipe(json, conflict), error.details);
	return parsed.success ? { versionId: parsed.data.latest_version_id, semver: parsed.data.semver } : null;
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null; // not the database's JSON: no conflict of versions
	}
}
