import { useMessages } from "@scriptorium/ui-kit/locale";
import { en } from "../messages/en.ts";
import styles from "./script-review-facts.module.css";
import type { ReplacedScript } from "./use-install-candidate.ts";

/** Says which installed script would be replaced, where that is not obvious. */
export function ReplacedNote({ replaces, sourceUrl }: { replaces: ReplacedScript; sourceUrl: string }) {
	const texts = useMessages({ en }).confirm;
	return (
		<div>
			<p>{texts.replaces(replaces.version)}</p>
			{replaces.sourceUrl !== sourceUrl && <p className={styles.important}>{texts.otherSource(replaces.sourceUrl)}</p>}
			{replaces.edited && <p className={styles.important}>{texts.edited}</p>}
		</div>
	);
}
