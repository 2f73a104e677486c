import { browser } from "./browser.ts";

/** What the scripts that we put into pages leave in the world that they share there. */
export interface SecretWorld {
	scriptoriumShowsSecret?: () => boolean;
}

/**
 * Whether anything in a tab shows a secret, or may: one frame that cannot be asked is enough.
 * @param file a script that leaves there what is asked, where none of ours has to be yet
 */
export async function framesShowSecret(tabId: number, file?: string): Promise<boolean> {
	const target = { tabId, allFrames: true };
	try {
		if (file !== undefined) await browser.scripting.executeScript({ target, files: [file] });
		const frames = await browser.webNavigation.getAllFrames({ tabId });
		const answers = await browser.scripting.executeScript({ target, func: ask });
		return answers.length < (frames?.length ?? Infinity) || answers.some(({ result }) => result !== false);
	} catch {
		return true;
	}
}

/** Goes to the page as text: nothing around it goes along. */
function ask(): boolean {
	return (globalThis as SecretWorld).scriptoriumShowsSecret?.() ?? true;
}
