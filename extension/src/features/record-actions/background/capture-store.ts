import { captureLimits, type RecordingCapture } from "@scriptorium/flow/recording/recording-capture";
import type { RecordingDatabase } from "./recording-database.ts";

export interface CapturePage {
	readonly captures: readonly RecordingCapture[];
	/** Key of the last of them. */
	readonly last: number;
	readonly hasMore: boolean;
}

/** Stores the captures of the recording. */
export interface CaptureStore {
	/** Stores new captures up to the recording's limits; ignores those of another recording. */
	keep(sessionId: string, captures: readonly RecordingCapture[]): Promise<void>;
	/** The captures after a key, up to a number of characters of JSON, and at least one. */
	after(key: number, characters: number): Promise<CapturePage>;
}

export function createCaptureStore(open: () => Promise<RecordingDatabase>): CaptureStore {
	return {
		async keep(sessionId, captures) {
			const transaction = (await open()).transaction(["session", "captures"], "readwrite");
			const kept = transaction.objectStore("captures");
			const session = await transaction.objectStore("session").get("current");
			let left = session?.id === sessionId ? captureLimits.count - (await kept.count()) : 0;
			let pictures = captureLimits.pictures - (await kept.index("byKind").count("screenshot"));
			for (const capture of captures) {
				const isPicture = capture.kind === "screenshot";
				if (left <= 0 || (isPicture && pictures <= 0)) continue;
				if ((await kept.index("byId").count(capture.id)) > 0) continue;
				await kept.add(capture);
				left -= 1;
				if (isPicture) pictures -= 1;
			}
			await transaction.done;
		},
		async after(key, characters) {
			const transaction = (await open()).transaction("captures");
			const captures: RecordingCapture[] = [];
			let last = key;
			let size = 0;
			for await (const { key: at, value } of transaction.store.iterate(IDBKeyRange.lowerBound(key, true))) {
				size += JSON.stringify(value).length;
				if (captures.length > 0 && (size > characters || captures.length === MAX_PAGE))
					return { captures, last, hasMore: true };
				captures.push(value);
				last = at;
			}
			return { captures, last, hasMore: false };
		},
	};
}

/** Captures per page. */
const MAX_PAGE = 500;
