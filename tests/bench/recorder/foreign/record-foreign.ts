import { expect } from "@playwright/test";
import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";
import type { ForeignSession } from "../../../fixtures/foreign-sessions/foreign-session.ts";
import { openExtensionBrowser } from "../../../support/extension.ts";
import { BADGE, command, openScene, snapshot, startRecording } from "../../../support/recording.ts";
import type { Recording } from "./foreign-result.ts";

/** A key that no session uses: when it has arrived, so have all earlier actions. With Ctrl it is recorded on every kind of field. */
const LAST_KEY = "F8";
const isLastKey = (action: RecordedAction): boolean => action.type === "keypress" && action.key === LAST_KEY;
/** Milliseconds for one action of a session; a page that does not answer must not hold up all others. */
const ACTION_MS = 10_000;

export interface ForeignScene {
	/** Origin of the stand-in hub. */
	readonly hubOrigin: string;
	/** Origin of the pages. */
	readonly pagesOrigin: string;
	/** Folder of the built extension. */
	readonly extension: string;
}

/**
 * Carries out a session by trusted input while the real extension records it, in a browser with a new profile.
 * @param session what is done
 * @param scene where hub, pages and extension are
 * @returns the recording with the state at its end
 * @throws when the session cannot be carried out, or leaves the state as it was
 */
export async function recordForeign(session: ForeignSession, scene: ForeignScene): Promise<Recording> {
	const { hubOrigin, pagesOrigin, extension } = scene;
	const browser = await openExtensionBrowser({ extension });
	try {
		browser.context.setDefaultTimeout(ACTION_MS);
		const origins = { origin: hubOrigin, strangerOrigin: pagesOrigin };
		const { hub, site } = await openScene(origins, browser.context, `/${session.path}`);
		await startRecording(hub, site);
		await site.bringToFront();
		const before = JSON.stringify(await site.evaluate(session.state));
		await session.drive(site);
		const end: unknown = await site.evaluate(session.state);
		if (JSON.stringify(end) === before) throw new Error(`The session changes nothing of ${before}`);
		await site.keyboard.press(`Control+${LAST_KEY}`);
		await expect.poll(async () => (await snapshot(hub)).actions.some(isLastKey), { timeout: 30_000 }).toBe(true);
		expect(await command(hub, "stop")).toEqual({ ok: true });
		// With its badge a page has sent what it still had of texts that grew; one more answer comes after all that.
		await expect(site.locator(BADGE)).toHaveCount(0);
		await command(hub, "stop");
		const { actions } = await snapshot(hub);
		return { actions: actions.filter((action) => !isLastKey(action)), origin: pagesOrigin, end };
	} finally {
		await browser.close();
	}
}
