import { useMessages } from "@scriptorium/ui-kit/locale";
import styles from "./canvas-place.module.css";
import { en } from "./messages/en.ts";

/** In the middle of a canvas without steps. */
export function EmptyHint() {
	const text = useMessages({ en });
	return (
		<p className={styles.empty}>
			<strong>{text.empty}</strong> {text.emptyText}
		</p>
	);
}
