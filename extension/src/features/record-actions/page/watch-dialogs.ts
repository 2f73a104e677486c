import type { ToldDialog } from "../page-channel.ts";

/** Whether somebody agreed, by what the browser's function gives back. */
const READ = {
	alert: () => ({ accepted: true }),
	confirm: (given: unknown) => ({ accepted: given === true }),
	prompt: (given: unknown) => (typeof given === "string" ? { accepted: true, answer: given } : { accepted: false }),
} satisfies Record<string, (given: unknown) => Pick<ToldDialog, "accepted" | "answer">>;

type DialogName = keyof typeof READ;

/**
 * Among the page's own scripts: tells of the browser's dialogs once they are answered. No other place sees the answer.
 * @returns puts everything back as it was
 */
export function watchDialogs(page: Record<DialogName, unknown>, tell: (told: ToldDialog) => void): () => void {
	const undo = (Object.keys(READ) as DialogName[]).map((name) => {
		const original = page[name];
		if (typeof original !== "function") return () => undefined;
		// For the page it is the function it was, by its name, its length and its text.
		const watched: unknown = new Proxy(original, {
			apply(target, self, given: unknown[]) {
				const answer: unknown = Reflect.apply(target, self, given);
				tell({ dialog: name, message: wordsOf(given[0]), ...READ[name](answer) });
				return answer;
			},
		});
		page[name] = watched;
		return () => {
			// A script of the page may have put its own in the place.
			if (page[name] === watched) page[name] = original;
		};
	});
	return () => {
		for (const each of undo) each();
	};
}

/** As the browser has just made words of it. */
function wordsOf(given: unknown): string {
	try {
		return given === undefined ? "" : String(given);
	} catch {
		return "";
	}
}
