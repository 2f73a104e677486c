import { useHost } from "@scriptorium/remote-kit/host";
import { usePendingAction } from "@scriptorium/remote-kit/pending-action";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useState } from "react";
import type { RecordingValues } from "../../recording-form/recording-form.ts";
import { en } from "./messages/en.ts";
import { saveRecordingAction } from "./pending-save.ts";
import { SaveDialog } from "./save-dialog.tsx";
import { type SavedSource, useSaveRecording } from "./use-save-recording.ts";
import { forgetWaitingRecording, readWaitingRecording } from "./waiting-recording.ts";

export interface SaveRecordingProps {
	readonly isOpen: boolean;
	readonly onOpenChange: (isOpen: boolean) => void;
	/** Its present title; empty without one. */
	readonly title: string;
	readonly source: SavedSource;
	/** Called after the sign-in with the recording to save, which can differ from the one on the screen. */
	readonly onResumed: (source: SavedSource) => void;
	readonly onSaved: (source: SavedSource) => void;
}

interface Resumed {
	/** Id of the recording in this browser's storage. */
	readonly id: string;
	readonly values: RecordingValues;
	readonly source: SavedSource;
}

/** The dialog, when it is open; it opens by itself for somebody who wanted to save and had to sign in first. */
export function SaveRecording({ isOpen, onOpenChange, title, source, onResumed, onSaved }: SaveRecordingProps) {
	const host = useHost();
	const { notices: text } = useMessages({ en });
	const [resumed, setResumed] = useState<Resumed | null>(null);
	const saving = useSaveRecording((saved) => {
		if (resumed !== null) void forgetWaitingRecording(resumed.id);
		setResumed(null);
		onOpenChange(false);
		onSaved(saved);
	});
	usePendingAction(saveRecordingAction, ({ recording: id, isPublic, ...texts }) => {
		void resume(id, { ...texts, isPublic: isPublic === "true" });
	});

	async function resume(id: string, values: RecordingValues): Promise<void> {
		const waiting = await readWaitingRecording(id);
		if (waiting === null) return host.notify("error", text.notThere);
		setResumed({ id, values, source: waiting });
		onResumed(waiting);
		onOpenChange(true);
	}

	if (!isOpen) return null;
	const saved = resumed?.source ?? source;
	return (
		<SaveDialog
			count={saved.actions.length}
			initial={resumed?.values ?? { title, description: "", tags: "", isPublic: false }}
			isBusy={saving.isBusy}
			failure={saving.failure}
			onSubmit={(values) => void saving.save(values, saved)}
			onProblem={(field) => field === "title" && host.notify("error", text.titleNeeded)}
			onClose={() => {
				onOpenChange(false);
				setResumed(null);
				saving.forgetFailure();
			}}
		/>
	);
}
