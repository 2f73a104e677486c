import { Badge } from "@scriptorium/ui-kit/badge";
import { useMessages } from "@scriptorium/ui-kit/locale";
import type { ScriptReview } from "../domain/read-script.ts";
import { en } from "../messages/en.ts";
import styles from "./script-review-facts.module.css";

/** The functions it asks for; those that this version lacks are said, not dropped. */
export function GrantList({ grants }: Pick<ScriptReview, "grants">) {
	const texts = useMessages({ en }).confirm;
	if (grants.length === 0) return <p>{texts.grantsNone}</p>;
	return (
		<>
			<ul className={styles.list}>
				{grants.map(({ name, provided }) => (
					<li key={name}>
						<code>{name}</code> {!provided && <Badge>{texts.notProvided}</Badge>}
					</li>
				))}
			</ul>
			{grants.some(({ provided }) => !provided) && <p className={styles.warning}>{texts.notProvidedWarning}</p>}
			{grants.some(({ grant }) => grant === "GM_setValue") && <p className={styles.note}>{texts.values}</p>}
		</>
	);
}
