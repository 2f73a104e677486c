import type { DraftStore } from "./draft-store.ts";

/** Name of the tab's own key in the storage of the tab, before the key that all tabs want. */
const REMEMBERED = "scriptorium-draft-key:";

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
 * Chooses the key of this tab's draft, and holds it as long as the document exists, so that two tabs never overwrite each other's text.
 * The first tab has the wanted key, further ones have `{wanted key}:{id}`. A tab keeps its key over reloads. Where the browser gave the key to a second tab (a duplicated tab), or another tab
 * took it while this one was away, this tab goes on with a copy. A first tab without a draft adopts one that a closed tab has left.
 * @param firstKey the wanted key: a script's id, or `new`
 * @param ports locks, storage of the tab, and drafts
 * @returns the key; never rejects
 */
export async function holdDraftKey(firstKey: string, { hold, session, drafts, newId }: DraftKeyPorts): Promise<string> {
	if (hold === null) return firstKey;
	try {
		const remembered = session.getItem(REMEMBERED + firstKey);
		const wanted = remembered ?? firstKey;
		if (await hold(wanted)) {
			session.setItem(REMEMBERED + firstKey, wanted);
			if (remembered === null) await adoptDraft(firstKey, hold, drafts);
			return wanted;
		}
		const own = `${firstKey}:${newId()}`;
		await hold(own);
		session.setItem(REMEMBERED + firstKey, own);
		if (remembered !== null) await copyDraft(drafts, remembered, own);
		return own;
	} catch {
		// The browser refuses its storage: drafts are not kept either, which `useDraft` says.
		return firstKey;
	}
}

async function copyDraft(drafts: DraftStore, from: string, to: string): Promise<void> {
	const draft = await drafts.read(from);
	if (draft !== null) await drafts.write(to, draft);
}

/** Moves the draft of a closed tab to the first key, where this tab offers it. */
async function adoptDraft(
	firstKey: string,
	hold: NonNullable<DraftKeyPorts["hold"]>,
	drafts: DraftStore,
): Promise<void> {
	if ((await drafts.read(firstKey)) !== null) return;
	for (const key of await drafts.keys()) {
		if (!key.startsWith(`${firstKey}:`) || !(await hold(key))) continue;
		await copyDraft(drafts, key, firstKey);
		await drafts.remove(key);
		return;
	}
}
