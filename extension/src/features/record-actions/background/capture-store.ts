import { captureLimits, type RecordingCapture } from "@scriptorium/flow/recording/recording-capture";
import type { RecordingDatabase } from "./recording-database.ts";

export interface CapturePage {
	readonly captures: readonly RecordingCapture[];
	/** Key of the last of them. */
	readonly last: number;
	readonly hasMore: boolean;
}

/** What was seen beside the actions of the one recording. */
export interface CaptureStore {
	/** Those that are not there yet, as many as a recording may have; nothing for another recording than the one that is kept. */
	keep(sessionId: string, captures: readonly RecordingCapture[]): Promise<void>;
	/** What comes after a key, as much as fits into so many characters of JSON, and one at least. */
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
				if (captures.length > 0 && (size > characters || captures.length === MOST))
					return { captures, last, hasMore: true };
				captures.push(value);
				last = at;
			}
			return { captures, last, hasMore: false };
		},
	};
}

/** Of one page. */
const MOST = 500;
