import { useMessages } from "@scriptorium/ui-kit/locale";
import { useEffect, useState } from "react";
import { useHost } from "../../host/host-context.tsx";
import type { RecordingValues } from "../../recording-form/recording-form.ts";
import { en } from "./messages/en.ts";
import { PENDING_SAVE, valuesOfPendingSave } from "./pending-save.ts";
import { SaveDialog } from "./save-dialog.tsx";
import { type SavedSource, useSaveRecording } from "./use-save-recording.ts";

export interface SaveRecordingProps {
	readonly isOpen: boolean;
	readonly onOpenChange: (isOpen: boolean) => void;
	/** What it is called already; empty when it has no name. */
	readonly title: string;
	readonly source: SavedSource;
	readonly onSaved: () => void;
}

/** The dialog, when it is open; it opens by itself for somebody who wanted to save and had to sign in first. */
export function SaveRecording({ isOpen, onOpenChange, title, source, onSaved }: SaveRecordingProps) {
	const host = useHost();
	const { notices: text } = useMessages({ en });
	const [resumed, setResumed] = useState<RecordingValues | null>(null);
	const saving = useSaveRecording(() => {
		onOpenChange(false);
		onSaved();
	});
	useEffect(
		() =>
			host.onPendingAction(PENDING_SAVE, (action) => {
				setResumed(valuesOfPendingSave(action));
				onOpenChange(true);
			}),
		[host, onOpenChange],
	);
	if (!isOpen) return null;
	return (
		<SaveDialog
			count={source.actions.length}
			initial={resumed ?? { title, description: "", tags: "", isPublic: false }}
			isBusy={saving.isBusy}
			failure={saving.failure}
			onSubmit={(values) => saving.save(values, source)}
			onProblem={(field) => field === "title" && host.notify("error", text.titleNeeded)}
			onClose={() => {
				onOpenChange(false);
				setResumed(null);
				saving.forgetFailure();
			}}
		/>
	);
}
