import { IconButton } from "@scriptorium/ui-kit/icon-button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { BaseEdge, type EdgeProps, EdgeToolbar, getSmoothStepPath } from "@xyflow/react";
import { ListPlus, Trash2 } from "lucide-react";
import { memo } from "react";
import { useEditCommands } from "../../editor/commands/use-edit-commands.ts";
import { useFlowStore } from "../../editor/flow-store.ts";
import { useCanvasActions } from "./canvas-actions.ts";
import type { FlowEdgeType } from "./canvas-items.ts";
import styles from "./flow-canvas.module.css";
import { en } from "./messages/en.ts";

/** A connection. While it is selected, it offers to add a step between its ends, and to remove it. */
export const ConnectionEdge = memo(function ConnectionEdge({
	id,
	source,
	target,
	sourceX,
	sourceY,
	sourcePosition,
	targetX,
	targetY,
	targetPosition,
	data,
	selected,
	markerEnd,
	interactionWidth,
}: EdgeProps<FlowEdgeType>) {
	const ends = { sourceX, sourceY, sourcePosition, targetX, targetY, targetPosition };
	const [path, middleX, middleY] = getSmoothStepPath({ ...ends, stepPosition: data?.bend ?? 0.5 });
	return (
		<>
			<BaseEdge
				id={id}
				path={path}
				{...(markerEnd === undefined ? {} : { markerEnd })}
				{...(interactionWidth === undefined ? {} : { interactionWidth })}
			/>
			{selected === true && <ConnectionToolbar id={id} source={source} target={target} x={middleX} y={middleY} />}
		</>
	);
});

interface ConnectionToolbarProps {
	readonly id: string;
	readonly source: string;
	readonly target: string;
	/** Pixels of the canvas. */
	readonly x: number;
	readonly y: number;
}

function ConnectionToolbar({ id, source, target, x, y }: ConnectionToolbarProps) {
	const { parts: text } = useMessages({ en });
	const commands = useEditCommands();
	const { add } = useCanvasActions();
	const from = useFlowStore(({ flow }) => flow.nodes.find((node) => node.id === source)?.data.label ?? "");
	const to = useFlowStore(({ flow }) => flow.nodes.find((node) => node.id === target)?.data.label ?? "");
	return (
		<EdgeToolbar
			edgeId={id}
			x={x}
			y={y}
			isVisible
			role="toolbar"
			aria-label={text.connection(from, to)}
			className={`nodrag nopan ${styles.controls} ${styles.row}`}
		>
			<IconButton
				label={text.addBetween(from, to)}
				icon={<ListPlus aria-hidden="true" />}
				onClick={() => add({ kind: "into", connectionId: id })}
			/>
			<IconButton
				label={text.disconnect(from, to)}
				icon={<Trash2 aria-hidden="true" />}
				onClick={() => commands.disconnect(id)}
			/>
		</EdgeToolbar>
	);
}
