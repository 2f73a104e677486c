import type { CodeEditorProps } from "@scriptorium/ui-kit/code-editor/code-editor";
import { TextArea } from "@scriptorium/ui-kit/text-area";

/** The code as plain text, for when the editor cannot be loaded. */
export function PlainEditor({ code, label, onCodeChange }: CodeEditorProps) {
	return (
		<TextArea
			code
			rows={16}
			label={label}
			labelHidden
			value={code}
			onChange={(event) => onCodeChange?.(event.target.value)}
		/>
	);
}
