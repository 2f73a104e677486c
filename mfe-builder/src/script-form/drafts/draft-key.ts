import type { DraftStore } from "./draft-store.ts";

/** Key of the draft of a new script in the first tab; further tabs have `new:{id}`. */
const FIRST_KEY = "new";
const REMEMBERED = "scriptorium-draft-key";

export interface DraftKeyPorts {
	/**
	 * Takes the lock of a key for as long as the document exists; false where another tab has it. Null where the browser has no locks, for
	 * example on a page without https.
	 */
	readonly hold: ((key: string) => Promise<boolean>) | null;
	/** Of this tab; survives reloads and a sign-in elsewhere. */
	readonly session: Pick<Storage, "getItem" | "setItem">;
	readonly drafts: DraftStore;
	readonly newId: () => string;
}

/**
 * Chooses the key of this tab's draft of a new script, and holds it as long as the document exists, so that two tabs never overwrite
 * each other's text. A tab keeps its key over reloads. Where the browser gave the key to a second tab (a duplicated tab), or another tab
 * took it while this one was away, this tab goes on with a copy. A first tab without a draft adopts one that a closed tab has left.
 * @param ports locks, storage of the tab, and drafts
 * @returns the key; never rejects
 */
export async function holdDraftKey({ hold, session, drafts, newId }: DraftKeyPorts): Promise<string> {
	if (hold === null) return FIRST_KEY;
	try {
		const remembered = session.getItem(REMEMBERED);
		const wanted = remembered ?? FIRST_KEY;
		if (await hold(wanted)) {
			session.setItem(REMEMBERED, wanted);
			if (remembered === null) await adoptDraft(hold, drafts);
			return wanted;
		}
		const own = `${FIRST_KEY}:${newId()}`;
		await hold(own);
		session.setItem(REMEMBERED, own);
		if (remembered !== null) await copyDraft(drafts, remembered, own);
		return own;
	} catch {
		// The browser refuses its storage: drafts are not kept either, which `useDraft` says.
		return FIRST_KEY;
	}
}

async function copyDraft(drafts: DraftStore, from: string, to: string): Promise<void> {
	const draft = await drafts.read(from);
	if (draft !== null) await drafts.write(to, draft);
}

/** Moves the draft of a closed tab to the first key, where this tab offers it. */
async function adoptDraft(hold: NonNullable<DraftKeyPorts["hold"]>, drafts: DraftStore): Promise<void> {
	if ((await drafts.read(FIRST_KEY)) !== null) return;
	for (const key of await drafts.keys()) {
		if (!key.startsWith(`${FIRST_KEY}:`) || !(await hold(key))) continue;
		await copyDraft(drafts, key, FIRST_KEY);
		await drafts.remove(key);
		return;
	}
}
