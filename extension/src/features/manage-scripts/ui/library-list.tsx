import { useMessages } from "@scriptorium/ui-kit/locale";
import type { RequiredLibrary } from "../domain/read-script.ts";
import { en } from "../messages/en.ts";
import styles from "./script-review-facts.module.css";

/** The libraries that are loaded with a script, and what keeps their content from changing. */
export function LibraryList({ libraries }: { libraries: readonly RequiredLibrary[] }) {
	const texts = useMessages({ en }).confirm;
	if (libraries.length === 0) return <p>{texts.requiresNone}</p>;
	const pinning = ({ pinnedBy, weak }: RequiredLibrary): string =>
		pinnedBy !== null ? texts.pinned(pinnedBy) : weak ? texts.pinnedWeakly : texts.notPinned;
	return (
		<>
			<ul className={styles.list}>
				{libraries.map((library) => (
					<li key={library.address}>
						<code className={styles.address}>{library.address}</code>
						<p className={library.pinnedBy === null ? styles.warning : styles.note}>{pinning(library)}</p>
					</li>
				))}
			</ul>
			<p className={styles.note}>{texts.requiresNote}</p>
		</>
	);
}
