import { IconButton } from "@scriptorium/ui-kit/icon-button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { NodeToolbar, Position, type ReactFlowState, useStore } from "@xyflow/react";
import { ListPlus, Settings2, Trash2 } from "lucide-react";
import { useEditCommands } from "../../editor/commands/use-edit-commands.ts";
import { useFlowStore } from "../../editor/flow-store.ts";
import { emptySelection } from "../../editor/selection.ts";
import { useCanvasActions } from "./canvas-actions.ts";
import styles from "./flow-canvas.module.css";
import { en } from "./messages/en.ts";
import { type ToolbarPlace, toolbarPlace } from "./toolbar-place.ts";

const SIDES = { left: Position.Left, right: Position.Right, top: Position.Top } as const;

/** The most common commands beside the selected step: for touch, and for people who do not know the double click and the context menu. */
export function StepToolbar({ id, label }: { readonly id: string; readonly label: string }) {
	const { parts: text } = useMessages({ en });
	const commands = useEditCommands();
	const { configure, add } = useCanvasActions();
	const isAlone = useFlowStore(({ selection: { steps, notes } }) => steps.length === 1 && notes.length === 0);
	const { side, direction, align } = useStore((view) => placeIn(view, id), isSamePlace);
	if (!isAlone) return null;
	return (
		<NodeToolbar
			isVisible
			position={SIDES[side]}
			align={align}
			role="toolbar"
			aria-label={text.step(label)}
			aria-orientation={direction === "row" ? "horizontal" : "vertical"}
			className={`nodrag nopan ${styles.controls} ${direction === "row" ? styles.row : ""}`}
		>
			<IconButton label={text.configure(label)} icon={<Settings2 aria-hidden="true" />} onClick={() => configure(id)} />
			<IconButton
				label={text.addAfter(label)}
				icon={<ListPlus aria-hidden="true" />}
				onClick={() => add({ kind: "after", stepId: id })}
			/>
			<IconButton
				label={text.remove(label)}
				icon={<Trash2 aria-hidden="true" />}
				onClick={() => commands.remove({ ...emptySelection, steps: [id] })}
			/>
		</NodeToolbar>
	);
}

function placeIn(
	{ nodeLookup, width, height, transform: [left, top, zoom] }: ReactFlowState,
	id: string,
): ToolbarPlace {
	const step = nodeLookup.get(id)?.internals.positionAbsolute ?? { x: 0, y: 0 };
	return toolbarPlace(step, { width, height, left, top, zoom });
}

const isSamePlace = (one: ToolbarPlace, other: ToolbarPlace): boolean =>
	one.side === other.side && one.direction === other.direction && one.align === other.align;
