import { useEditCommands } from "../../editor/commands/use-edit-commands.ts";
import type { OutlineRow, StepRow } from "../../editor/flow-outline.ts";

export interface OutlineActions {
	readonly onConfigure: (stepId: string) => void;
	readonly onConnectFrom: (stepId: string) => void;
	readonly onAdd: (row: OutlineRow | null) => void;
	/** After an edit that needs no dialog: the focus belongs in the list again. */
	readonly onDone: () => void;
}

/** What the outline does with a row, by key and by button. */
export function useOutlineCommands({ onConfigure, onConnectFrom, onAdd, onDone }: OutlineActions) {
	const commands = useEditCommands();
	const stepOnly = (run: (row: StepRow) => void) => (row: OutlineRow | null) => {
		if (row?.kind === "step") run(row);
	};
	return {
		add: onAdd,
		configure: stepOnly(({ node }) => onConfigure(node.id)),
		connect: stepOnly(({ node }) => onConnectFrom(node.id)),
		duplicate: stepOnly(({ node }) => {
			commands.duplicate(new Set([node.id]));
			onDone();
		}),
		remove: stepOnly(({ node }) => {
			commands.remove({ steps: [node.id], edges: [], notes: [] });
			onDone();
		}),
		moveUp: stepOnly(({ node }) => commands.move(node.id, "up")),
		moveDown: stepOnly(({ node }) => commands.move(node.id, "down")),
	};
}

export type OutlineCommands = ReturnType<typeof useOutlineCommands>;
