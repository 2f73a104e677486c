import type { ValidationItem } from "@scriptorium/flow/validate/validation-result";
import { IconButton } from "@scriptorium/ui-kit/icon-button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { X } from "lucide-react";
import { useFlowStore } from "../../editor/flow-store.ts";
import { selectSteps } from "../../editor/selection.ts";
import styles from "./flow-toolbar.module.css";
import { en } from "./messages/en.ts";

/** A flow of thousands of steps can have as many findings. */
const MAX_LISTED = 100;

/** Errors, warnings and notes; choosing one selects its action. */
export function FindingList({ onClose }: { readonly onClose: () => void }) {
	const text = useMessages({ en }).findings;
	const { errors, warnings } = useFlowStore((state) => state.validation);
	const isNote = ({ severity }: ValidationItem) => severity === "info";
	const all = [...errors, ...warnings.filter((item) => !isNote(item)), ...warnings.filter(isNote)];
	const rest = all.length - MAX_LISTED;
	return (
		<section className={styles.findings} aria-label={text.heading}>
			<ul>
				{all.slice(0, MAX_LISTED).map((item, index) => (
					<li key={`${item.type} ${item.nodeId} ${index}`}>
						<span className={styles.severity} data-severity={item.severity}>
							{text.severity[item.severity]}
						</span>
						<Finding item={item} />
					</li>
				))}
			</ul>
			{rest > 0 && <p>{text.more(rest)}</p>}
			<IconButton label={text.close} icon={<X aria-hidden="true" />} onClick={onClose} />
		</section>
	);
}

function Finding({ item: { nodeId, message } }: { readonly item: ValidationItem }) {
	const text = useMessages({ en }).findings;
	const select = useFlowStore((state) => state.select);
	if (nodeId === null) return <span>{message}</span>;
	return (
		<button
			type="button"
			className={styles.finding}
			aria-label={text.select(message)}
			onClick={() => select(selectSteps(nodeId))}
		>
			{message}
		</button>
	);
}
