import type { OwnScript } from "@scriptorium/hub-data/scripts/own-script";
import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useEffect, useRef } from "react";
import styles from "./manage-scripts.module.css";
import { en } from "./messages/en.ts";
import type { ChangeKind } from "./script-changes.ts";
import { canPublish, type TabName } from "./script-tabs.ts";

export interface SelectionBarProps {
	readonly tab: TabName;
	readonly shown: readonly OwnScript[];
	readonly chosen: readonly OwnScript[];
	readonly onSelectAll: (isSelected: boolean) => void;
	readonly onChange: (kind: ChangeKind, scripts: readonly OwnScript[]) => void;
}

/** Selects all scripts of the list, and changes the selected ones together. */
export function SelectionBar({ tab, shown, chosen, onSelectAll, onChange }: SelectionBarProps) {
	const text = useMessages({ en });
	const publishable = chosen.filter(canPublish);
	const all = useRef<HTMLInputElement>(null);
	const isPartial = chosen.length > 0 && chosen.length < shown.length;
	useEffect(() => {
		if (all.current) all.current.indeterminate = isPartial;
	}, [isPartial]);
	return (
		<section className={styles.selection} aria-label={text.selection.label}>
			<label className={styles.all}>
				<input
					ref={all}
					type="checkbox"
					checked={chosen.length === shown.length}
					onChange={(event) => onSelectAll(event.target.checked)}
				/>
				{chosen.length === 0 ? text.selection.all : text.selection.count(chosen.length)}
			</label>
			{chosen.length > 0 && (
				<div className={styles.together}>
					{tab === "published" && (
						<Button size="small" onClick={() => onChange("unpublish", chosen)}>
							{text.actions.unpublish}
						</Button>
					)}
					{tab === "drafts" && publishable.length > 0 && (
						<Button size="small" onClick={() => onChange("publish", publishable)}>
							{text.actions.publish}
						</Button>
					)}
					{tab === "deleted" ? (
						<>
							<Button size="small" onClick={() => onChange("restore", chosen)}>
								{text.actions.restore}
							</Button>
							<Button size="small" variant="danger" onClick={() => onChange("purge", chosen)}>
								{text.actions.purge}
							</Button>
						</>
					) : (
						<Button size="small" variant="danger" onClick={() => onChange("remove", chosen)}>
							{text.actions.remove}
						</Button>
					)}
				</div>
			)}
			{tab === "drafts" && publishable.length < chosen.length && (
				<p className={styles.note}>{text.selection.removed(chosen.length - publishable.length)}</p>
			)}
		</section>
	);
}
