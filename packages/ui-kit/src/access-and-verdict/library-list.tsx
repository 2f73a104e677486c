import type { NamedLibrary } from "@scriptorium/script-analyzer/analysis-result";
import { useId } from "react";
import { useMessages } from "../locale.tsx";
import styles from "./library-list.module.css";
import { LibraryState } from "./library-state.tsx";
import { en } from "./messages/libraries-en.ts";

/**
 * The libraries of a script, and whether the check included them.
 * @param props.libraries of the result; nothing is shown without any
 */
export function LibraryList({ libraries = [] }: { libraries?: readonly NamedLibrary[] | undefined }) {
	const text = useMessages({ en });
	const id = useId();
	if (libraries.length === 0) return null;
	return (
		<section aria-labelledby={id} className={styles.libraries}>
			<strong id={id}>{text.heading}</strong>
			<ul className={styles.list}>
				{libraries.map((library) => (
					<li key={library.address} className={styles.library}>
						<code className={styles.address}>{library.address}</code>
						<LibraryState library={library} />
					</li>
				))}
			</ul>
		</section>
	);
}
