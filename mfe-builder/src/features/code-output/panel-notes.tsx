import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { TriangleAlert } from "lucide-react";
import styles from "./code-panel.module.css";
import { en } from "./messages/en.ts";

/** Says that the code is older than the flow. */
export function OutdatedNotice({ isBusy, onGenerate }: { readonly isBusy: boolean; readonly onGenerate: () => void }) {
	const text = useMessages({ en });
	return (
		<div className={styles.outdated} role="status">
			<TriangleAlert aria-hidden="true" />
			<p>{text.outdated}</p>
			<Button size="small" busy={isBusy} onClick={onGenerate}>
				{text.again}
			</Button>
		</div>
	);
}

/** What a person should know about the code, such as where a bookmarklet stops. */
export function CodeNotes({ notes }: { readonly notes: readonly string[] }) {
	const text = useMessages({ en });
	if (notes.length === 0) return null;
	return (
		<details className={styles.notes} open={notes.length < 4}>
			<summary>{text.notes}</summary>
			<ul>
				{notes.map((note) => (
					<li key={note}>{note}</li>
				))}
			</ul>
		</details>
	);
}
