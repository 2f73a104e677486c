import { browser } from "./browser.ts";

/** Global that our injected scripts set in their shared isolated world. */
export interface SecretWorld {
	scriptoriumShowsSecret?: () => boolean;
}

/**
 * Whether a tab shows a secret, or may: true also when a frame cannot be checked.
 * @param file script that sets the global, for frames that may not have it yet
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

/** Serialized into the page: it must not use anything outside of the function. */
function ask(): boolean {
	return (globalThis as SecretWorld).scriptoriumShowsSecret?.() ?? true;
}
