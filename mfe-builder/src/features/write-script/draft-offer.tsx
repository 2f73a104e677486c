import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import styles from "./draft-offer.module.css";
import { en } from "./messages/en.ts";

/** Offers the unsaved draft. */
export function DraftOffer({ onRestore, onDiscard }: { onRestore: () => void; onDiscard: () => void }) {
	const text = useMessages({ en }).draft;
	return (
		<div className={styles.offer} role="status">
			<p>{text.found}</p>
			<Button size="small" onClick={onRestore}>
				{text.restore}
			</Button>
			<Button size="small" variant="quiet" onClick={onDiscard}>
				{text.discard}
			</Button>
		</div>
	);
}
