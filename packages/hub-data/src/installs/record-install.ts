import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";

/**
 * How a script got into somebody's browser, as far as a page sees it. Files that a script manager fetches and installs that
 * the extension completes are counted by the hub's server.
 */
export type InstallSource = "drag" | "copy";

/**
 * Counts an install, once per person (or address), script and day.
 * @param client the hub client; its session decides what the request may do
 * @param args script, installed version if known, and how it was installed
 * @param signal aborts the request; the error is then ABORTED
 * @returns true if it was counted, false if it had been counted today; otherwise a `DataErrorCode`
 */
export function recordInstall(
	client: HubClient,
	args: { readonly scriptId: string; readonly versionId: string | null; readonly source: InstallSource },
	signal?: AbortSignal,
): Promise<DataResult<boolean>> {
	const request = client.rpc("record_install", {
		p_bookmarklet_id: args.scriptId,
		p_source: args.source,
		...(args.versionId ? { p_version_id: args.versionId } : {}),
	});
	return readAnswer(prepareRequest(request, signal), z.boolean(), signal);
}
