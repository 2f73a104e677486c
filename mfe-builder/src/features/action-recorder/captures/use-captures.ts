import type { RecordingCapture } from "@scriptorium/flow/recording/recording-capture";
import type { RecorderLink, RecorderSnapshot } from "@scriptorium/shared-protocol/host-remote/recorder-link";
import { useCallback, useEffect, useState } from "react";

/** `failed`: why, in a sentence. */
export type Captures =
	| { readonly state: "none" }
	| { readonly state: "failed"; readonly reason: string }
	| { readonly state: "there"; readonly captures: readonly RecordingCapture[] };

const NONE: Captures = { state: "none" };

/** Captures of the last recording, read once it has ended. */
export function useCaptures(link: RecorderLink | null, { state, sessionId }: RecorderSnapshot, changes: number) {
	const [found, setFound] = useState<Captures>(NONE);
	const [tries, setTries] = useState(0);
	const isOver = link !== null && state === "stopped" && sessionId !== null;
	// biome-ignore lint/correctness/useExhaustiveDependencies: each try is another question, and each change another answer
	useEffect(() => {
		setFound(NONE);
		if (!isOver) return;
		let isWanted = true;
		void link.captures().then((read) => {
			if (!isWanted) return;
			if (!read.ok) setFound({ state: "failed", reason: read.error.message });
			else if (read.value.length > 0) setFound({ state: "there", captures: read.value });
		});
		return () => {
			isWanted = false;
		};
	}, [link, isOver, sessionId, tries, changes]);
	return { found, retry: useCallback(() => setTries((before) => before + 1), []) };
}
