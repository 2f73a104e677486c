import type { NamedLibrary } from "@scriptorium/script-analyzer/analysis-result";
import { useMessages } from "../locale.tsx";
import styles from "./library-list.module.css";
import { en } from "./messages/libraries-en.ts";

/**
 * Whether a check included a library, in words: the name of a known one, checked, checked in part, or why not.
 * @param props.library null shows nothing
 */
export function LibraryState({ library }: { library: NamedLibrary | null }) {
	const text = useMessages({ en });
	if (library === null) return null;
	const { state, name, reason } = library;
	return (
		<span className={styles.state} data-library={state}>
			{state === "known" && name !== null ? text.known(name) : text.states[state]}
			{reason !== null && (
				<>
					: <span lang="en">{reason}</span>
				</>
			)}
		</span>
	);
}
