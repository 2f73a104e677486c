import type { ImportedRecording } from "@scriptorium/flow/interop/imported";
import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";
import { useHost } from "@scriptorium/remote-kit/host";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useState } from "react";
import { fileNameOf } from "../../files/file-name.ts";
import { saveFile } from "../../files/save-file.ts";
import type { CarriedNotes } from "./carried-notes.tsx";
import { type ExportFormatId, exportFormats } from "./export-formats.ts";
import { readRecordingFile } from "./import-file.ts";
import { en } from "./messages/en.ts";
import type { OpenedRecording } from "./open-recording.ts";

/** Exports recordings to files and imports them, with a list of what a format cannot hold. */
export function useRecordingFiles(onOpened: (recording: OpenedRecording) => void) {
	const host = useHost();
	const text = useMessages({ en });
	const [notes, setNotes] = useState<CarriedNotes | null>(null);
	/** Of a file that holds several. */
	const [choice, setChoice] = useState<readonly ImportedRecording[]>([]);
	const show = (summary: string, lines: CarriedNotes["lines"]) =>
		setNotes(lines.length === 0 ? null : { summary, lines });

	function open({ title, actions, notes: missing }: ImportedRecording, otherwise: string) {
		setChoice([]);
		onOpened({ title: title || otherwise, actions });
		const lines = missing.map(({ step, code, type }) => ({ place: text.notes.step(step, type), code }));
		show(text.notes.imported(lines.length), lines);
	}
	return {
		notes,
		choice,
		choose: (recording: ImportedRecording) => open(recording, text.untitled),
		forgetChoice: () => setChoice([]),
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
		async importFrom(file: File) {
			const read = await readRecordingFile(file);
			if (!read.ok) {
				host.notify("error", text.notices.notImported, { description: read.error.message });
				return;
			}
			const [first, ...others] = read.value;
			if (first !== undefined && others.length === 0) open(first, file.name);
			else setChoice(read.value);
		},
	};
}
