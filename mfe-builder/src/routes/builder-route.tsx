import type { StepKind } from "@scriptorium/flow/document/step-kinds";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { lazy, useCallback, useMemo, useState } from "react";
import { useEditCommands } from "../editor/commands/use-edit-commands.ts";
import { useFlowStore } from "../editor/flow-store.ts";
import type { StepPlace } from "../editor/step-place.ts";
import { en as stepWords } from "../editor/step-words/en.ts";
import { ActionPalette } from "../features/action-palette/action-palette.tsx";
import type { OpenedRecording } from "../features/action-recorder/open-recording.ts";
import { RecorderCard } from "../features/action-recorder/recorder-card.tsx";
import { AddStepDialog } from "../features/add-step/add-step-dialog.tsx";
import { type BuilderPanel, BuilderScreen, type BuilderView } from "../features/builder-screen/builder-screen.tsx";
import { en } from "../features/builder-screen/messages/en.ts";
import { PanelStack } from "../features/builder-screen/panel-stack.tsx";
import { VisualEditor } from "../features/builder-screen/visual-editor.tsx";
import { CloudRecordings } from "../features/cloud-recordings/cloud-recordings.tsx";
import { CodePanel } from "../features/code-output/code-panel.tsx";
import { StepPreview } from "../features/code-output/step-preview.tsx";
import { ConnectStepDialog } from "../features/connect-step/connect-step-dialog.tsx";
import { FindSteps } from "../features/find-steps/find-steps.tsx";
import { FlowOutline } from "../features/flow-outline/flow-outline.tsx";
import { SettingsForm } from "../features/flow-settings/settings-form.tsx";
import { TemplateList } from "../features/flow-templates/template-list.tsx";
import { FlowToolbar } from "../features/flow-toolbar/flow-toolbar.tsx";
import { OpenFromAddress } from "../features/open-flow/open-from-address.tsx";
import { SaveButtons } from "../features/save-flow/save-buttons.tsx";
import { StepDialog } from "../features/step-dialog/step-dialog.tsx";
import { TestRunPanel } from "../features/test-run/test-run-panel.tsx";
import { useTestRun } from "../features/test-run/use-test-run.ts";

const FlowCanvas = lazy(() =>
	import("../features/flow-canvas/flow-canvas.tsx").then(({ FlowCanvas: Canvas }) => ({ default: Canvas })),
);

/** The dialog that is open over the editor. */
type OpenDialog =
	| { readonly kind: "configure" | "connect"; readonly stepId: string }
	| { readonly kind: "add"; readonly place: StepPlace };

/** `/builder` */
export function BuilderRoute() {
	const open = useFlowStore((state) => state.open);
	const [panel, setPanel] = useState<BuilderPanel>("actions");
	const [view, setView] = useState<BuilderView>("visual");
	const [showsSettings, setShowsSettings] = useState(false);
	const [opened, setOpened] = useState<OpenedRecording | null>(null);
	const [dialog, setDialog] = useState<OpenDialog | null>(null);
	const text = useMessages({ en });
	const testRun = useTestRun();
	const addAfterSelected = useAddAfterSelected();
	const editors = useMemo(
		() => ({
			configure: (stepId: string) => setDialog({ kind: "configure", stepId }),
			connectFrom: (stepId: string) => setDialog({ kind: "connect", stepId }),
			add: (place: StepPlace) => setDialog({ kind: "add", place }),
		}),
		[],
	);
	return (
		<>
			<OpenFromAddress />
			<BuilderScreen
				panel={panel}
				onPanelChange={setPanel}
				panels={{
					actions: (
						<PanelStack>
							<ActionPalette onChoose={addAfterSelected} />
							<SettingsForm isOpen={showsSettings} onOpenChange={setShowsSettings} />
							<RecorderCard
								opened={opened}
								onOpened={setOpened}
								onFlow={(converted) => {
									open(text.converted, converted);
									setView("visual");
								}}
							/>
						</PanelStack>
					),
					templates: <TemplateList onLoaded={() => setView("visual")} />,
					recordings: (
						<CloudRecordings
							onOpen={(recording) => {
								setOpened(recording);
								setPanel("actions");
							}}
						/>
					),
				}}
				toolbar={
					<FlowToolbar
						onGenerated={() => setView("code")}
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
				below={<TestRunPanel run={testRun} />}
				views={{
					visual: (
						<VisualEditor
							canvas={
								<FlowCanvas onConfigure={editors.configure} onAdd={editors.add} onConnectFrom={editors.connectFrom} />
							}
							outline={
								<FlowOutline onConfigure={editors.configure} onAdd={editors.add} onConnectFrom={editors.connectFrom} />
							}
							find={(close) => <FindSteps onClose={close} />}
						/>
					),
					code: <CodePanel onTestRun={testRun.start} isTesting={testRun.isTesting} />,
				}}
			/>
			<EditorDialog dialog={dialog} onClose={() => setDialog(null)} />
		</>
	);
}

/** The way of the palette that needs no dragging. */
function useAddAfterSelected() {
	const words = useMessages({ en: stepWords });
	const commands = useEditCommands();
	return useCallback(
		(kind: StepKind) => {
			const stepId = useFlowStore.getState().selection.steps.at(-1);
			commands.add(
				{ kind, label: words.kinds[kind] },
				stepId === undefined ? { kind: "end" } : { kind: "after", stepId },
			);
		},
		[commands, words],
	);
}

function EditorDialog({ dialog, onClose }: { readonly dialog: OpenDialog | null; readonly onClose: () => void }) {
	const words = useMessages({ en: stepWords });
	const commands = useEditCommands();
	const stepId = dialog === null || dialog.kind === "add" ? null : dialog.stepId;
	const step = useFlowStore(({ flow }) => flow.nodes.find(({ id }) => id === stepId));
	if (dialog === null) return null;
	if (dialog.kind === "add") {
		return (
			<AddStepDialog
				place={dialog.place}
				onClose={onClose}
				onChoose={(kind, place) => {
					commands.add({ kind, label: words.kinds[kind] }, place);
					onClose();
				}}
			/>
		);
	}
	if (step === undefined) return null;
	if (dialog.kind === "connect") return <ConnectStepDialog step={step} onClose={onClose} />;
	return <StepDialog key={step.id} step={step} preview={(shown) => <StepPreview step={shown} />} onClose={onClose} />;
}
