import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Tabs } from "@scriptorium/ui-kit/tabs";
import { useIsFrom } from "@scriptorium/ui-kit/use-is-from";
import { Search } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useFlowStore } from "../../editor/flow-store.ts";
import { useStepRequest } from "../../editor/step-request.ts";
import { useEditorKeys } from "../../editor/use-editor-keys.ts";
import styles from "./builder-screen.module.css";
import { en } from "./messages/en.ts";

export interface VisualEditorProps {
	readonly canvas: ReactNode;
	readonly outline: ReactNode;
	readonly find: (onClose: () => void) => ReactNode;
}

/** The tab Visual Editor: canvas and outline of the same flow. On phones the outline is the editor, and the canvas is behind a tab. */
export function VisualEditor({ canvas, outline, find }: VisualEditorProps) {
	const text = useMessages({ en });
	const editor = useRef<HTMLElement>(null);
	const [isFinding, setFinding] = useState(false);
	const hasSteps = useFlowStore(({ flow }) => flow.nodes.length > 0);
	useEditorKeys(editor, () => setFinding(true));
	// Whether there is room for both. Null in the first render, which is the server's: both arrangements are in the page then, and the style
	// sheet shows the one that fits.
	const isWide = useIsFrom("md");
	const requested = useStepRequest((state) => state.requested);
	const [narrowTab, setNarrowTab] = useState("outline");
	useEffect(() => {
		// On narrow screens the outline shows it.
		if (requested !== null) setNarrowTab("outline");
	}, [requested]);
	return (
		<section ref={editor} aria-label={text.visual} className={styles.editor}>
			{isFinding
				? find(() => {
						setFinding(false);
						editor.current?.querySelector<HTMLElement>("[role=tree]")?.focus();
					})
				: hasSteps && (
						<div className={styles.findButton}>
							<Button
								size="small"
								variant="quiet"
								icon={<Search aria-hidden="true" />}
								aria-keyshortcuts="Control+F"
								onClick={() => setFinding(true)}
							>
								{text.find}
							</Button>
						</div>
					)}
			{isWide !== false && (
				<div className={isWide === null ? `${styles.sideBySide} ${styles.onlyWide}` : (styles.sideBySide ?? "")}>
					{canvas}
					{outline}
				</div>
			)}
			{isWide !== true && (
				<Tabs
					className={isWide === null ? (styles.onlyNarrow ?? "") : ""}
					label={text.editors}
					value={narrowTab}
					onValueChange={setNarrowTab}
					items={[
						{ value: "outline", label: text.outline, content: outline },
						{ value: "canvas", label: text.canvas, content: canvas },
					]}
				/>
			)}
		</section>
	);
}
