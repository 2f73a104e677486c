import { recordedAction } from "@scriptorium/flow/recording/recorded-action";
import { createStore, del, entries, get, set } from "idb-keyval";
import * as z from "zod/mini";

/** A recording kept in this browser until its owner has signed in, so that exactly the recording on the screen is saved. */
const waitingRecording = z.object({
	/** Milliseconds since 1970. */
	keptAt: z.number(),
	/** Id under which it was opened; null for the extension's own recording. */
	openedAs: z.nullable(z.string()),
	sessionId: z.string(),
	extensionVersion: z.string(),
	actions: z.array(recordedAction),
});
export type WaitingRecording = z.infer<typeof waitingRecording>;

/** Abandoned recordings are removed after a day. */
const LIFETIME_MS = 24 * 60 * 60_000;

let opened: ReturnType<typeof createStore> | null = null;
function database() {
	opened ??= createStore("scriptorium-waiting-recordings", "recordings");
	return opened;
}

/**
 * Keeps a recording over the sign-in.
 * @returns the id to find it by
 * @throws when the browser keeps no data for this site, or has no room
 */
export async function keepWaitingRecording(recording: Omit<WaitingRecording, "keptAt">): Promise<string> {
	const now = Date.now();
	for (const [id, kept] of await entries<string, unknown>(database())) {
		const age = now - (z.safeParse(waitingRecording, kept).data?.keptAt ?? Number.NEGATIVE_INFINITY);
		if (age > LIFETIME_MS) await del(id, database());
	}
	const id = crypto.randomUUID();
	await set(id, { ...recording, keptAt: now }, database());
	return id;
}

/** The recording that was kept under an id; null when it is not there any more, or cannot be read. */
export async function readWaitingRecording(id: string): Promise<WaitingRecording | null> {
	const kept = await get<unknown>(id, database()).catch(() => null);
	return z.safeParse(waitingRecording, kept).data ?? null;
}

/** Removes a recording that was saved; one that stays is removed after a day. */
export const forgetWaitingRecording = (id: string): Promise<void> => del(id, database()).catch(() => undefined);
