import { useMessages } from "@scriptorium/ui-kit/locale";
import { useEditCommands } from "../editor/commands/use-edit-commands.ts";
import { useFlowStore } from "../editor/flow-store.ts";
import type { StepPlace } from "../editor/step-place.ts";
import { en as stepWords } from "../editor/step-views/en.ts";
import { AddStepDialog } from "../features/add-step/add-step-dialog.tsx";
import { StepPreview } from "../features/code-output/step-preview.tsx";
import { ConnectStepDialog } from "../features/connect-step/connect-step-dialog.tsx";
import { StepDialog } from "../features/step-dialog/step-dialog.tsx";

/** The dialog that is open over the editor. */
export type OpenDialog =
	| { readonly kind: "configure" | "connect"; readonly stepId: string }
	| { readonly kind: "add"; readonly place: StepPlace };

export interface EditorDialogProps {
	readonly dialog: OpenDialog | null;
	readonly onClose: () => void;
}

/** The dialogs that add, configure and connect steps. */
export function EditorDialog({ dialog, onClose }: EditorDialogProps) {
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
					// The draft may still be on its way.
					void useFlowStore
						.getState()
						.restored()
						.then(() => commands.add({ kind, label: words.kinds[kind] }, place));
					onClose();
				}}
			/>
		);
	}
	if (step === undefined) return null;
	if (dialog.kind === "connect") return <ConnectStepDialog step={step} onClose={onClose} />;
	return <StepDialog key={step.id} step={step} preview={(shown) => <StepPreview step={shown} />} onClose={onClose} />;
}
