import { IconButton } from "@scriptorium/ui-kit/icon-button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { NodeToolbar, Position } from "@xyflow/react";
import { ListPlus, Settings2, Trash2 } from "lucide-react";
import { useEditCommands } from "../../editor/commands/use-edit-commands.ts";
import { useFlowStore } from "../../editor/flow-store.ts";
import { emptySelection } from "../../editor/selection.ts";
import { useCanvasActions } from "./canvas-actions.ts";
import styles from "./flow-canvas.module.css";
import { en } from "./messages/en.ts";

/** Beside the selected step: what is done most, for those who do not know double click and menu, and for touch. */
export function StepToolbar({ id, label }: { readonly id: string; readonly label: string }) {
	const { parts: text } = useMessages({ en });
	const commands = useEditCommands();
	const { configure, add } = useCanvasActions();
	const isAlone = useFlowStore(({ selection: { steps, notes } }) => steps.length === 1 && notes.length === 0);
	if (!isAlone) return null;
	return (
		<NodeToolbar
			isVisible
			position={Position.Right}
			align="center"
			role="toolbar"
			aria-label={text.step(label)}
			className={`nodrag nopan ${styles.controls} ${styles.row}`}
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
