import { useMessages } from "@scriptorium/ui-kit/locale";
import { VisuallyHidden } from "@scriptorium/ui-kit/visually-hidden";
import { CornerDownRight } from "lucide-react";
import { memo } from "react";
import type { BranchRow, OutlineRow, StepRow } from "../../editor/flow-outline.ts";
import { StepMarkIcons } from "../../editor/step-mark-icons.tsx";
import { en as stepWords } from "../../editor/step-views/en.ts";
import { KindIcon } from "../../editor/step-views/kind-icon.tsx";
import colors from "../../editor/step-views/step-color.module.css";
import { summarizeStep } from "../../editor/step-views/step-summary.ts";
import styles from "./flow-outline.module.css";
import { en } from "./messages/en.ts";

export interface OutlineRowViewProps {
	readonly id: string;
	readonly row: OutlineRow;
	/** Pixels from the top of the list. */
	readonly top: number;
	readonly isActive: boolean;
	readonly onActivate: (row: OutlineRow) => void;
	readonly onConfigure: (row: OutlineRow) => void;
}

export const OutlineRowView = memo(function OutlineRowView({ id, row, top, isActive, ...on }: OutlineRowViewProps) {
	return (
		// biome-ignore lint/a11y/useFocusableInteractive: the tree has the focus and names the active row.
		// biome-ignore lint/a11y/useKeyWithClickEvents: the tree handles the keys.
		<div
			role="treeitem"
			id={id}
			aria-level={row.level}
			aria-posinset={row.position}
			aria-setsize={row.siblings}
			aria-selected={isActive}
			className={styles.row}
			style={{ transform: `translateY(${top}px)`, paddingInlineStart: `${0.75 + (row.level - 1) * 1.25}rem` }}
			onClick={() => on.onActivate(row)}
			onDoubleClick={() => on.onConfigure(row)}
		>
			{row.kind === "step" ? <StepText row={row} /> : <BranchText row={row} />}
		</div>
	);
});

function BranchText({ row }: { readonly row: BranchRow }) {
	const text = useMessages({ en });
	const { branches } = useMessages({ en: stepWords });
	return (
		<span className={styles.branch}>
			<CornerDownRight aria-hidden="true" /> {branches[row.exit]} {row.isEmpty && <em>({text.emptyBranch})</em>}
		</span>
	);
}

function StepText({ row: { node, leadsTo } }: { readonly row: StepRow }) {
	const text = useMessages({ en });
	const words = useMessages({ en: stepWords });
	const summary = summarizeStep(node.type, node.data, words);
	const kind = words.kinds[node.type];
	return (
		<>
			<span className={`${styles.kind} ${colors[node.data.category]}`}>
				<KindIcon kind={node.type} />
			</span>
			<span className={styles.text}>
				<strong>{node.data.label}</strong>
				{node.data.label !== kind && <VisuallyHidden> {kind}</VisuallyHidden>} <small>{summary}</small>
				{leadsTo.length > 0 && (
					<small className={styles.leadsTo}>{text.leadsTo(leadsTo.map(({ data }) => data.label).join(", "))}</small>
				)}
			</span>
			<StepMarkIcons id={node.id} />
		</>
	);
}
