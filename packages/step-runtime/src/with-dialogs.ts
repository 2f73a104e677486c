import { StepError } from "./step-error.ts";
import { TIMEOUT_MS } from "./target.ts";
import { waitFor } from "./wait-for.ts";

/** The answer to a dialog, instead of a person's. */
export interface DialogAnswer {
	readonly type: "alert" | "confirm" | "prompt";
	readonly accept: boolean;
	/** The text for a prompt; its default when left out. */
	readonly answer?: string;
}

/**
 * Answers the dialogs that a step opens, in their order. Then the page has the browser's own again.
 * @param answers the expected dialogs
 * @param step performs the step
 * @param timeout milliseconds for the dialogs to be shown when the step is done
 * @throws StepError when a dialog is not shown
 */
export async function withDialogs(
	answers: readonly DialogAnswer[],
	step: () => Promise<void>,
	timeout = TIMEOUT_MS,
): Promise<void> {
	const waiting = [...answers];
	let restore = (): void => undefined;
	// Only the next expected dialog is answered: the page's others are shown.
	const answerNext = (): void => {
		restore();
		const [expected] = waiting;
		if (expected === undefined) return;
		const { type, accept, answer } = expected;
		const own = window[type];
		restore = () => Object.assign(window, { [type]: own });
		const answered = (_message?: string, preset = ""): boolean | string | null => {
			waiting.shift();
			answerNext();
			if (type !== "prompt") return accept;
			return accept ? (answer ?? String(preset)) : null;
		};
		Object.assign(window, { [type]: answered });
	};
	try {
		answerNext();
		await step();
		await waitFor(() => (waiting.length === 0 ? true : null), timeout);
		const [missing] = waiting;
		if (missing !== undefined) throw new StepError("dialog not shown", missing.type);
	} finally {
		restore();
	}
}
