import type { CodeEditorHandle } from "@scriptorium/ui-kit/code-editor/code-editor";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { decodeText } from "@scriptorium/userscript/decode-text";
import { type DragEvent, type RefObject, useState } from "react";
import { en } from "./messages/en.ts";

/** Longest file that is read, in bytes. What is too long to be saved is said where it is saved. */
const MAX_BYTES = 16 * 1024 * 1024;

export interface DroppedFile {
	/** For the capturing phase: the editor would read a file in another way. */
	readonly dropFile: (event: DragEvent) => Promise<void>;
	/** Why the last file was not read; null when it was. */
	readonly problem: string | null;
}

/** Puts the text of a dropped file in place of the code, as one edit that can be undone. */
export function useDroppedFile({
	editor,
	onCodeChange,
}: {
	readonly editor: RefObject<CodeEditorHandle | null>;
	readonly onCodeChange: (code: string) => void;
}): DroppedFile {
	const texts = useMessages({ en }).dropped;
	const [problem, setProblem] = useState<string | null>(null);
	const read = async (file: File): Promise<string | null> => {
		if (file.size > MAX_BYTES) return texts.tooLarge(file.name);
		const bytes = await file.arrayBuffer().catch(() => null);
		if (bytes === null) return texts.unreadable(file.name);
		const decoded = decodeText(new Uint8Array(bytes));
		if (!decoded.ok) return texts.notText(file.name, decoded.encoding.toUpperCase());
		if (editor.current === null) onCodeChange(decoded.text);
		else editor.current.rewrite(decoded.text, 0);
		return null;
	};
	return {
		problem,
		async dropFile(event) {
			const [file] = event.dataTransfer.files;
			if (file === undefined) return;
			event.preventDefault();
			event.stopPropagation();
			setProblem(await read(file));
		},
	};
}
