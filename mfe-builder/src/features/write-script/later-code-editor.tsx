import type { CodeEditorHandle, CodeEditorProps } from "@scriptorium/ui-kit/code-editor/code-editor";
import {
	type ComponentType,
	type RefObject,
	useEffect,
	useEffectEvent,
	useLayoutEffect,
	useRef,
	useState,
} from "react";
import { flushSync } from "react-dom";
import styles from "./later-code-editor.module.css";

/** What the editor takes over from the plain field. */
interface LeftField {
	/** The selection, by offsets in UTF-16 units. */
	readonly from: number;
	readonly to: number;
	/** Somebody has typed in the field. */
	readonly hasTyped: boolean;
}

export interface LaterCodeEditorProps extends Omit<CodeEditorProps, "ref"> {
	readonly ref: RefObject<CodeEditorHandle | null>;
	readonly onCodeChange: (code: string) => void;
}

/**
 * The editor of code. Until its own code is there, and where that does not come, a plain field without marks takes what is typed: the
 * editor goes on with the text, the focus and the selection.
 */
export function LaterCodeEditor(props: LaterCodeEditorProps) {
	const [Editor, setEditor] = useState<ComponentType<CodeEditorProps> | null>(null);
	/** An input method is composing a word in the plain field, which must stay until it is done. */
	const isComposing = useRef(false);
	const waiting = useRef<ComponentType<CodeEditorProps> | null>(null);
	/** The plain field as it was replaced; null if it did not have the focus. */
	const left = useRef<LeftField | null>(null);
	/** At once, with the effect below: a key pressed between the plain field and the editor would be lost. */
	const takeOver = useEffectEvent((editor: ComponentType<CodeEditorProps>) => flushSync(() => setEditor(() => editor)));
	useEffect(() => {
		let isHere = true;
		import("@scriptorium/ui-kit/code-editor/code-editor").then(
			({ CodeEditor }) => {
				if (!isHere) return;
				if (isComposing.current) waiting.current = CodeEditor;
				else takeOver(CodeEditor);
			},
			// It could not be loaded: the plain field stays.
			() => undefined,
		);
		return () => {
			isHere = false;
		};
	}, []);
	const { ref } = props;
	useEffect(() => {
		if (Editor === null || left.current === null) return;
		const { from, to, hasTyped } = left.current;
		left.current = null;
		ref.current?.select?.(from, to);
		// The editor completes names while they are typed, and has not seen this one being typed.
		if (hasTyped && from === to) ref.current?.complete?.();
	}, [Editor, ref]);
	if (Editor !== null) return <Editor {...props} />;
	return (
		<PlainField
			{...props}
			onCompositionChange={(composes) => {
				isComposing.current = composes;
				const editor = waiting.current;
				if (!composes && editor !== null) flushSync(() => setEditor(() => editor));
			}}
			onLeft={(field) => {
				left.current = field;
			}}
		/>
	);
}

interface PlainFieldProps extends Pick<LaterCodeEditorProps, "code" | "label" | "className" | "onCodeChange"> {
	readonly onCompositionChange: (isComposing: boolean) => void;
	/** Called when the field goes away while it has the focus. */
	readonly onLeft: (field: LeftField) => void;
}

function PlainField({ code, label, className, onCodeChange, onCompositionChange, onLeft }: PlainFieldProps) {
	const field = useRef<HTMLTextAreaElement>(null);
	const leave = useRef(onLeft);
	const hasTyped = useRef(false);
	useLayoutEffect(() => {
		const element = field.current;
		const tell = leave.current;
		return () => {
			if (element === null || document.activeElement !== element) return;
			tell({ from: element.selectionStart, to: element.selectionEnd, hasTyped: hasTyped.current });
		};
	}, []);
	return (
		<textarea
			ref={field}
			aria-label={label}
			className={`${styles.start} ${className ?? ""}`}
			value={code}
			dir="ltr"
			spellCheck={false}
			autoCapitalize="off"
			autoCorrect="off"
			onChange={({ currentTarget }) => {
				hasTyped.current = true;
				onCodeChange(currentTarget.value);
			}}
			onCompositionStart={() => onCompositionChange(true)}
			onCompositionEnd={() => onCompositionChange(false)}
		/>
	);
}
