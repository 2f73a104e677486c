import { useMessages } from "@scriptorium/ui-kit/locale";
import { useReactFlow, useStore } from "@xyflow/react";
import { type PointerEvent, useEffect, useMemo, useRef } from "react";
import { useFlowStore } from "../../editor/flow-store.ts";
import { type Box, boundsOf, isWithin } from "./bounds.ts";
import { en } from "./messages/en.ts";
import styles from "./minimap.module.css";
import { boxesOf } from "./use-canvas-view.ts";

/** Pixels of the screen. */
const SIZE = { width: 180, height: 120 } as const;
const PADDING = 8;

/**
 * The whole flow in small, with the part that is shown. React Flow's own overview has one element for each step; this one is drawn, so
 * that thousands cost nothing.
 */
export function Minimap() {
	const text = useMessages({ en });
	const canvas = useRef<HTMLCanvasElement>(null);
	const { nodes, notes } = useFlowStore((state) => state.flow);
	const view = useStore(({ transform, width, height }) => `${transform.join(" ")} ${width} ${height}`);
	const { setCenter, getZoom } = useReactFlow();

	const boxes = useMemo(() => boxesOf({ nodes, notes }), [nodes, notes]);
	const shown = useMemo(() => visibleBox(view), [view]);
	const all = useMemo(() => boundsOf(boxes), [boxes]);
	const scale = useMemo(() => scaleOf([...all, shown]), [all, shown]);
	/** While all of the flow is in view, the overview would only cover it. */
	const isNeeded = all.some((box) => !isWithin(box, shown));

	useEffect(() => {
		const frame = requestAnimationFrame(() => {
			if (canvas.current !== null) draw(canvas.current, boxes, shown, scale);
		});
		return () => cancelAnimationFrame(frame);
	}, [boxes, shown, scale]);

	const goTo = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>) => {
		const { left, top } = currentTarget.getBoundingClientRect();
		const x = (clientX - left - PADDING) / scale.factor + scale.x;
		const y = (clientY - top - PADDING) / scale.factor + scale.y;
		void setCenter(x, y, { zoom: getZoom() });
	};
	return (
		<canvas
			ref={canvas}
			hidden={!isNeeded}
			className={`nodrag nopan ${styles.minimap}`}
			role="img"
			aria-label={text.minimap}
			title={text.minimap}
			width={2 * SIZE.width}
			height={2 * SIZE.height}
			onPointerDown={(event) => {
				event.currentTarget.setPointerCapture(event.pointerId);
				goTo(event);
			}}
			onPointerMove={(event) => {
				if (event.currentTarget.hasPointerCapture(event.pointerId)) goTo(event);
			}}
		/>
	);
}

function visibleBox(view: string): Box {
	const [x = 0, y = 0, zoom = 1, width = 0, height = 0] = view.split(" ").map(Number);
	return { x: -x / zoom, y: -y / zoom, width: width / zoom, height: height / zoom };
}

interface Scale {
	/** Pixels of the overview for one pixel of the canvas. */
	readonly factor: number;
	readonly x: number;
	readonly y: number;
}

function scaleOf(boxes: readonly Box[]): Scale {
	const [all = { x: 0, y: 0, width: 1, height: 1 }] = boundsOf(boxes);
	const factor = Math.min(
		(SIZE.width - 2 * PADDING) / Math.max(1, all.width),
		(SIZE.height - 2 * PADDING) / Math.max(1, all.height),
	);
	return { factor, x: all.x, y: all.y };
}

function draw(canvas: HTMLCanvasElement, boxes: readonly Box[], shown: Box, { factor, x, y }: Scale): void {
	const context = canvas.getContext("2d");
	if (context === null) return;
	const colors = getComputedStyle(canvas);
	const rectangle = (box: Box): [number, number, number, number] => [
		PADDING + (box.x - x) * factor,
		PADDING + (box.y - y) * factor,
		Math.max(1, box.width * factor),
		Math.max(1, box.height * factor),
	];
	context.setTransform(2, 0, 0, 2, 0, 0);
	context.clearRect(0, 0, SIZE.width, SIZE.height);
	context.fillStyle = colors.color;
	for (const box of boxes) context.fillRect(...rectangle(box));
	context.strokeStyle = colors.outlineColor;
	context.lineWidth = 2;
	context.strokeRect(...rectangle(shown));
}
