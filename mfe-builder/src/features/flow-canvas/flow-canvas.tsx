import { branchNames } from "@scriptorium/flow/document/branches";
import { laterPart } from "@scriptorium/ui-kit/later-part";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { VisuallyHidden } from "@scriptorium/ui-kit/visually-hidden";
import {
	Background,
	BackgroundVariant,
	type Connection,
	Panel,
	ReactFlow,
	ReactFlowProvider,
	SelectionMode,
	useReactFlow,
} from "@xyflow/react";
import "@xyflow/react/dist/base.css";
import { type MouseEvent, useCallback, useId, useMemo, useRef, useState } from "react";
import { useEditCommands } from "../../editor/commands/use-edit-commands.ts";
import { useFlowStore } from "../../editor/flow-store.ts";
import { emptySelection, selectSteps } from "../../editor/selection.ts";
import type { StepPlace } from "../../editor/step-place.ts";
import { STEP_DRAG_TYPE } from "../../editor/step-views/palette-kinds.ts";
import { selectAll } from "../../editor/use-editor-keys.ts";
import { CanvasActionsContext } from "./canvas-actions.ts";
import { CanvasControls } from "./canvas-controls.tsx";
import type { CanvasNode, FlowEdgeType } from "./canvas-items.ts";
import type { CanvasMenuProps, MenuPlace, MenuSubject } from "./canvas-menu.tsx";
import { ConnectionEdge } from "./connection-edge.tsx";
import styles from "./flow-canvas.module.css";
import { editNote, focusItem } from "./item-focus.ts";
import { useTidy } from "./layout/use-tidy.ts";
import { en } from "./messages/en.ts";
import { Minimap } from "./minimap.tsx";
import { NoteNode } from "./note-node.tsx";
import { EmptyHint } from "./place/empty-hint.tsx";
import { StepNode } from "./step-node.tsx";
import { useCanvasChanges } from "./use-canvas-changes.ts";
import { useCanvasDrops } from "./use-canvas-drops.ts";
import { useCanvasItems } from "./use-canvas-items.ts";
import { useCanvasKeys } from "./use-canvas-keys.ts";
import {
	fitOptions,
	isTooTall,
	MAX_SHOWN_STEPS,
	useCanvasView,
	useFittedFlow,
	useKeptFocus,
	useMinZoom,
	useRequestedStep,
	useShownSelection,
} from "./use-canvas-view.ts";

/** Its code, and that of menus, is loaded with the first one. */
const CanvasMenu = laterPart<CanvasMenuProps>({
	load: async () => (await import("./canvas-menu.tsx")).CanvasMenu,
	onFailed: ({ onClose }) => onClose(),
});

const nodeTypes = { step: StepNode, note: NoteNode };
const edgeTypes = { connection: ConnectionEdge };

export interface FlowCanvasProps {
	readonly onConfigure: (stepId: string) => void;
	readonly onAdd: (place: StepPlace) => void;
	readonly onConnectFrom: (stepId: string) => void;
}

/** Spec 03 § 2: the flow as a graph, edited by pointer, touch and keyboard. */
export function FlowCanvas({ onConfigure, onAdd, onConnectFrom }: FlowCanvasProps) {
	const actions = useMemo(
		() => ({ configure: onConfigure, add: onAdd, connectFrom: onConnectFrom }),
		[onConfigure, onAdd, onConnectFrom],
	);
	return (
		<ReactFlowProvider>
			<CanvasActionsContext value={actions}>
				<Canvas {...actions} />
			</CanvasActionsContext>
		</ReactFlowProvider>
	);
}

interface CanvasProps {
	readonly configure: (stepId: string) => void;
	readonly add: (place: StepPlace) => void;
	readonly connectFrom: (stepId: string) => void;
}

function Canvas({ configure, add, connectFrom }: CanvasProps) {
	const text = useMessages({ en });
	const commands = useEditCommands();
	const flow = useFlowStore((state) => state.flow);
	const { dragged, onNodesChange, onEdgesChange } = useCanvasChanges();
	const { nodes, edges } = useCanvasItems(dragged);
	const { screenToFlowPosition } = useReactFlow();
	const { tidy, isBusy } = useTidy(commands);
	const canvas = useRef<HTMLDivElement>(null);
	const view = useCanvasView();
	const onKeyDown = useCanvasKeys(canvas, { view, onConfigure: configure });
	const { onDrop, onConnectEnd, placeAt } = useCanvasDrops(commands, add);
	const [menu, setMenu] = useState<MenuPlace | null>(null);
	const about = useId();
	useShownSelection(view.reveal);
	useFittedFlow(view.begin);
	const focusOn = useCallback((id: string) => focusItem(canvas, id), []);
	useKeptFocus(canvas, focusOn);
	useRequestedStep(canvas, view.show, focusOn);
	// An empty canvas stays as it is: the first step is where it was dropped.
	const [firstView] = useState(() => (flow.nodes.length === 0 ? "unchanged" : isTooTall(flow) ? "beginning" : "all"));

	const openMenu = (event: { clientX: number; clientY: number; preventDefault(): void }, subject: MenuSubject) => {
		event.preventDefault();
		setMenu({ subject, x: event.clientX, y: event.clientY });
	};
	const connect = ({ source, target, sourceHandle }: Connection) => {
		commands.connect({ source, target, sourceHandle: branchNames.find((name) => name === sourceHandle) });
	};
	const addNoteHere = (place: MenuPlace | null) => {
		const box = canvas.current?.getBoundingClientRect();
		const at = place ?? { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
		const { x, y } = screenToFlowPosition(at);
		const id = commands.addNote({ x: Math.round(x), y: Math.round(y) });
		// Who adds a note has something to write.
		if (id !== null) focusItem(canvas, id, () => editNote(canvas.current, id));
	};
	const tidyAndShow = async () => {
		const isArranged = await tidy();
		if (isArranged && useFlowStore.getState().flow.nodes.length <= MAX_SHOWN_STEPS) view.fit();
	};
	const onDoubleClick = (event: MouseEvent) => {
		const isPane = event.target instanceof Element && event.target.matches(".react-flow__pane");
		if (isPane) add({ kind: "at", position: placeAt(event, 0.5) });
	};

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: events of the items inside, which have roles.
		<div
			ref={canvas}
			className={styles.canvas}
			// A press on the canvas must not leave the focus elsewhere: its keys would not work.
			tabIndex={-1}
			onKeyDown={onKeyDown}
			onDoubleClick={onDoubleClick}
			onDragOver={(event) => {
				if (event.dataTransfer.types.includes(STEP_DRAG_TYPE)) event.preventDefault();
			}}
			onDrop={onDrop}
		>
			<ReactFlow<CanvasNode, FlowEdgeType>
				aria-label={text.label}
				aria-describedby={about}
				nodes={nodes}
				edges={edges}
				nodeTypes={nodeTypes}
				edgeTypes={edgeTypes}
				onNodesChange={onNodesChange}
				onEdgesChange={onEdgesChange}
				onConnect={connect}
				onConnectEnd={onConnectEnd}
				onNodeDoubleClick={(_, { id, type }) => {
					if (type === "step") configure(id);
				}}
				onNodeContextMenu={(event, { id, type, selected }) => {
					const { steps, notes } = useFlowStore.getState().selection;
					const isOneOfSeveral = selected === true && steps.length + notes.length > 1;
					if (!isOneOfSeveral) {
						commands.select(type === "note" ? { ...emptySelection, notes: [id] } : selectSteps(id));
					}
					openMenu(placeOf(event), isOneOfSeveral ? { kind: "selection" } : { kind: type, id });
				}}
				onSelectionContextMenu={(event) => openMenu(event, { kind: "selection" })}
				onEdgeContextMenu={(event, { id }) => openMenu(event, { kind: "edge", id })}
				onPaneContextMenu={(event) => openMenu(event, { kind: "canvas" })}
				onlyRenderVisibleElements
				nodesFocusable={false}
				edgesFocusable={false}
				disableKeyboardA11y
				deleteKeyCode={null}
				selectionMode={SelectionMode.Partial}
				zoomOnDoubleClick={false}
				fitView={firstView === "all"}
				{...(firstView === "beginning" ? { onInit: () => view.begin(0) } : {})}
				{...(firstView === "all" ? { fitViewOptions: fitOptions() } : {})}
				minZoom={useMinZoom(flow.nodes.length)}
				maxZoom={2}
				connectionRadius={32}
				attributionPosition="bottom-left"
			>
				<Background variant={BackgroundVariant.Dots} gap={20} />
				<Panel position="top-left">
					<CanvasControls
						view={view}
						onTidy={() => void tidyAndShow()}
						isTidying={isBusy}
						onAddNote={() => addNoteHere(null)}
					/>
				</Panel>
				<Panel position="top-right" className={styles.counters ?? ""}>
					{text.counters(flow.nodes.length, flow.edges.length)}
				</Panel>
				<Panel position="bottom-right" className={styles.overview ?? ""}>
					<Minimap />
				</Panel>
			</ReactFlow>
			<VisuallyHidden id={about}>{text.about}</VisuallyHidden>
			{flow.nodes.length === 0 && <EmptyHint />}
			{menu !== null && (
				<CanvasMenu
					key={`${menu.x} ${menu.y}`}
					{...menu}
					onClose={() => {
						setMenu(null);
						const { subject } = menu;
						if (subject.kind === "step" || subject.kind === "note") focusItem(canvas, subject.id);
					}}
					commands={{
						configure,
						duplicate: () => commands.duplicate(),
						addAfter: (stepId) => add({ kind: "after", stepId }),
						addInto: (connectionId) => add({ kind: "into", connectionId }),
						addHere: () => add({ kind: "at", position: placeAt({ clientX: menu.x, clientY: menu.y }, 0.5) }),
						connectFrom,
						copy: () => void commands.copyByApi(),
						cut: () => void commands.cutByApi(),
						paste: () => void commands.pasteByApi(placeAt({ clientX: menu.x, clientY: menu.y }, 0)),
						remove: () => commands.remove(),
						disconnect: (id) => commands.disconnect(id),
						editNote: (id) => requestAnimationFrame(() => editNote(canvas.current, id)),
						addNote: () => addNoteHere(menu),
						tidy: () => void tidyAndShow(),
						selectAll,
					}}
				/>
			)}
		</div>
	);
}

/** A menu that the keyboard asked for has no place of its own: it opens at the item. */
function placeOf(event: { clientX: number; clientY: number; currentTarget: Element; preventDefault(): void }) {
	const { left, bottom } = event.currentTarget.getBoundingClientRect();
	const isByKey = event.clientX === 0 && event.clientY === 0;
	return {
		clientX: isByKey ? left : event.clientX,
		clientY: isByKey ? bottom : event.clientY,
		preventDefault: () => event.preventDefault(),
	};
}
