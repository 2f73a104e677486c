import { CodeBlock } from "@scriptorium/ui-kit/code-block";
import type { CodeEditorHandle, CodeEditorProps } from "@scriptorium/ui-kit/code-editor/code-editor";
import { Component, lazy, type ReactNode, Suspense, useRef } from "react";
import { useIsNear } from "../../near-view/use-is-near.ts";

const CodeEditor = lazy(() =>
	import("@scriptorium/ui-kit/code-editor/code-editor").then((module) => ({ default: module.CodeEditor })),
);

/** Maximum length, in UTF-16 units, of code that gets syntax highlighting. Longer scripts are mostly bundles and slow to highlight. */
const MAX_HIGHLIGHTED_LENGTH = 300_000;

export interface CodeViewProps extends Pick<CodeEditorProps, "code" | "label" | "onFindingPressed"> {
	findings: NonNullable<CodeEditorProps["findings"]>;
	pointedAt: NonNullable<CodeEditorProps["pointedAt"]> | null;
	/** Is given the editor when it is there, and null when it is not. */
	onEditor: (editor: CodeEditorHandle | null) => void;
	className: string;
}

/** More lines than the block shows without scrolling in it. */
const FIRST_LINES = 60;
/** The same in characters, for code in one line. */
const FIRST_LENGTH = 20_000;

/** The lines that a page begins with; the others come with the first sign that somebody reads. */
function firstLines(code: string): string {
	let end = -1;
	for (let line = 0; line < FIRST_LINES; line += 1) {
		end = code.indexOf("\n", end + 1);
		if (end === -1) return code.slice(0, FIRST_LENGTH);
	}
	return code.slice(0, Math.min(end, FIRST_LENGTH));
}

/**
 * Code to be read. At first, for very large scripts and where the editor cannot be loaded, as plain text; the editor
 * comes when the code is near the window, so that the first sight of the page does not pay for it.
 */
export function CodeView({ onEditor, className, findings, ...shown }: CodeViewProps) {
	const frame = useRef<HTMLDivElement>(null);
	const near = useIsNear(frame) || shown.pointedAt !== null;
	const plain = (
		<CodeBlock
			code={near ? shown.code : firstLines(shown.code)}
			label={shown.label}
			pointedAt={shown.pointedAt}
			// It has one mark, in the color of danger: a remark is no alarm.
			markedLines={new Set(findings.filter(({ severity }) => severity !== "low").map(({ line }) => line))}
			className={className}
		/>
	);
	return (
		<div ref={frame}>
			{near && shown.code.length <= MAX_HIGHLIGHTED_LENGTH ? (
				<PlainInstead plain={plain}>
					<Suspense fallback={plain}>
						<CodeEditor ref={onEditor} {...shown} findings={findings} className={className} />
					</Suspense>
				</PlainInstead>
			) : (
				plain
			)}
		</div>
	);
}

/** Code that cannot be colored can still be read. */
class PlainInstead extends Component<{ plain: ReactNode; children: ReactNode }, { failed: boolean }> {
	override state = { failed: false };

	static getDerivedStateFromError() {
		return { failed: true };
	}

	override render() {
		return this.state.failed ? this.props.plain : this.props.children;
	}
}
