import type { DialogEvent } from "../page-channel.ts";

/** Reads the answer from the return value of each dialog function. */
const READ = {
	alert: () => ({ accepted: true }),
	confirm: (given: unknown) => ({ accepted: given === true }),
	prompt: (given: unknown) => (typeof given === "string" ? { accepted: true, answer: given } : { accepted: false }),
} satisfies Record<string, (given: unknown) => Pick<DialogEvent, "accepted" | "answer">>;

type DialogName = keyof typeof READ;

/**
 * Reports the browser's dialogs with their answers, which are visible only in the main world.
 * @returns restores the page's functions
 */
export function watchDialogs(page: Record<DialogName, unknown>, send: (event: DialogEvent) => void): () => void {
	const undo = (Object.keys(READ) as DialogName[]).map((name) => {
		const original = page[name];
		if (typeof original !== "function") return () => undefined;
		// A proxy keeps the function's name, length and source text.
		const watched: unknown = new Proxy(original, {
			apply(target, self, given: unknown[]) {
				const answer: unknown = Reflect.apply(target, self, given);
				send({ dialog: name, message: wordsOf(given[0]), ...READ[name](answer) });
				return answer;
			},
		});
		page[name] = watched;
		return () => {
			// A script of the page may have replaced it since.
			if (page[name] === watched) page[name] = original;
		};
	});
	return () => {
		for (const each of undo) each();
	};
}

/** The message as the browser converted it to text. */
function wordsOf(given: unknown): string {
	try {
		return given === undefined ? "" : String(given);
	} catch {
		return "";
	}
}
