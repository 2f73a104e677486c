import { useMessages } from "@scriptorium/ui-kit/locale";
import { Download, FilePlus2, Link, Upload } from "lucide-react";
import { type ChangeEvent, useRef } from "react";
import { useFlowStore } from "../../editor/flow-store.ts";
import { ToolButton } from "../../editor/tool-button.tsx";
import { IMPORTABLE, loadImportReader, useImport } from "../../file-import/use-import.tsx";
import { en } from "./messages/en.ts";
import { type PlaceImported, useFlowFiles } from "./use-flow-files.ts";
import { useShareLink } from "./use-share-link.ts";

/** New flow, import, export and share. */
export function FileActions({ onPlace }: { readonly onPlace: PlaceImported }) {
	const text = useMessages({ en });
	const input = useRef<HTMLInputElement>(null);
	const isEmpty = useFlowStore(({ flow }) => flow.nodes.length + flow.notes.length === 0);
	const { startNew, exportFlow, open } = useFlowFiles(onPlace);
	const { importFrom, choice } = useImport({
		wish: "flow",
		failed: text.notices.notImported,
		onTaken: (taken) => void open(taken),
	});
	const share = useShareLink();
	function chosen({ currentTarget }: ChangeEvent<HTMLInputElement>) {
		const file = currentTarget.files?.[0];
		// The same file can be chosen again.
		currentTarget.value = "";
		if (file) void importFrom(file);
	}
	function choose() {
		// While the person looks for the file; if it does not come now, it is loaded with the file.
		loadImportReader().catch(() => undefined);
		input.current?.click();
	}
	return (
		<>
			<ToolButton
				word={text.newWord}
				name={text.newFlow}
				icon={<FilePlus2 aria-hidden="true" />}
				disabled={isEmpty}
				onClick={startNew}
			/>
			<ToolButton word={text.import} name={text.import} icon={<Upload aria-hidden="true" />} onClick={choose} />
			<input ref={input} type="file" accept={IMPORTABLE} aria-label={text.import} hidden onChange={chosen} />
			<ToolButton
				word={text.export}
				name={text.export}
				icon={<Download aria-hidden="true" />}
				disabled={isEmpty}
				onClick={() => void exportFlow()}
			/>
			<ToolButton
				word={text.share}
				name={text.share}
				icon={<Link aria-hidden="true" />}
				disabled={isEmpty}
				onClick={() => void share()}
			/>
			{choice}
		</>
	);
}
