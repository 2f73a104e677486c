import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";
import { useHost } from "@scriptorium/remote-kit/host";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useState } from "react";
import { useUndoAction } from "../../editor/use-undo-action.ts";
import { type TakenEntry, useImport } from "../../file-import/use-import.tsx";
import { fileNameOf } from "../../files/file-name.ts";
import { saveFile } from "../../files/save-file.ts";
import type { CarriedNotes } from "./carried-notes.tsx";
import { type ExportFormatId, exportFormats } from "./export-formats.ts";
import { en } from "./messages/en.ts";
import type { OpenedRecording } from "./open-recording.ts";
import type { PlaceFlow } from "./place-flow.ts";

interface RecordingFileTargets {
	readonly onOpened: (recording: OpenedRecording) => void;
	/** A file that holds a flow, and no recording, was chosen. */
	readonly onFlow: PlaceFlow;
}

/** Exports recordings to files and imports them, with a list of what a format cannot hold. */
export function useRecordingFiles({ onOpened, onFlow }: RecordingFileTargets) {
	const host = useHost();
	const text = useMessages({ en });
	const undoAction = useUndoAction();
	const [notes, setNotes] = useState<CarriedNotes | null>(null);
	const show = (summary: string, lines: CarriedNotes["lines"]) =>
		setNotes(lines.length === 0 ? null : { summary, lines });

	async function open({ entry, fileName, said }: TakenEntry): Promise<void> {
		if (entry.kind === "flow") {
			const isPlaced = await onFlow(entry.flow, entry.settings);
			if (isPlaced)
				host.notify("success", text.notices.flowImported, { description: `${said}.`, action: undoAction() });
			return;
		}
		const { title, actions, notes: missing } = entry;
		onOpened({ title: title || fileName, actions });
		host.notify("success", said);
		const lines = missing.map(({ step, code, type }) => ({ place: text.notes.step(step, type), code }));
		show(text.notes.imported(lines.length), lines);
	}
	const { importFrom, choice } = useImport({
		wish: "recording",
		failed: text.notices.notImported,
		onTaken: (taken) => void open(taken),
	});
	return {
		notes,
		choice,
		importFrom,
		forgetNotes: () => setNotes(null),
		async exportAs(id: ExportFormatId, title: string, actions: readonly RecordedAction[]) {
			const { ending, mediaType, make } = exportFormats[id];
			const name = fileNameOf(title, ending, "recording");
			try {
				const { document, notes: missing } = await make(title, actions);
				saveFile(name, mediaType, document);
				const numberOf = new Map(actions.map(({ id: key }, index) => [key, index + 1]));
				const lines = missing.map(({ actionId, code }) => ({
					place: text.notes.action(numberOf.get(actionId) ?? 0),
					code,
				}));
				show(text.notes.exported(name, lines.length), lines);
			} catch (error) {
				host.notify("error", text.notices.notExported, { description: String(error) });
			}
		},
	};
}
