import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { ArrowDown, ArrowUp, CopyPlus, Plus, Settings2, Spline, Trash2 } from "lucide-react";
import type { OutlineRow } from "../../editor/flow-outline.ts";
import { ToolButton } from "../../editor/tool-button.tsx";
import styles from "./flow-outline.module.css";
import { en } from "./messages/en.ts";
import type { OutlineCommands } from "./use-outline-commands.ts";

export interface OutlineToolbarProps {
	readonly row: OutlineRow | null;
	readonly commands: OutlineCommands;
}

/** Buttons for the selected row: with them everything works without a keyboard and without dragging. */
export function OutlineToolbar({ row, commands }: OutlineToolbarProps) {
	const text = useMessages({ en });
	const isStep = row?.kind === "step";
	const buttons = [
		{ label: text.configure, icon: <Settings2 aria-hidden="true" />, run: commands.configure, keys: "Enter" },
		{ label: text.connect, icon: <Spline aria-hidden="true" />, run: commands.connect, keys: undefined },
		{ label: text.moveUp, icon: <ArrowUp aria-hidden="true" />, run: commands.moveUp, keys: "Alt+ArrowUp" },
		{ label: text.moveDown, icon: <ArrowDown aria-hidden="true" />, run: commands.moveDown, keys: "Alt+ArrowDown" },
		{ label: text.duplicate, icon: <CopyPlus aria-hidden="true" />, run: commands.duplicate, keys: "Control+D" },
		{ label: text.remove, icon: <Trash2 aria-hidden="true" />, run: commands.remove, keys: "Delete" },
	];
	return (
		<div role="toolbar" aria-label={text.toolbar} className={styles.toolbar}>
			<Button
				size="small"
				variant="primary"
				icon={<Plus aria-hidden="true" />}
				aria-keyshortcuts="Insert"
				onClick={() => commands.add(row)}
			>
				{text.add}
			</Button>
			{buttons.map(({ label, icon, run, keys }) => (
				<ToolButton
					key={label}
					word={label}
					icon={icon}
					aria-keyshortcuts={keys}
					disabled={!isStep}
					onClick={() => run(row)}
				/>
			))}
		</div>
	);
}
