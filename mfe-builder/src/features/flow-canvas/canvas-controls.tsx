import { IconButton } from "@scriptorium/ui-kit/icon-button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Maximize, StickyNote, Workflow, ZoomIn, ZoomOut } from "lucide-react";
import styles from "./flow-canvas.module.css";
import { en } from "./messages/en.ts";
import type { useCanvasView } from "./use-canvas-view.ts";

export interface CanvasControlsProps {
	readonly view: ReturnType<typeof useCanvasView>;
	readonly onTidy: () => void;
	readonly isTidying: boolean;
	readonly onAddNote: () => void;
}

/** Buttons at the top left: the view first, then what changes the canvas as a whole. */
export function CanvasControls({ view, onTidy, isTidying, onAddNote }: CanvasControlsProps) {
	const text = useMessages({ en });
	return (
		<div role="toolbar" aria-label={text.controls} className={`${styles.controls} ${styles.row}`}>
			<IconButton
				label={text.zoomIn}
				icon={<ZoomIn aria-hidden="true" />}
				aria-keyshortcuts="+"
				onClick={view.zoomIn}
			/>
			<IconButton
				label={text.zoomOut}
				icon={<ZoomOut aria-hidden="true" />}
				aria-keyshortcuts="-"
				onClick={view.zoomOut}
			/>
			<IconButton
				label={text.fitView}
				icon={<Maximize aria-hidden="true" />}
				aria-keyshortcuts="1"
				onClick={view.fit}
			/>
			<IconButton
				label={text.tidy}
				icon={<Workflow aria-hidden="true" />}
				aria-busy={isTidying || undefined}
				onClick={onTidy}
			/>
			<IconButton label={text.addNote} icon={<StickyNote aria-hidden="true" />} onClick={onAddNote} />
		</div>
	);
}
