import type { FlowDocument } from "@scriptorium/flow/document/flow-document";
import type { FlowSettings } from "@scriptorium/flow/document/flow-settings";
import type { StepKind } from "@scriptorium/flow/steps/step-list";
import { contextOfFlow } from "@scriptorium/remote-kit/assistant-contexts";
import { useAssistantContext } from "@scriptorium/remote-kit/use-assistant-context";
import type { AssistantContext } from "@scriptorium/shared-protocol/hub-edge/ai-script-assistant";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useEditCommands } from "../editor/commands/use-edit-commands.ts";
import { useFlowStore } from "../editor/flow-store.ts";
import type { StepPlace } from "../editor/step-place.ts";
import { useStepRequest } from "../editor/step-request.ts";
import { en as stepWords } from "../editor/step-views/en.ts";
import { ActionPalette } from "../features/action-palette/action-palette.tsx";
import type { OpenedRecording } from "../features/action-recorder/open-recording.ts";
import { RecorderBar } from "../features/action-recorder/place/recorder-bar.tsx";
import { RecorderPlace } from "../features/action-recorder/place/recorder-place.tsx";
import { type BuilderPanel, BuilderScreen, type BuilderView } from "../features/builder-screen/builder-screen.tsx";
import { en } from "../features/builder-screen/messages/en.ts";
import { PanelStack } from "../features/builder-screen/panel-stack.tsx";
import { VisualEditor } from "../features/builder-screen/visual-editor.tsx";
import { FindSteps } from "../features/find-steps/find-steps.tsx";
import { CanvasPlace } from "../features/flow-canvas/place/canvas-place.tsx";
import { FlowOutline } from "../features/flow-outline/flow-outline.tsx";
import { SettingsForm } from "../features/flow-settings/settings-form.tsx";
import { FlowToolbar } from "../features/flow-toolbar/flow-toolbar.tsx";
import { NamedFlow } from "../features/open-flow/named-flow.tsx";
import { usePlaceFlow } from "../features/place-flow/use-place-flow.tsx";
import { SaveButtons } from "../features/save-flow/save-buttons.tsx";
import type { FlowTester } from "../features/test-run/flow-test.tsx";
import { useIsIdle } from "../later/use-is-idle.ts";
import {
	CloudRecordings,
	CodePanel,
	EditorDialog,
	FlowTest,
	loadEditorDialog,
	TemplateList,
} from "./builder-parts.tsx";
import type { OpenDialog } from "./editor-dialog.tsx";

/** `/builder` */
export function BuilderRoute() {
	const [panel, setPanel] = useState<BuilderPanel>("actions");
	const [view, setView] = useState<BuilderView>("visual");
	const [showsSettings, setShowsSettings] = useState(false);
	const [opened, setOpened] = useState<OpenedRecording | null>(null);
	const [dialog, setDialog] = useState<OpenDialog | null>(null);
	const text = useMessages({ en });
	const hasCode = useFlowStore(({ generated }) => generated !== null);
	const [tester, setTester] = useState<FlowTester | null>(null);
	const addAfterSelected = useAddAfterSelected();
	const editors = useMemo(
		() => ({
			configure: (stepId: string) => setDialog({ kind: "configure", stepId }),
			connectFrom: (stepId: string) => setDialog({ kind: "connect", stepId }),
			add: (place: StepPlace) => setDialog({ kind: "add", place }),
		}),
		[],
	);
	useDialogsAhead();
	const requestedStep = useStepRequest((state) => state.requested);
	useEffect(() => {
		if (requestedStep !== null) setView("visual");
	}, [requestedStep]);
	const editor = useRef<HTMLDivElement>(null);
	const { place, dialog: placeDialog } = usePlaceFlow();
	async function placeAndShow(label: string, flow: FlowDocument, settings?: FlowSettings): Promise<boolean> {
		const isPlaced = await place({ label, flow, ...(settings === undefined ? {} : { settings }) });
		if (!isPlaced) return false;
		setView("visual");
		showEditor(editor.current);
		return true;
	}
	const recording = useRef<(() => AssistantContext | null) | null>(null);
	useAssistantContext(() => {
		const { flow, settings } = useFlowStore.getState();
		// As `storeFlow` writes it, whose module has schemas that this screen does not begin with.
		if (flow.nodes.length > 0) return contextOfFlow(settings.name, { ...flow, settings });
		return recording.current?.() ?? null;
	});
	return (
		<>
			<NamedFlow onProposedOpen={() => setView("visual")} />
			<BuilderScreen
				editor={editor}
				panel={panel}
				onPanelChange={setPanel}
				panels={{
					actions: (
						<PanelStack>
							<ActionPalette onChoose={addAfterSelected} />
							<SettingsForm isOpen={showsSettings} onOpenChange={setShowsSettings} />
							<RecorderPlace
								opened={opened}
								onOpened={setOpened}
								description={recording}
								onFlow={(flow, settings) =>
									placeAndShow(settings === undefined ? text.converted : text.imported, flow, settings)
								}
							/>
						</PanelStack>
					),
					templates: (
						<TemplateList
							isWanted={panel === "templates"}
							onLoaded={() => {
								setView("visual");
								showEditor(editor.current);
							}}
						/>
					),
					recordings: (
						<CloudRecordings
							isWanted={panel === "recordings"}
							onOpen={(recording) => {
								setOpened(recording);
								setPanel("actions");
							}}
						/>
					),
				}}
				recorder={<RecorderBar onShowCard={() => setPanel("actions")} />}
				toolbar={
					<FlowToolbar
						onGenerated={() => setView("code")}
						onPlace={(flow, settings) => placeAndShow(text.imported, flow, settings)}
						save={
							<SaveButtons
								onIncomplete={() => {
									setPanel("actions");
									setShowsSettings(true);
								}}
							/>
						}
					/>
				}
				view={view}
				onViewChange={setView}
				below={<FlowTest isWanted={hasCode} onChange={setTester} />}
				views={{
					visual: (
						<VisualEditor
							canvas={
								<CanvasPlace onConfigure={editors.configure} onAdd={editors.add} onConnectFrom={editors.connectFrom} />
							}
							outline={
								<FlowOutline onConfigure={editors.configure} onAdd={editors.add} onConnectFrom={editors.connectFrom} />
							}
							find={(close) => <FindSteps onClose={close} />}
						/>
					),
					code: <CodePanel {...(tester === null ? {} : { onTestRun: tester.start, isTesting: tester.isTesting })} />,
				}}
			/>
			{placeDialog}
			<EditorDialog dialog={dialog} onClose={() => setDialog(null)} />
		</>
	);
}

/** On phones the panels are below the editor: what came of a recording or a template must not appear out of sight. */
function showEditor(editor: HTMLElement | null): void {
	const top = editor?.getBoundingClientRect().top ?? 0;
	if (top < 0 || top > innerHeight / 2) editor?.scrollIntoView();
}

/** Whoever has a step configures it, or adds the next one, and may type at once: the keys must not be lost to a dialog that is on its way. */
function useDialogsAhead(): void {
	const hasSteps = useFlowStore(({ flow }) => flow.nodes.length > 0);
	const isIdle = useIsIdle();
	useEffect(() => {
		// If it does not come now, it is loaded with the first dialog.
		if (hasSteps && isIdle) loadEditorDialog().catch(() => undefined);
	}, [hasSteps, isIdle]);
}

/** The way of the palette that needs no dragging. */
function useAddAfterSelected() {
	const words = useMessages({ en: stepWords });
	const commands = useEditCommands();
	return useCallback(
		(kind: StepKind) => {
			const { restored } = useFlowStore.getState();
			// The draft may still be on its way: the step belongs behind its steps.
			void restored().then(() => {
				const stepId = useFlowStore.getState().selection.steps.at(-1);
				commands.add(
					{ kind, label: words.kinds[kind] },
					stepId === undefined ? { kind: "end" } : { kind: "after", stepId },
				);
			});
		},
		[commands, words],
	);
}
