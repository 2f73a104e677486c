import { branchesOf } from "@scriptorium/flow/document/branches";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Handle, type NodeProps, Position } from "@xyflow/react";
import { memo } from "react";
import { useFlowStore } from "../../editor/flow-store.ts";
import { StepMarkIcons } from "../../editor/step-mark-icons.tsx";
import { en as stepWords } from "../../editor/step-views/en.ts";
import { KindIcon } from "../../editor/step-views/kind-icon.tsx";
import colors from "../../editor/step-views/step-color.module.css";
import { summarizeStep } from "../../editor/step-views/step-summary.ts";
import { nameId, type StepNodeType } from "./canvas-items.ts";
import { en } from "./messages/en.ts";
import styles from "./step-node.module.css";
import { EXIT_PLACES } from "./step-size.ts";
import { StepToolbar } from "./step-toolbar.tsx";

/** A step on the canvas. It is rendered again only when its own step, state or mark changes. */
export const StepNode = memo(function StepNode({ id, data: { step }, selected, dragging }: NodeProps<StepNodeType>) {
	const words = useMessages({ en: stepWords });
	const text = useMessages({ en });
	const kind = words.kinds[step.type];
	const summary = summarizeStep(step.type, step.data, words);
	// A step that is not set up yet says what it will do, rather than its name twice.
	const about = step.data.label === kind ? words.about[step.type] : kind;
	const exits = branchesOf(step.type);
	const run = useFlowStore(({ stepRuns }) => stepRuns[id]);
	return (
		<>
			{selected && !dragging && <StepToolbar id={id} label={step.data.label} />}
			<Handle type="target" position={Position.Top} className={styles.handle ?? ""} title={text.target} />
			<div id={nameId(id)} className={`${styles.step} ${colors[step.data.category]}`} data-run={run?.state}>
				<KindIcon kind={step.type} />
				<span className={styles.text}>
					<strong>{step.data.label}</strong> <small>{summary === "" ? about : summary}</small>
				</span>
				<span className={styles.marks}>
					<StepMarkIcons id={id} />
				</span>
			</div>
			{exits === null ? (
				<Handle type="source" position={Position.Bottom} className={styles.handle ?? ""} title={text.source("")} />
			) : (
				exits.map((exit) => (
					<Handle
						key={exit}
						id={exit}
						type="source"
						position={Position.Bottom}
						className={styles.handle ?? ""}
						style={{ left: `${EXIT_PLACES[exit] * 100}%` }}
						title={text.source(words.exits[exit])}
					>
						<span className={styles.exit} aria-hidden="true">
							{words.exits[exit]}
						</span>
					</Handle>
				))
			)}
		</>
	);
});
