import { Button } from "@scriptorium/ui-kit/button";
import { EmptyState } from "@scriptorium/ui-kit/empty-state";
import { laterPart } from "@scriptorium/ui-kit/later-part";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Plus, Workflow } from "lucide-react";
import { useId } from "react";
import { outlineOf } from "../../editor/flow-outline.ts";
import { useFlowStore } from "../../editor/flow-store.ts";
import type { StepPlace } from "../../editor/step-place.ts";
import { useLoadedForDraft } from "../../editor/use-loaded-for-draft.ts";
import { LaterFailure } from "../../later/later-failure.tsx";
import { LaterPlace } from "../../later/later-place.tsx";
import styles from "./flow-outline.module.css";
import { en } from "./messages/en.ts";
import type { OutlineEditorProps } from "./outline-editor.tsx";

const load = async () => (await import("./outline-editor.tsx")).OutlineEditor;

/** Needed with the first step; as high as the buttons, the gap and the list. */
const OutlineEditor = laterPart<OutlineEditorProps>({
	load,
	placeholder: <LaterPlace height="calc(52px + var(--space-3) + min(500px, 70vh))" />,
	Failure: LaterFailure,
});

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
	useLoadedForDraft(load);
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
				<OutlineEditor rows={rows} onConfigure={onConfigure} onAdd={onAdd} onConnectFrom={onConnectFrom} />
			)}
		</section>
	);
}
