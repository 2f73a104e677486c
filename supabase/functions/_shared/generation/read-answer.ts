import { hasInvisible, withoutInvisible } from "@scriptorium/redaction/visible-text";
import { effectKind } from "@scriptorium/shared-protocol/page-effects";
import * as z from "zod";

const proposedPlan = z.object({
	title: z.string().trim().min(3).max(200),
	description: z.string().trim().min(10).max(2000),
	category: z.string().trim().toLowerCase().max(100),
	tags: z.array(z.string().trim().toLowerCase().max(50)).max(20),
	summary: z.string(),
	steps: z.array(z.string()).max(50),
	grants: z.array(z.string()).max(50).default([]),
	hosts: z.array(z.string()).max(50).default([]),
	elements: z.array(z.number().int()).max(300).default([]),
	unseen: z.string().nullable().default(null),
	/** Required: what a plan does not name counts as a surprise when the script is tested. */
	effects: z.array(effectKind).max(20),
});
export type PlanAnswer = z.infer<typeof proposedPlan>;

export type ReadPlan = PlanAnswer | "refused" | { readonly problem: string };

/** Reads a model's plan, as people see it who approve it. Some put it in a code block, whatever they are told. */
export function readPlanAnswer(answer: string): ReadPlan {
	const text = withoutInvisible(answer);
	const start = text.indexOf("{");
	const end = text.lastIndexOf("}");
	let json: unknown;
	try {
		json = JSON.parse(text.slice(start, end + 1));
	} catch {
		return { problem: "It is not one JSON object." };
	}
	if (z.object({ refused: z.literal(true) }).safeParse(json).success) return "refused";
	const parsed = proposedPlan.safeParse(json);
	return parsed.success ? parsed.data : { problem: z.prettifyError(parsed.error) };
}

const OPENING = /```(?:js|javascript)?[ \t]*\r?\n/i;

/** Reads a model's code. */
export function readCodeAnswer(text: string): { readonly code: string } | "refused" | { readonly problem: string } {
	if (text.trim() === "REFUSED") return "refused";
	const opening = OPENING.exec(text);
	const end = text.lastIndexOf("```");
	if (!opening || end < opening.index + opening[0].length) return { problem: "It is not one block of code." };
	const code = text.slice(opening.index + opening[0].length, end).trim();
	if (hasInvisible(code)) return { problem: "The code has invisible characters. Write them as escapes (\\u200b)." };
	return code === "" ? { problem: "The block of code is empty." } : { code };
}

/** Passes on the code of an answer while it arrives, without the marks around it. */
export function createCodeReader(onCode: (text: string) => void): (piece: string) => void {
	let text = "";
	let sent: number | null = null;
	return (piece) => {
		text += piece;
		if (sent === null) {
			const opening = OPENING.exec(text);
			if (!opening) return;
			sent = opening.index + opening[0].length;
		}
		// What may become the closing mark waits for what follows.
		const closing = text.indexOf("\n```", sent);
		const end = closing === -1 ? text.length - (/\n?`{0,3}$/.exec(text)?.[0].length ?? 0) : closing;
		if (end <= sent) return;
		onCode(text.slice(sent, end));
		sent = end;
	};
}
