import { DEFAULT_SETTINGS } from "@scriptorium/flow/document/default-settings";
import { EMPTY_FLOW } from "@scriptorium/flow/document/empty-flow";
import { MAX_FLOW_FILE_LENGTH } from "@scriptorium/flow/document/flow-limits";
import { useHost } from "@scriptorium/remote-kit/host";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { decodeText } from "@scriptorium/userscript/decode-text";
import { useFlowStore } from "../../editor/flow-store.ts";
import { fileNameOf } from "../../files/file-name.ts";
import { saveFile } from "../../files/save-file.ts";
import { en } from "./messages/en.ts";

/** The parsers of flows, which are loaded with the first file. */
export const loadFlowReader = () => import("./read-flow-file.ts");

/** The exported file of spec 03 § 3. An import replaces flow and settings, and can be undone. */
export function useFlowFiles() {
	const host = useHost();
	const text = useMessages({ en });
	return {
		startNew() {
			const { open, undo } = useFlowStore.getState();
			open(text.changes.newFlow, EMPTY_FLOW, { settings: DEFAULT_SETTINGS });
			host.notify("info", text.notices.emptied, { action: { label: text.notices.undo, run: () => void undo() } });
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
		async importFrom(file: File) {
			const refuse = (description: string) => host.notify("error", text.notices.notImported, { description });
			if (file.size > MAX_FLOW_FILE_LENGTH) return refuse(text.notices.tooLarge);
			let content: string;
			try {
				const decoded = decodeText(new Uint8Array(await file.arrayBuffer()));
				if (!decoded.ok) return refuse(text.notices.notText);
				content = decoded.text;
			} catch (error) {
				// It was deleted or changed since it was chosen.
				return refuse(String(error));
			}
			const read = await loadFlowReader()
				.then(({ readChosenFlow }) => readChosenFlow(content))
				.catch(() => null);
			if (read === null) return refuse(text.notices.notLoaded);
			if (!read.ok) return refuse(read.error.message);
			const { flow, settings, changed, others } = read.value;
			await useFlowStore.getState().restored();
			useFlowStore.getState().open(text.changes.import, flow, { settings });
			const description = [
				...(changed > 0 ? [text.notices.commandsChanged(changed)] : []),
				...(others > 0 ? [text.notices.otherTests(others)] : []),
			].join(" ");
			host.notify("success", text.notices.imported, description === "" ? {} : { description });
		},
	};
}
