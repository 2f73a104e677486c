import { isSameQuestion, type PageAnswer } from "@scriptorium/shared-protocol/hub-server/page-answers";
import * as z from "zod/mini";
import type { HubClient } from "./client.ts";

/**
 * What came with the page in answer to a question; undefined when nothing did, or in another form than the rows have here.
 * It is what a visitor saw when the page was written: to be shown until one's own answer is there.
 */
export function knownAnswer<Schema extends z.ZodMiniType>(
	client: HubClient,
	question: Pick<PageAnswer, "name" | "args">,
	schema: Schema,
): z.output<Schema> | undefined {
	const found = client.pageAnswers?.find((answer) => isSameQuestion(answer, question));
	if (!found) return undefined;
	const parsed = z.safeParse(schema, found.rows);
	return parsed.success ? parsed.data : undefined;
}
