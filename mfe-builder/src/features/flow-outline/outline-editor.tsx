import { useRef } from "react";
import type { OutlineRow } from "../../editor/flow-outline.ts";
import type { StepPlace } from "../../editor/step-place.ts";
import { OutlineToolbar } from "./outline-toolbar.tsx";
import { OutlineTree } from "./outline-tree.tsx";
import { useActiveRow } from "./use-active-row.ts";
import { useOutlineCommands } from "./use-outline-commands.ts";

export interface OutlineEditorProps {
	readonly rows: readonly OutlineRow[];
	readonly onConfigure: (stepId: string) => void;
	readonly onAdd: (place: StepPlace) => void;
	readonly onConnectFrom: (stepId: string) => void;
}

/** Shows the steps of a flow as rows, and the buttons that change the selected step. */
export function OutlineEditor({ rows, onConfigure, onAdd, onConnectFrom }: OutlineEditorProps) {
	const tree = useRef<HTMLDivElement>(null);
	const { active, activate } = useActiveRow(rows);
	const commands = useOutlineCommands({
		onConfigure,
		onConnectFrom,
		onAdd: (row: OutlineRow | null) => {
			if (row === null) onAdd({ kind: "end" });
			else onAdd({ kind: "after", stepId: row.node.id, ...(row.kind === "branch" ? { exit: row.exit } : {}) });
		},
		onDone: () => tree.current?.focus(),
	});
	return (
		<>
			<OutlineToolbar row={active} commands={commands} />
			<OutlineTree ref={tree} rows={rows} active={active} onActivate={activate} commands={commands} />
		</>
	);
}
