import { type Result, succeed } from "@scriptorium/core-types/errors";
import type { PicturedScript } from "@scriptorium/script-picture/take-script-picture";
import type { PictureStore } from "./picture-store.ts";

/** In a row; then test runs, which somebody may wait for, have their turn. */
const MAX_PICTURES = 20;

/** Takes the pictures of waiting scripts, one after the other. @returns how many scripts there were, and how many have a picture */
export async function takePictures(options: {
	readonly store: PictureStore;
	readonly take: (script: PicturedScript, signal: AbortSignal) => Promise<string | null>;
	readonly signal: AbortSignal;
}): Promise<Result<{ readonly done: number; readonly pictures: number }, "database_unreachable">> {
	const { store, take, signal } = options;
	let [done, pictures] = [0, 0];
	while (!signal.aborted && done < MAX_PICTURES) {
		const claimed = await store.claim();
		if (!claimed.ok) return claimed;
		if (claimed.value === null) break;
		const picture = await take(claimed.value, signal);
		// Aborted meanwhile: the script is claimed again later.
		if (signal.aborted) break;
		const recorded = await store.record(claimed.value.versionId, picture);
		if (!recorded.ok) return recorded;
		done += 1;
		if (picture !== null) pictures += 1;
	}
	return succeed({ done, pictures });
}
