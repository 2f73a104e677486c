import type { FlowDocument } from "@scriptorium/flow/document/flow-document";
import { useIsFrom } from "@scriptorium/ui-kit/use-is-from";
import { getViewportForBounds, useReactFlow, useStore, useStoreApi } from "@xyflow/react";
import { type RefObject, useCallback, useEffect, useRef } from "react";
import { useFlowStore } from "../../editor/flow-store.ts";
import { useStepRequest } from "../../editor/step-request.ts";
import { type Box, boundsOf } from "./bounds.ts";
import { STEP_SIZE } from "./step-size.ts";
import { useMotion } from "./use-motion.ts";

/** Canvas width in pixels up to which the counters are below the buttons; the style sheet has the same value. */
const NARROW = 512;
/** Padding around the flow, in pixels of the screen. The top padding leaves room for the buttons over the canvas. */
const paddingOf = (width: number) => ({ top: width <= NARROW ? "112px" : "76px", x: "32px", bottom: "32px" }) as const;
/** As much of a flow as fits, without making it larger than it is. */
const MAX_FIT_ZOOM = 1;

/** Zoom level below which the steps of a flow that is opened cannot be told apart. */
const MIN_FIT_ZOOM = 0.35;
/** Zoom level from which the texts of a step can be read. */
const MIN_READABLE_ZOOM = 0.8;

/** For the first view of a flow. */
export const fitOptions = () => ({ padding: paddingOf(document.documentElement.clientWidth), maxZoom: MAX_FIT_ZOOM });

/** Height of the canvas in pixels (spec 03 § 9). */
const CANVAS_HEIGHT = 600;

/** Whether a flow is so tall that its steps could not be told apart, were all of it shown. */
export function isTooTall(flow: FlowDocument): boolean {
	return boundsOf(boxesOf(flow)).some(({ height }) => CANVAS_HEIGHT / height < MIN_FIT_ZOOM);
}

/** Most steps that are drawn at once. */
export const MAX_SHOWN_STEPS = 150;
/** Pixels of the canvas that a step needs with the gaps around it, as the layout arranges them. */
const STEP_AREA = (STEP_SIZE.width + 48) * (STEP_SIZE.height + 48);

/** Lowest zoom level of a flow: higher for large flows, so that no more than `MAX_SHOWN_STEPS` are drawn at once. */
export function useMinZoom(steps: number): number {
	const area = useStore(({ width, height }) => width * height);
	return steps <= MAX_SHOWN_STEPS ? 0.1 : Math.min(1, Math.sqrt(area / (STEP_AREA * MAX_SHOWN_STEPS)));
}

/** Moves the view. Places are those of the flow, also while the canvas still shows steps elsewhere. */
export function useCanvasView() {
	const { setViewport, setCenter, zoomIn, zoomOut, zoomTo } = useReactFlow();
	const { fitMs, zoomMs } = useMotion();
	const store = useStoreApi();
	const fit = useCallback(() => {
		const { width, height, minZoom } = store.getState();
		const [bounds] = boundsOf(boxesOf(useFlowStore.getState().flow));
		if (bounds === undefined) return;
		const viewport = getViewportForBounds(bounds, width, height, minZoom, MAX_FIT_ZOOM, paddingOf(width));
		void setViewport(viewport, { duration: fitMs });
	}, [setViewport, store, fitMs]);
	/** Shows all of a flow that was opened or, of one that would be too small to be read, its beginning. */
	const begin = useCallback(
		(durationMs: number) => {
			const { width, height, minZoom } = store.getState();
			const boxes = boxesOf(useFlowStore.getState().flow);
			const [bounds] = boundsOf(boxes);
			const first = boxes.reduce<Box | null>((high, box) => (high === null || box.y < high.y ? box : high), null);
			if (bounds === undefined || first === null || width === 0) return;
			const padding = paddingOf(width);
			const whole = getViewportForBounds(bounds, width, height, minZoom, MAX_FIT_ZOOM, padding);
			if (whole.zoom >= MIN_FIT_ZOOM) {
				void setViewport(whole, { duration: durationMs });
				return;
			}
			const zoom = MIN_READABLE_ZOOM;
			const x = width / 2 - (first.x + first.width / 2) * zoom;
			void setViewport({ x, y: Number.parseInt(padding.top, 10) - first.y * zoom, zoom }, { duration: durationMs });
		},
		[setViewport, store],
	);
	/** Moves the view when the middle of a step is outside: not for one that is pressed at the edge of the canvas. */
	const reveal = useCallback(
		(id: string, durationMs: number) => {
			const step = useFlowStore.getState().flow.nodes.find((node) => node.id === id);
			if (step === undefined) return;
			const [left, top, zoom] = store.getState().transform;
			const { width, height } = store.getState();
			const middle = { x: step.position.x + STEP_SIZE.width / 2, y: step.position.y + STEP_SIZE.height / 2 };
			const at = { x: middle.x * zoom + left, y: middle.y * zoom + top };
			const isInside = at.x >= 0 && at.x <= width && at.y >= 0 && at.y <= height;
			if (!isInside) void setCenter(middle.x, middle.y, { zoom, duration: durationMs });
		},
		[setCenter, store],
	);
	/** Moves the view to the step, large enough to be read. */
	const show = useCallback(
		(id: string) => {
			const step = useFlowStore.getState().flow.nodes.find((node) => node.id === id);
			if (step === undefined) return;
			const zoom = Math.max(store.getState().transform[2], MIN_READABLE_ZOOM);
			void setCenter(step.position.x + STEP_SIZE.width / 2, step.position.y + STEP_SIZE.height / 2, { zoom });
		},
		[setCenter, store],
	);
	return {
		fit,
		begin,
		reveal,
		show,
		zoomIn: () => void zoomIn({ duration: zoomMs }),
		zoomOut: () => void zoomOut({ duration: zoomMs }),
		zoomToActualSize: () => void zoomTo(1, { duration: zoomMs }),
	};
}

/** Places and sizes of all steps and notes, in pixels of the canvas. */
export const boxesOf = ({ nodes, notes }: Pick<FlowDocument, "nodes" | "notes">): readonly Box[] => [
	...notes.map(({ position, size }) => ({ ...position, ...size })),
	...nodes.map(({ position }) => ({ ...position, ...STEP_SIZE })),
];

/** Shows a flow that was opened in place of another one. */
export function useFittedFlow(begin: (durationMs: number) => void): void {
	const { fitMs } = useMotion();
	const openings = useFlowStore((state) => state.openings);
	const known = useRef(openings);
	useEffect(() => {
		if (openings === known.current) return;
		known.current = openings;
		begin(fitMs);
	}, [openings, begin, fitMs]);
}

/** Brings the step into view that was selected elsewhere, as in the outline, or the first of those that were pasted. */
export function useShownSelection(reveal: (id: string, durationMs: number) => void): void {
	const { zoomMs } = useMotion();
	useEffect(
		() =>
			useFlowStore.subscribe((now, before) => {
				const [first, second] = now.selection.steps;
				if (first === undefined || now.selection === before.selection) return;
				const isOther = before.selection.steps.length !== 1 || before.selection.steps[0] !== first;
				const isAdded = now.flow !== before.flow && before.flow.nodes.every(({ id }) => id !== first);
				if (second === undefined ? isOther : isAdded) reveal(first, zoomMs);
			}),
		[reveal, zoomMs],
	);
}

/** Shows a step that was asked for elsewhere, with the focus; on narrow screens the outline does. */
export function useRequestedStep(
	canvas: RefObject<HTMLElement | null>,
	show: (id: string) => void,
	focusItem: (id: string) => void,
): void {
	const { requested, take } = useStepRequest();
	const isWide = useIsFrom("md");
	useEffect(() => {
		if (requested === null || isWide !== true) return;
		take();
		canvas.current?.scrollIntoView({ block: "nearest" });
		show(requested);
		focusItem(requested);
	}, [requested, isWide, take, canvas, show, focusItem]);
}

/** The focus stays on the canvas when the item that has it is removed: on the item that is selected next, else on the canvas itself. */
export function useKeptFocus(canvas: RefObject<HTMLElement | null>, focusItem: (id: string) => void): void {
	const focused = useRef<Element | null>(null);
	useEffect(() => {
		const note = ({ target }: FocusEvent) => {
			focused.current = target instanceof Element && canvas.current?.contains(target) === true ? target : null;
		};
		document.addEventListener("focusin", note);
		return () => document.removeEventListener("focusin", note);
	}, [canvas]);
	const flow = useFlowStore((state) => state.flow);
	useEffect(() => {
		const isLost = focused.current !== null && !focused.current.isConnected && document.activeElement === document.body;
		if (!isLost) return;
		const { selection } = useFlowStore.getState();
		const next = selection.steps.at(-1) ?? selection.notes.at(-1);
		if (next !== undefined && flow === useFlowStore.getState().flow) focusItem(next);
		else canvas.current?.focus({ preventScroll: true });
	}, [flow, canvas, focusItem]);
}
