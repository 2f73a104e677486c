import { Button } from "@scriptorium/ui-kit/button";
import { EmptyState } from "@scriptorium/ui-kit/empty-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Plus, Workflow } from "lucide-react";
import { useId, useRef } from "react";
import { type OutlineRow, outlineOf } from "../../editor/flow-outline.ts";
import { useFlowStore } from "../../editor/flow-store.ts";
import type { StepPlace } from "../../editor/step-place.ts";
import styles from "./flow-outline.module.css";
import { en } from "./messages/en.ts";
import { OutlineToolbar } from "./outline-toolbar.tsx";
import { OutlineTree } from "./outline-tree.tsx";
import { useActiveRow } from "./use-active-row.ts";
import { useOutlineCommands } from "./use-outline-commands.ts";

export interface FlowOutlineProps {
	readonly onConfigure: (stepId: string) => void;
	readonly onAdd: (place: StepPlace) => void;
	readonly onConnectFrom: (stepId: string) => void;
}

/** The flow as a list, in step with the canvas: everything that the canvas does, by keyboard and on phones. */
export function FlowOutline({ onConfigure, onAdd, onConnectFrom }: FlowOutlineProps) {
	const text = useMessages({ en });
	const heading = useId();
	const rows = useFlowStore(({ flow }) => outlineOf(flow));
	const steps = useFlowStore(({ flow }) => flow.nodes.length);
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
		<section className={styles.outline} aria-labelledby={heading}>
			<header className={styles.header}>
				<h2 id={heading}>{text.heading}</h2>
				<span>{text.count(steps)}</span>
			</header>
			{rows.length === 0 ? (
				<EmptyState
					title={text.empty}
					icon={<Workflow aria-hidden="true" />}
					action={
						<Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={() => onAdd({ kind: "end" })}>
							{text.addFirst}
						</Button>
					}
				>
					{text.emptyText}
				</EmptyState>
			) : (
				<>
					<OutlineToolbar row={active} commands={commands} />
					<OutlineTree ref={tree} rows={rows} active={active} onActivate={activate} commands={commands} />
				</>
			)}
		</section>
	);
}
