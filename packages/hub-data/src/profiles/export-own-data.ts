import { succeed } from "@scriptorium/core-types/errors";
import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";

/** Parts of the export, in their order; the database knows the same names (`private.exported_rows`). */
export const EXPORT_PARTS = [
	"account",
	"scripts",
	"versions",
	"forks",
	"stars",
	"installs",
	"reviews",
	"review_votes",
	"follows",
	"collections",
	"recordings",
	"synced_scripts",
	"devices",
	"sessions",
	"reports",
	"appeals",
	"notifications",
	"contact_messages",
	"usage_consent",
	"usage_sessions",
	"usage_events",
	"usage_journeys",
	"ai_usage",
	"assistant_messages",
] as const;
export type ExportPart = (typeof EXPORT_PARTS)[number];

const page = z.object({ rows: z.array(z.unknown()), next: z.nullable(z.string()) });
type ExportPage = z.infer<typeof page>;

function readPage(
	client: HubClient,
	part: ExportPart,
	after: string | null,
	signal: AbortSignal | undefined,
): Promise<DataResult<ExportPage>> {
	const request = client.rpc("export_own_data", { p_part: part, ...(after === null ? {} : { p_after: after }) });
	return readAnswer(prepareRequest(request, signal), page, signal);
}

/**
 * Reads all data of the signed-in person, page by page, as the texts of one JSON document.
 * @param client the hub client
 * @param onProgress called after each page with the part and the number of rows read so far
 * @param signal aborts the export; the error is then ABORTED
 * @returns pieces of the document, to be joined without separator (a `Blob` takes them as they are); the first failure otherwise
 */
export async function exportOwnData(
	client: HubClient,
	onProgress: (part: ExportPart, rows: number) => void,
	signal?: AbortSignal,
): Promise<DataResult<readonly string[]>> {
	const pieces: string[] = ["{"];
	let total = 0;
	for (const [index, part] of EXPORT_PARTS.entries()) {
		pieces.push(`${index === 0 ? "" : ","}\n${JSON.stringify(part)}:[`);
		let isFirst = true;
		let after: string | null = null;
		do {
			const answer: DataResult<ExportPage> = await readPage(client, part, after, signal);
			if (!answer.ok) return answer;
			for (const row of answer.value.rows) {
				pieces.push(`${isFirst ? "\n" : ",\n"}${JSON.stringify(row)}`);
				isFirst = false;
			}
			total += answer.value.rows.length;
			onProgress(part, total);
			after = answer.value.next;
		} while (after !== null);
		pieces.push("]");
	}
	pieces.push("\n}\n");
	return succeed(pieces);
}
