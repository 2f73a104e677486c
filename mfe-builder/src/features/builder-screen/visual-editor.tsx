import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { Tabs } from "@scriptorium/ui-kit/tabs";
import { Search } from "lucide-react";
import { type ReactNode, Suspense, useRef, useState, useSyncExternalStore } from "react";
import { useFlowStore } from "../../editor/flow-store.ts";
import { useEditorKeys } from "../../editor/use-editor-keys.ts";
import styles from "./builder-screen.module.css";
import { en } from "./messages/en.ts";

export interface VisualEditorProps {
	/** May suspend: its code is loaded when it is first shown. */
	readonly canvas: ReactNode;
	readonly outline: ReactNode;
	readonly find: (onClose: () => void) => ReactNode;
}

/** The tab Visual Editor: canvas and outline of the same flow. On phones the outline is the editor, and the canvas is behind a tab. */
export function VisualEditor({ canvas, outline, find }: VisualEditorProps) {
	const text = useMessages({ en });
	const editor = useRef<HTMLElement>(null);
	const [isFinding, setFinding] = useState(false);
	useEditorKeys(editor, () => setFinding(true));
	const isWide = useIsWide();
	const isRestored = useFlowStore((state) => state.isRestored);
	const loading = (
		<LoadingRegion text={text.loading}>
			<Skeleton shape="block" height="600px" />
		</LoadingRegion>
	);
	// The canvas fits the flow into its view once: it must be there.
	const shownCanvas = isRestored ? <Suspense fallback={loading}>{canvas}</Suspense> : loading;
	return (
		<section ref={editor} aria-label={text.visual} className={styles.editor}>
			{isFinding ? (
				find(() => {
					setFinding(false);
					editor.current?.querySelector<HTMLElement>("[role=tree]")?.focus();
				})
			) : (
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
			{isWide ? (
				<div className={styles.sideBySide}>
					{shownCanvas}
					{outline}
				</div>
			) : (
				<Tabs
					label={text.editors}
					items={[
						{ value: "outline", label: text.outline, content: outline },
						{ value: "canvas", label: text.canvas, content: shownCanvas },
					]}
				/>
			)}
		</section>
	);
}

/** Phones (spec 03 § 9, below `md`). */
const WIDE = "(min-width: 48rem)";

function subscribe(listener: () => void): () => void {
	const query = matchMedia(WIDE);
	query.addEventListener("change", listener);
	return () => query.removeEventListener("change", listener);
}

const useIsWide = () => useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
