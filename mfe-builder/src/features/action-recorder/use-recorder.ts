import { useHost } from "@scriptorium/remote-kit/host";
import type { ExtensionSnapshot } from "@scriptorium/shared-protocol/host-remote/extension-link";
import type { RecorderLink, RecorderSnapshot } from "@scriptorium/shared-protocol/host-remote/recorder-link";
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";

const NOTHING: RecorderSnapshot = { state: "idle", sessionId: null, actions: [], error: null };
const nothing = { subscribe: () => () => undefined, getSnapshot: () => NOTHING };

export interface Recorder {
	readonly extension: ExtensionSnapshot;
	/** Null until the extension is there and the code for it has come. */
	readonly link: RecorderLink | null;
	/** That code could not be loaded. */
	readonly hasFailed: boolean;
	readonly recording: RecorderSnapshot;
	retry(): void;
}

/** The current state of the extension's recorder; it is restored after a reload of this page. */
export function useRecorder(): Recorder {
	const { extension: line } = useHost();
	const extension = useSyncExternalStore(line.status.subscribe, line.status.getSnapshot);
	const [link, setLink] = useState<RecorderLink | null>(null);
	const [failures, setFailures] = useState(0);
	const [hasFailed, setFailed] = useState(false);
	const isNeeded = link === null && extension.capabilities.includes(RECORDS);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each retry is another attempt
	useEffect(() => {
		if (!isNeeded) return;
		let isHere = true;
		line.recorder().then(
			(found) => isHere && setLink(found),
			() => isHere && setFailed(true),
		);
		return () => {
			isHere = false;
		};
	}, [isNeeded, line, failures]);
	const retry = useCallback(() => {
		setFailed(false);
		setFailures((before) => before + 1);
	}, []);
	const source = link?.recording ?? nothing;
	const recording = useSyncExternalStore(source.subscribe, source.getSnapshot);
	return { extension, link, hasFailed, recording, retry };
}

/** Capability that an extension with a recorder announces. */
export const RECORDS = "record-actions";
