import { riskLevel } from "@scriptorium/shared-protocol/risk-level";
import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";

const ratedScript = z.object({
	id: z.uuid(),
	title: z.string(),
	risk_level: riskLevel,
	security_score: z.nullable(z.number()),
	last_security_scan: z.nullable(z.string()),
	install_count: z.number(),
});
export type RatedScript = Readonly<z.infer<typeof ratedScript>>;
const ratedScripts = z.array(ratedScript);

const PAGE_SIZE = 1000;

/**
 * Lists all public scripts with their ratings, for an export; page by page, in the order of their ids.
 * @param client the hub client; its session decides what the request may do
 * @param signal aborts the requests; the error is then ABORTED
 * @returns the scripts, or the error of the first page that failed
 */
export async function listRatedScripts(
	client: HubClient,
	signal?: AbortSignal,
): Promise<DataResult<readonly RatedScript[]>> {
	const all: RatedScript[] = [];
	let last = "00000000-0000-0000-0000-000000000000";
	while (true) {
		const request = client
			.from("bookmarklets")
			.select("id, title, risk_level, security_score, last_security_scan, install_count")
			.eq("is_visible", true)
			.gt("id", last)
			.order("id")
			.limit(PAGE_SIZE);
		const page = await readAnswer(prepareRequest(request, signal), ratedScripts, signal);
		if (!page.ok) return page;
		all.push(...page.value);
		const end = page.value.at(-1);
		if (page.value.length < PAGE_SIZE || !end) return { ok: true, value: all };
		last = end.id;
	}
}
