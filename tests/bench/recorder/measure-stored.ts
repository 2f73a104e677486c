import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";
import { packRecording } from "@scriptorium/hub-data/recordings/pack-recording";
import { rootFolder } from "@scriptorium/workspace/root-folder";

/** Recorded by `tests/journeys/record-apps.spec.ts` with SCRIPTORIUM_SAMPLES set to it, session by session. */
const SAMPLES = join(rootFolder, "tests/fixtures/recordings");

export interface Stored {
	readonly actions: number;
	/** Of the actions as JSON. */
	readonly bytes: number;
	/** Of what is stored: the prefix and base64. */
	readonly stored: number;
}

export async function measureStored(actions: readonly RecordedAction[]): Promise<Stored> {
	const metadata = { extensionVersion: "1.0.0", recordedAt: "2026-11-22T00:00:00.000Z" };
	const recording = { sessionId: "sample", actions: [...actions], metadata };
	const bytes = Buffer.byteLength(JSON.stringify(recording));
	return { actions: actions.length, bytes, stored: (await packRecording(recording)).length };
}

/** All sessions, one after the other. */
export const readSample = (): RecordedAction[] =>
	readdirSync(SAMPLES)
		.sort()
		.flatMap((file) => JSON.parse(readFileSync(join(SAMPLES, file), "utf8")) as RecordedAction[]);
