import { DEFAULT_SETTINGS } from "@scriptorium/flow/document/default-settings";
import { EMPTY_FLOW } from "@scriptorium/flow/document/empty-flow";
import type { FlowDocument } from "@scriptorium/flow/document/flow-document";
import type { FlowSettings } from "@scriptorium/flow/document/flow-settings";
import { useHost } from "@scriptorium/remote-kit/host";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useFlowStore } from "../../editor/flow-store.ts";
import { useUndoAction } from "../../editor/use-undo-action.ts";
import { en as importWords } from "../../file-import/messages/en.ts";
import type { TakenEntry } from "../../file-import/use-import.tsx";
import { fileNameOf } from "../../files/file-name.ts";
import { saveFile } from "../../files/save-file.ts";
import { en } from "./messages/en.ts";

/** The steps of a file of another format, for the open flow; resolves to false when nothing was changed. */
export type PlaceImported = (flow: FlowDocument, settings: FlowSettings) => Promise<boolean>;

/**
 * The exported file of spec 03 § 3, and the import of any format. A flow file replaces flow and settings; the steps of another format
 * are placed by `onPlace`. Both can be undone.
 */
export function useFlowFiles(onPlace: PlaceImported) {
	const host = useHost();
	const text = useMessages({ en });
	const undoAction = useUndoAction();
	const importText = useMessages({ en: importWords });
	return {
		startNew() {
			useFlowStore.getState().open(text.changes.newFlow, EMPTY_FLOW, { settings: DEFAULT_SETTINGS });
			host.notify("info", text.notices.emptied, { action: undoAction() });
		},
		async exportFlow() {
			const files = await import("@scriptorium/flow/document/flow-file").catch(() => null);
			if (files === null) {
				host.notify("error", text.notices.notExported, { description: text.notices.notLoaded });
				return;
			}
			const { flow, settings, generated } = useFlowStore.getState();
			const generatedCode = generated?.code ?? "";
			const document = files.writeFlowFile({ flow, settings, generatedCode, exportedAt: new Date().toISOString() });
			saveFile(fileNameOf(settings.name, ".flow.json", "bookmarklet"), "application/json", document);
			host.notify("success", text.notices.exported);
		},
		async open({ entry, format, said }: TakenEntry) {
			if (entry.kind !== "flow") return;
			const { flow, settings, notes } = entry;
			await useFlowStore.getState().restored();
			if (format === "flow") useFlowStore.getState().open(text.changes.import, flow, { settings });
			else if (!(await onPlace(flow, settings))) return;
			const description = notes.length === 0 ? `${said}.` : `${said}. ${importText.changed(notes.length)}`;
			host.notify("success", text.notices.imported, { description, action: undoAction() });
		},
	};
}
