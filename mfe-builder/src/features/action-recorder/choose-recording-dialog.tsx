import type { ImportedRecording } from "@scriptorium/flow/interop/imported";
import { Button } from "@scriptorium/ui-kit/button";
import { Dialog } from "@scriptorium/ui-kit/dialog";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { en } from "./messages/en.ts";
import styles from "./recorder-card.module.css";

export interface ChooseRecordingDialogProps {
	readonly recordings: readonly ImportedRecording[];
	readonly onChoose: (recording: ImportedRecording) => void;
	readonly onClose: () => void;
}

/** A project of Selenium IDE holds several tests: one is opened. */
export function ChooseRecordingDialog({ recordings, onChoose, onClose }: ChooseRecordingDialogProps) {
	const text = useMessages({ en });
	return (
		<Dialog open onOpenChange={onClose} title={text.choose.title} closeLabel={text.choose.close} size="small">
			<ul className={styles.choices}>
				{recordings.map((recording, at) => (
					<li key={`${at} ${recording.title}`}>
						<Button onClick={() => onChoose(recording)}>
							{recording.title} ({text.count(recording.actions.length)})
						</Button>
					</li>
				))}
			</ul>
		</Dialog>
	);
}
