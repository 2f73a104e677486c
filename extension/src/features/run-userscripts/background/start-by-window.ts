import { messageOf } from "@scriptorium/core-types/errors";
import { fitsPatterns } from "../domain/script-targets.ts";
import type { Registry } from "./registry.ts";

export interface StartByWindowPorts {
	readonly planned: Registry["planned"];
	readonly startInDocument: Registry["startInDocument"];
	/** The user lets the extension run in private windows. */
	readonly inPrivateWindows: () => Promise<boolean>;
	/** Null for a closed tab. */
	readonly isPrivateTab: (tabId: number) => Promise<boolean | null>;
	readonly log: (line: string) => void;
}

/**
 * Starts scripts with `@run-in` in a new page of a tab. A registration is the same for private and for normal windows; where the
 * extension runs in both, the worker starts these scripts itself, in the tab's own document.
 */
export function createStartByWindow({
	planned,
	startInDocument,
	inPrivateWindows,
	isPrivateTab,
	log,
}: StartByWindowPorts) {
	return async (tabId: number, url: string): Promise<void> => {
		if (!(await inPrivateWindows())) return;
		const wanted = (await planned()).filter(({ startedIn, targets }) => startedIn && fitsPatterns(targets, url));
		if (wanted.length === 0) return;
		const isPrivate = await isPrivateTab(tabId);
		if (isPrivate === null) return;
		for (const { id, startedIn } of wanted) {
			if ((startedIn === "incognito-tabs") !== isPrivate) continue;
			await startInDocument(id, tabId).catch((thrown: unknown) => log(`${id} did not start: ${messageOf(thrown)}`));
		}
	};
}
