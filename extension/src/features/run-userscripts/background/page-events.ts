import { messageOf } from "@scriptorium/core-types/errors";
import * as z from "zod/mini";
import type { KeyValueStore } from "../../../platform/storage/key-value-store.ts";
import { createQueue } from "../../../platform/storage/queue.ts";
import type { DocumentPlace, UserScriptsPort } from "../../../platform/user-scripts-port.ts";
import type { ScriptLibrary } from "../../../script-library/script-library.ts";
import type { FrameScripts } from "./frame-scripts.ts";

/** Where a script runs. */
export const documentPlace = z.object({
	tabId: z.number(),
	documentId: z.string(),
	worldId: z.nullable(z.string()),
});

/** What the layer of a page hears from the worker. */
export type PageEvent =
	| {
			readonly type: "values";
			/** Null: too much to be told; the document asks for all values. */
			readonly changes:
				| readonly {
						readonly key: string;
						readonly json: string | null;
						/** A change with a higher number is a later one. */
						readonly revision: number;
				  }[]
				| null;
	  }
	| { readonly type: "tab-closed"; readonly tabId: number }
	| { readonly type: "notification"; readonly notificationId: string; readonly what: "click" | "done" };

export interface PageEventPorts {
	readonly library: Pick<ScriptLibrary, "get">;
	/** Kept until the browser is closed, as the worker may end at any time. */
	readonly session: KeyValueStore;
	readonly userScripts: Pick<UserScriptsPort, "isAllowed" | "executeInDocument">;
	/** Where the sender of a call runs; null when that is not known. */
	readonly placeOf: FrameScripts["placeOf"];
	readonly log: (line: string) => void;
}

const keyOf = (tabId: number, scriptId: string, documentId: string): string =>
	`follows:${tabId}:${scriptId}:${documentId}`;

/**
 * Tells documents of what happened elsewhere. The worker runs a call of the layer in the script's world: a port would end
 * whenever the browser stops the worker, and pages that open one again keep it from ever stopping.
 */
export type PageEvents = ReturnType<typeof createPageEvents>;

export function createPageEvents({ library, session, userScripts, placeOf, log }: PageEventPorts) {
	// One after the other, so that documents hear of changes in the order in which they were stored.
	const inTurn = createQueue();

	/** False when the script does not run there any more. */
	async function deliver(scriptId: string, place: DocumentPlace, event: PageEvent): Promise<boolean> {
		const script = await library.get(scriptId);
		if (script === null || !script.enabled || !userScripts.isAllowed()) return false;
		const given = [script.secret, JSON.stringify(event)].map((text) => JSON.stringify(text)).join();
		try {
			return (await userScripts.executeInDocument(place, `window.scriptorium?.deliver(${given})`)) === true;
		} catch (thrown) {
			log(`a document of ${scriptId} is gone: ${messageOf(thrown)}`);
			return false;
		}
	}

	async function followersOf(scriptId: string): Promise<(readonly [key: string, place: DocumentPlace])[]> {
		const keys = (await session.keys()).filter((key) => key.startsWith("follows:") && key.split(":")[2] === scriptId);
		return Object.entries(await session.readMany(keys)).flatMap(([key, raw]) => {
			const place = z.safeParse(documentPlace, raw);
			return place.success ? [[key, place.data] as const] : [];
		});
	}

	return {
		placeOf,
		/** From now on the document hears of the script's values. */
		follow: (scriptId: string, place: DocumentPlace): Promise<void> =>
			session.write({ [keyOf(place.tabId, scriptId, place.documentId)]: place }),
		/**
		 * Tells the documents of a script.
		 * @param take called when it is their turn; returns what each document is told, null for nothing
		 */
		toFollowers: (scriptId: string, take: () => (documentId: string) => PageEvent | null): Promise<void> =>
			inTurn(async () => {
				const followers = await followersOf(scriptId);
				const eventFor = take();
				const gone = await Promise.all(
					followers.map(async ([key, place]) => {
						const event = eventFor(place.documentId);
						return event === null || (await deliver(scriptId, place, event)) ? [] : [key];
					}),
				);
				if (gone.flat().length > 0) await session.remove(gone.flat());
			}),
		toDocument: deliver,
		/** Forgets the documents of a closed tab. */
		async tabClosed(tabId: number): Promise<void> {
			const keys = (await session.keys()).filter((key) => key.startsWith(`follows:${tabId}:`));
			if (keys.length > 0) await session.remove(keys);
		},
	};
}
