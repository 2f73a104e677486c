import { useMessages } from "@scriptorium/ui-kit/locale";
import { authorName, authorText, MAX_VERSION_LENGTH } from "../safe-text/author-text.ts";
import { en } from "./messages/en.ts";
import styles from "./script-origin.module.css";

export interface ScriptOriginProps {
	readonly name: string;
	readonly version?: string;
	readonly author?: string | null;
}

/**
 * Name, version and author of a script, which its author has chosen: as plain text, said to be the author's, and never above or like
 * a rating.
 */
export function ScriptOrigin({ name, version, author = null }: ScriptOriginProps) {
	const texts = useMessages({ en }).origin;
	const by = author === null ? "" : authorName(author);
	const shown = version === undefined ? null : authorText(version, MAX_VERSION_LENGTH);
	return (
		<div className={styles.origin}>
			<p className={styles.name}>
				{texts.name} <bdi>{authorName(name) || texts.nameless}</bdi>
			</p>
			{(shown !== null || by !== "") && (
				<p className={styles.rest}>
					{shown !== null && texts.version(shown)} {by !== "" && <bdi>{texts.by(by)}</bdi>}
				</p>
			)}
		</div>
	);
}
