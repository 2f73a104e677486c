import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";
import { decodeRecording } from "@scriptorium/hub-data/recordings/decode-recording";
import { getRecording } from "@scriptorium/hub-data/recordings/get-recording";
import type { RecordingEntry } from "@scriptorium/hub-data/recordings/recording";
import { useHost } from "@scriptorium/remote-kit/host";
import { unwrapForQuery } from "@scriptorium/remote-kit/query-failure";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useMutation } from "@tanstack/react-query";
import { en } from "./messages/en.ts";

export interface ReadRecording {
	readonly title: string;
	readonly actions: readonly RecordedAction[];
}

/** Reads a whole recording; shows a notice with the reason when that fails. */
export function useOpenRecording(onRead: (recording: ReadRecording) => void) {
	const host = useHost();
	const text = useMessages({ en });
	return useMutation({
		mutationFn: async ({ id }: RecordingEntry): Promise<ReadRecording> => {
			const row = await unwrapForQuery(getRecording(host.client, { id }));
			if (row === null) throw new Error(text.gone);
			const decoded = await decodeRecording(row.recording_data);
			if (!decoded.ok) throw new Error(decoded.error.message);
			return { title: row.title, actions: decoded.value.actions };
		},
		onSuccess: onRead,
		onError: ({ message }) => host.notify("error", text.notOpened, { description: message }),
	});
}
