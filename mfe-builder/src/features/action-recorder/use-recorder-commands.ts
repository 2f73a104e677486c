import { type RecordingOptions, recordedDuration } from "@scriptorium/flow/recording/recording-session";
import { useHost } from "@scriptorium/remote-kit/host";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useEffect, useRef } from "react";
import { en } from "./messages/en.ts";
import type { Recorder } from "./use-recorder.ts";

/** The commands of the recorder's buttons with their notices; also covers a recording ended from the badge on a page. */
export function useRecorderCommands({ link, recording }: Recorder) {
	const host = useHost();
	const { notices: text } = useMessages({ en });
	const { state, actions } = recording;
	const before = useRef(state);
	useEffect(() => {
		const wasRunning = before.current === "recording" || before.current === "paused";
		before.current = state;
		if (!wasRunning || state !== "stopped") return;
		host.notify("success", text.completed(actions.length, Math.max(1, Math.round(recordedDuration(actions) / 1000))));
	}, [state, actions, host, text]);

	const tell = async (done: Promise<{ readonly ok: boolean }> | undefined, failed: string): Promise<boolean> => {
		const { ok } = (await done) ?? { ok: false };
		if (!ok) host.notify("error", failed);
		return ok;
	};
	return {
		async start(options: Partial<RecordingOptions>) {
			if (await tell(link?.start(options), text.notStarted)) host.notify("success", text.started);
		},
		pause: () => void tell(link?.pause(), text.notChanged),
		resume: () => void tell(link?.resume(), text.notChanged),
		stop: () => void tell(link?.stop(), text.notStopped),
		clear() {
			link?.clear();
			host.notify("success", text.cleared);
		},
	};
}
