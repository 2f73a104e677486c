import { succeed } from "@scriptorium/core-types/errors";
import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";

const uuid = z.uuid();
const flowRows = z.pipe(
	z.array(
		z.object({
			id: z.uuid(),
			title: z.string(),
			short_description: z.string(),
			category: z.string(),
			tags: z.array(z.string()),
			owner_id: z.nullable(z.uuid()),
			is_published: z.boolean(),
			/** The newest version, which the flow belongs to. */
			version_id: z.nullable(z.uuid()),
			/** The stored document, to be read with `readStoredFlow`; null without one. */
			flow: z.unknown(),
		}),
	),
	z.transform(([row]) => row ?? null),
);
export type ScriptFlow = NonNullable<z.output<typeof flowRows>>;

/**
 * Reads the builder's flow of the newest version of a script, with what the builder needs to save a newer version of it.
 * @param client the hub client; its session decides what the request may do
 * @param args id of the script; a text that is no id finds nothing
 * @param signal aborts the request; the error is then ABORTED
 * @returns texts and stored document; null when there is no script that this person may see
 */
export async function readFlow(
	client: HubClient,
	args: { readonly scriptId: string },
	signal?: AbortSignal,
): Promise<DataResult<ScriptFlow | null>> {
	if (!z.safeParse(uuid, args.scriptId).success) return succeed(null);
	return readAnswer(prepareRequest(client.rpc("get_script_flow", { p_id: args.scriptId }), signal), flowRows, signal);
}
