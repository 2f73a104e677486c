import * as z from "zod/mini";
import type { DialogAction } from "../../steps/dialog.ts";
import type { ReplayStep } from "./replay-steps.ts";

const answered = z.array(
	z.object({
		dialog: z.enum(["alert", "confirm", "prompt"]),
		message: z.string(),
		accepted: z.boolean(),
		answer: z.optional(z.string()),
	}),
);
type Answered = z.infer<typeof answered>;

/**
 * Writes the answers to the dialogs of the next step, which the format has no step for: the page answers them by itself, and shows none.
 * @param dialogs in the order in which they open
 * @returns null without a dialog that a page can answer: the question whether to leave it is the browser's
 */
export function answeringStep(dialogs: readonly DialogAction[]): ReplayStep | null {
	const given = dialogs.flatMap(
		({ dialog, message, accepted, answer }): Answered =>
			dialog === "beforeunload" ? [] : [{ dialog, message, accepted, ...(answer === undefined ? {} : { answer }) }],
	);
	if (given.length === 0) return null;
	return { type: "waitForExpression", expression: `${ANSWER}(${JSON.stringify(given)})` };
}

/**
 * Reads the answers again.
 * @param expression of a step
 * @returns null when it is another one
 */
export function readAnswers(expression: string): Answered | null {
	if (!expression.startsWith(`${ANSWER}(`)) return null;
	try {
		const given = answered.safeParse(JSON.parse(expression.slice(ANSWER.length + 1, -1)));
		return given.success ? given.data : null;
	} catch {
		return null;
	}
}

/** The last answer puts the browser's dialogs back. */
const ANSWER = `((answers) => {
	const own = { alert, confirm, prompt };
	const answer = (type) => {
		const { accepted, answer: text = "" } = answers.shift();
		if (answers.length === 0) Object.assign(window, own);
		if (type === "confirm") return accepted;
		return type === "prompt" ? (accepted ? text : null) : undefined;
	};
	for (const type of Object.keys(own)) window[type] = () => answer(type);
	return true;
})`;
