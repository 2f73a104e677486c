import type { RecordingCapture } from "@scriptorium/flow/recording/recording-capture";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { KeptAction, KeptSession } from "../domain/kept-session.ts";

interface Schema extends DBSchema {
	session: { key: "current"; value: KeptSession };
	actions: { key: number; value: KeptAction; indexes: { byId: string; bySeq: number } };
	/** In the order of arrival; keys ascend. */
	captures: { key: number; value: RecordingCapture; indexes: { byId: string; byKind: RecordingCapture["kind"] } };
}
export type RecordingDatabase = IDBPDatabase<Schema>;

/** Opens the database of the stored recording at its first use, and again after it was closed. */
export function recordingDatabase(name = "scriptorium-recording"): () => Promise<RecordingDatabase> {
	let opening: Promise<RecordingDatabase> | null = null;
	return () => {
		opening ??= openDB<Schema>(name, 2, {
			upgrade(database, from) {
				if (from < 1) {
					database.createObjectStore("session");
					const actions = database.createObjectStore("actions", { keyPath: "index" });
					actions.createIndex("byId", "action.id", { unique: true });
					actions.createIndex("bySeq", "seq", { unique: true });
				}
				const captures = database.createObjectStore("captures", { autoIncrement: true });
				captures.createIndex("byId", "id", { unique: true });
				captures.createIndex("byKind", "kind");
			},
			// Another version of the extension wants to open it.
			blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
			terminated: () => {
				opening = null;
			},
		}).catch((thrown: unknown) => {
			opening = null;
			throw thrown;
		});
		return opening;
	};
}
