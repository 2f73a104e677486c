import { useCallback, useEffect, useRef, useState } from "react";
import type { ScriptFormValues } from "../script-form.ts";
import type { Draft } from "./draft.ts";
import { createDraftStore } from "./draft-store.ts";

/** A pause in typing. */
const WRITE_AFTER_MS = 300;
/** Who types without a pause loses no more than this. */
const WRITE_AT_LEAST_MS = 1000;

export interface DraftOptions {
	/** Of this tab (`tabDraftKey`), asked for in the browser only; the same function as long as it is the same key. */
	readonly draftKey: string | (() => Promise<string>);
	readonly ownerId: string | null;
	readonly baseVersionId: string | null;
	readonly values: ScriptFormValues;
	/** Whether `values` is something to keep: it was typed, and it is not saved. */
	readonly isDirty: boolean;
	/** Keeping failed; called once. */
	readonly onUnavailable: () => void;
}

/** Where the key is known, at once: a page that is being left waits for nothing. */
const withKey = <Value>(key: DraftOptions["draftKey"], work: (key: string) => Promise<Value>): Promise<Value> =>
	typeof key === "string" ? work(key) : key().then(work);

/** Keeps the input in this browser until it is saved, and finds an earlier draft. */
export function useDraft({ draftKey, ownerId, baseVersionId, values, isDirty, onUnavailable }: DraftOptions) {
	const [store] = useState(createDraftStore);
	const [found, setFound] = useState<Draft | null>(null);
	const [readBy, setReadBy] = useState<unknown>(null);
	const complained = useRef(false);
	/** Saved or discarded: a write that is still due must not bring it back. */
	const isOver = useRef(false);
	/** Milliseconds since 1970 of the first change that is not written; null when all is. */
	const unwrittenSince = useRef<number | null>(null);
	const complain = useRef(onUnavailable);
	complain.current = onUnavailable;

	const attempt = useCallback(async <Value>(work: Promise<Value>): Promise<Value | null> => {
		try {
			return await work;
		} catch {
			// Some browsers refuse IndexedDB in private windows: notify once and go on without drafts.
			if (!complained.current) complain.current();
			complained.current = true;
			return null;
		}
	}, []);

	const read = useCallback(async () => {
		const draft = await attempt(withKey(draftKey, store.read));
		// On a shared computer, drafts of other people are not offered.
		return draft && (draft.ownerId === null || draft.ownerId === ownerId) ? draft : null;
	}, [attempt, store, draftKey, ownerId]);

	useEffect(() => {
		let isCurrent = true;
		void read().then((draft) => {
			if (!isCurrent) return;
			setFound(draft);
			setReadBy(() => read);
		});
		return () => {
			isCurrent = false;
		};
	}, [read]);

	const keep = useCallback(
		() => attempt(withKey(draftKey, (key) => store.write(key, { values, baseVersionId, ownerId }))),
		[attempt, store, draftKey, values, baseVersionId, ownerId],
	);

	useEffect(() => {
		if (!isDirty) {
			unwrittenSince.current = null;
			return;
		}
		isOver.current = false;
		const now = Date.now();
		unwrittenSince.current ??= now;
		const keepNow = () => {
			unwrittenSince.current = null;
			if (!isOver.current) void keep();
		};
		const timer = setTimeout(keepNow, Math.min(WRITE_AFTER_MS, unwrittenSince.current + WRITE_AT_LEAST_MS - now));
		addEventListener("pagehide", keepNow);
		return () => {
			clearTimeout(timer);
			removeEventListener("pagehide", keepNow);
		};
	}, [isDirty, keep]);

	const forget = useCallback(async () => {
		isOver.current = true;
		setFound(null);
		await attempt(withKey(draftKey, store.remove));
	}, [attempt, store, draftKey]);

	return {
		/** The draft from before this screen was opened; null once it was restored or discarded. */
		found,
		/** Whether an earlier draft of this person would be in `found` by now. */
		isRead: readBy === read,
		taken: () => setFound(null),
		read,
		/** Keeps it at once: the page is about to be left. */
		keep,
		forget,
		/** Leaves input as the draft of a script that was just saved, where it is offered when that script is edited. */
		leaveFor: (scriptId: string, input: Pick<Draft, "values" | "baseVersionId">) =>
			attempt(store.write(scriptId, { ...input, ownerId })),
	};
}
