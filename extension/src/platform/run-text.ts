/**
 * Runs text in the page's own world without `chrome.userScripts`, as far as the page permits it: what an extension may do there is
 * to call a function of its own, and the page's content security policy decides whether that may turn text into a program.
 * @param sources run one after the other; an error in one of them does not stop the others
 * @returns whether the policy let it run
 * @throws when the browser refuses the page
 */
export async function runText(tabId: number, sources: readonly string[]): Promise<"run" | "blocked"> {
	const [frame] = await chrome.scripting.executeScript({
		target: { tabId },
		world: "MAIN",
		injectImmediately: true,
		args: [[...sources]],
		func: (texts: string[]) => {
			// Indirect, so that the text runs at the top of the page's world.
			// biome-ignore lint/security/noGlobalEval: running text is the purpose; the page's own policy applies
			const run = eval;
			try {
				run("0");
			} catch {
				return "blocked";
			}
			for (const text of texts) {
				try {
					run(text);
				} catch (error) {
					setTimeout(() => {
						throw error;
					});
				}
			}
			return "run";
		},
	});
	return frame?.result === "run" ? "run" : "blocked";
}
