import type { RecorderLink, RecorderSnapshot } from "@scriptorium/shared-protocol/host-remote/recorder-link";
import { Button } from "@scriptorium/ui-kit/button";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { fileNameOf } from "../../../files/file-name.ts";
import { en } from "../messages/en.ts";
import { CaptureList } from "./capture-list.tsx";
import { useCaptures } from "./use-captures.ts";

export interface RecordingCapturesProps {
	readonly link: RecorderLink | null;
	readonly recording: RecorderSnapshot;
	/** How often a value was hidden: captures have lost it, too. */
	readonly changes: number;
}

/** Captures of the extension's last recording; renders nothing without any. */
export function RecordingCaptures({ link, recording, changes }: RecordingCapturesProps) {
	const text = useMessages({ en });
	const { found, retry } = useCaptures(link, recording, changes);
	if (found.state === "none") return null;
	if (found.state === "there") {
		const fileName = fileNameOf(text.untitled, ".captures.json", "recording");
		return <CaptureList captures={found.captures} actions={recording.actions} fileName={fileName} />;
	}
	return (
		<ErrorState
			title={text.captures.notRead}
			detail={found.reason}
			actions={<Button onClick={retry}>{text.captures.retry}</Button>}
		/>
	);
}
