import { branchNames } from "@scriptorium/flow/document/branches";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { type FinalConnectionState, useReactFlow } from "@xyflow/react";
import type { DragEvent } from "react";
import type { EditCommands } from "../../editor/commands/edit-commands.ts";
import type { CanvasPosition, StepPlace } from "../../editor/step-place.ts";
import { en as stepWords } from "../../editor/step-views/en.ts";
import { allPaletteKinds, STEP_DRAG_TYPE } from "../../editor/step-views/palette-kinds.ts";
import { STEP_SIZE } from "./step-size.ts";

/** Pixels of the canvas: a connection that was drawn less far was not meant. */
const MIN_DRAWN = 40;

/** Pixels of the canvas: a connection that leads about straight down is meant to. */
const ALIGNED_WITHIN = 24;

interface ScreenPoint {
	readonly clientX: number;
	readonly clientY: number;
}

/** What happens where the pointer lets go of a kind from the palette, or of the end of a connection. */
export function useCanvasDrops(commands: Pick<EditCommands, "add" | "connect">, onAdd: (place: StepPlace) => void) {
	const words = useMessages({ en: stepWords });
	const { screenToFlowPosition } = useReactFlow();
	/** Of a step whose middle, or whose top, is at the point. */
	const placeAt = ({ clientX, clientY }: ScreenPoint, share: 0 | 0.5 | 1): CanvasPosition => {
		const { x, y } = screenToFlowPosition({ x: clientX, y: clientY });
		return { x: Math.round(x - STEP_SIZE.width / 2), y: Math.round(y - STEP_SIZE.height * share) };
	};
	return {
		placeAt,
		/** A kind of step: into the connection below the pointer, else to the place. */
		onDrop: (event: DragEvent) => {
			const kind = allPaletteKinds.find((each) => each === event.dataTransfer.getData(STEP_DRAG_TYPE));
			if (kind === undefined) return;
			event.preventDefault();
			const connectionId = idBelow(event, ".react-flow__edge");
			const place: StepPlace =
				connectionId === null ? { kind: "at", position: placeAt(event, 0.5) } : { kind: "into", connectionId };
			commands.add({ kind, label: words.kinds[kind] }, place);
		},
		/** The end of a connection that reached no handle: it belongs to the step below it, else to a step that is yet to be added. */
		onConnectEnd: (event: MouseEvent | TouchEvent, { fromHandle, toHandle, from }: FinalConnectionState) => {
			if (fromHandle === null || toHandle !== null || from === null) return;
			const point = "changedTouches" in event ? event.changedTouches[0] : event;
			if (point === undefined) return;
			const { nodeId: stepId, type } = fromHandle;
			const exit = branchNames.find((name) => name === fromHandle.id);
			const below = idBelow(point, ".react-flow__node-step");
			if (below !== null) {
				const ends = type === "source" ? { source: stepId, target: below } : { source: below, target: stepId };
				if (below !== stepId) commands.connect({ ...ends, sourceHandle: exit });
				return;
			}
			const to = screenToFlowPosition({ x: point.clientX, y: point.clientY });
			const isFar = Math.hypot(to.x - from.x, to.y - from.y) >= MIN_DRAWN;
			if (!isFar || !isOnCanvas(point)) return;
			const isStraight = Math.abs(to.x - from.x) < ALIGNED_WITHIN;
			const direction = type === "source" ? "from" : "to";
			// The end of the connection is at the top of the new step, or at its bottom.
			const { x, y } = placeAt(point, type === "source" ? 0 : 1);
			const position = { x: isStraight ? Math.round(from.x - STEP_SIZE.width / 2) : x, y };
			onAdd({ kind: "connected", position, direction, stepId, exit });
		},
	};
}

const elementsAt = ({ clientX, clientY }: ScreenPoint) => document.elementsFromPoint(clientX, clientY);

function idBelow(point: ScreenPoint, selector: string): string | null {
	for (const element of elementsAt(point)) {
		const id = element.closest(selector)?.getAttribute("data-id");
		if (id != null) return id;
	}
	return null;
}

const isOnCanvas = (point: ScreenPoint): boolean =>
	elementsAt(point)[0]?.closest(".react-flow__pane, .react-flow__edge, .react-flow__node-note") != null;
