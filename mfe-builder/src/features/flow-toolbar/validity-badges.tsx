import { Badge } from "@scriptorium/ui-kit/badge";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { CircleCheck, CircleX, TriangleAlert } from "lucide-react";
import { useFlowStore } from "../../editor/flow-store.ts";
import styles from "./flow-toolbar.module.css";
import { en } from "./messages/en.ts";

export interface ValidityBadgesProps {
	/** The list of findings is on the screen. */
	readonly isExpanded: boolean;
	readonly onToggle: () => void;
}

/** Shows "Valid" or "N Error(s)", and the number of warnings; nothing for an empty flow. With findings, a press opens their list. */
export function ValidityBadges({ isExpanded, onToggle }: ValidityBadgesProps) {
	const text = useMessages({ en });
	const { errors, warnings } = useFlowStore((state) => state.validation);
	const serious = warnings.filter(({ severity }) => severity === "warning").length;
	const isEmpty = errors.some(({ type }) => type === "empty-flow");
	// Nobody has made a mistake yet.
	if (isEmpty) return <div className={styles.badges} />;
	const validity =
		errors.length === 0 ? (
			<Badge icon={<CircleCheck aria-hidden="true" />}>{text.valid}</Badge>
		) : (
			<Badge tone="danger" icon={<CircleX aria-hidden="true" />}>
				{text.errors(errors.length)}
			</Badge>
		);
	const badges = (
		<>
			{validity}
			{serious > 0 && (
				<Badge tone="gold" icon={<TriangleAlert aria-hidden="true" />}>
					{text.warnings(serious)}
				</Badge>
			)}
		</>
	);
	if (errors.length + warnings.length === 0) return <div className={styles.badges}>{badges}</div>;
	return (
		<button type="button" className={styles.badges} aria-expanded={isExpanded} onClick={onToggle}>
			{badges}
		</button>
	);
}
