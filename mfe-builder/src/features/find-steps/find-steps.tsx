import type { FlowNode } from "@scriptorium/flow/document/flow-document";
import { IconButton } from "@scriptorium/ui-kit/icon-button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { TextField } from "@scriptorium/ui-kit/text-field";
import { ChevronDown, ChevronUp, Search, X } from "lucide-react";
import { useState } from "react";
import { outlineOf } from "../../editor/flow-outline.ts";
import { useFlowStore } from "../../editor/flow-store.ts";
import { selectSteps } from "../../editor/selection.ts";
import { en as stepWords } from "../../editor/step-views/en.ts";
import { summarizeStep } from "../../editor/step-views/step-summary.ts";
import styles from "./find-steps.module.css";
import { en } from "./messages/en.ts";

export interface FindStepsProps {
	readonly onClose: () => void;
}

/** Searches the steps of the flow; each match is selected, and so shown by canvas and outline. */
export function FindSteps({ onClose }: FindStepsProps) {
	const text = useMessages({ en });
	const words = useMessages({ en: stepWords });
	const rows = useFlowStore(({ flow }) => outlineOf(flow));
	const [query, setQuery] = useState("");
	const [at, setAt] = useState(0);
	const matchesOf = (typed: string): readonly FlowNode[] => {
		const wanted = typed.trim().toLocaleLowerCase();
		if (wanted === "") return [];
		return rows.flatMap((row) => {
			if (row.kind !== "step") return [];
			const { type, data } = row.node;
			const searched = [
				data.label,
				data.description,
				data.selector,
				words.kinds[type],
				summarizeStep(type, data, words),
			];
			return searched.some((part) => part?.toLocaleLowerCase().includes(wanted)) ? [row.node] : [];
		});
	};
	const matches = matchesOf(query);
	const show = (found: readonly FlowNode[], index: number) => {
		const next = found.length === 0 ? 0 : (index + found.length) % found.length;
		setAt(next);
		const match = found[next];
		if (match !== undefined) useFlowStore.getState().select(selectSteps(match.id));
	};
	return (
		<search className={styles.find}>
			<form
				onSubmit={(event) => {
					event.preventDefault();
					show(matches, at + 1);
				}}
				onKeyDown={(event) => {
					if (event.key === "Escape") onClose();
					else if (event.key === "Enter" && event.shiftKey) show(matches, at - 1);
					else return;
					event.preventDefault();
				}}
			>
				<TextField
					label={text.label}
					labelHidden
					placeholder={text.placeholder}
					autoFocus
					type="search"
					icon={<Search />}
					className={styles.field ?? ""}
					value={query}
					onChange={({ target }) => {
						setQuery(target.value);
						show(matchesOf(target.value), 0);
					}}
				/>
				<span role="status" className={styles.count}>
					{query.trim() === "" ? "" : text.matches(Math.min(at, matches.length - 1) + 1, matches.length)}
				</span>
				<IconButton
					label={text.previous}
					icon={<ChevronUp aria-hidden="true" />}
					onClick={() => show(matches, at - 1)}
				/>
				<IconButton label={text.next} icon={<ChevronDown aria-hidden="true" />} onClick={() => show(matches, at + 1)} />
				<IconButton label={text.close} icon={<X aria-hidden="true" />} onClick={onClose} />
			</form>
		</search>
	);
}
