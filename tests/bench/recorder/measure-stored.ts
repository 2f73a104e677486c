import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";
import { encodeRecording } from "@scriptorium/hub-data/recordings/encode-recording";
import { rootFolder } from "@scriptorium/workspace/root-folder";

/** Recorded by `tests/journeys/record-apps.spec.ts` with SCRIPTORIUM_SAMPLES set to it, session by session. */
const SAMPLES = join(rootFolder, "tests/fixtures/recordings");

export interface Stored {
	readonly actions: number;
	/** Of the recording as it is stored: JSON, before Postgres compresses it. */
	readonly bytes: number;
}

export function measureStored(actions: readonly RecordedAction[]): Stored {
	const metadata = { extensionVersion: "1.0.0", recordedAt: "2026-11-22T00:00:00.000Z" };
	const bytes = Buffer.byteLength(encodeRecording({ sessionId: "sample", actions: [...actions], metadata }));
	return { actions: actions.length, bytes };
}

/** All sessions, one after the other. */
export const readSample = (): RecordedAction[] =>
	readdirSync(SAMPLES)
		.sort()
		.flatMap((file) => JSON.parse(readFileSync(join(SAMPLES, file), "utf8")) as RecordedAction[]);
