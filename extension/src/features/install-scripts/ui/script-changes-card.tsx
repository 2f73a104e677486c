import { Card } from "@scriptorium/ui-kit/card";
import { useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import { authorName } from "../../../safe-text/author-text.ts";
import type { ScriptChanges } from "../domain/compare-scripts.ts";
import { en } from "../messages/en.ts";
import styles from "./script-review-facts.module.css";

/** Shows the changes of an update, new capabilities first. */
export function ScriptChangesCard({ changes }: { changes: ScriptChanges }) {
	const texts = useMessages({ en }).confirm;
	const { formattingLocale } = useLocale();
	const number = (value: number): string => new Intl.NumberFormat(formattingLocale).format(value);
	const news = [
		[texts.newName, changes.newName.map(authorName)],
		[texts.newUpdateAddresses, changes.newUpdateAddresses],
		[texts.newHosts, changes.newHosts],
		[texts.newGrants, changes.newGrants],
		[texts.newConnects, changes.newConnects],
		[texts.newRequires, changes.newRequires],
		[texts.newResources, changes.newResources],
	] as const;
	const asked = news.filter(([, items]) => items.length > 0);
	return (
		<Card role="region" aria-label={texts.changes}>
			<h2 className={styles.heading}>{texts.changes}</h2>
			<p>{texts.fromTo(changes.from, changes.to)}</p>
			{changes.direction === "downgrade" && <p className={styles.important}>{texts.downgrade}</p>}
			{changes.identical ? (
				<p>{texts.identical}</p>
			) : (
				<>
					{asked.length === 0 && <p>{texts.nothingNew}</p>}
					{asked.map(([title, items]) => (
						<div key={title} className={styles.important}>
							{title}:{" "}
							{items.map((item) => (
								<code key={item}>{item} </code>
							))}
						</div>
					))}
					<p>{texts.lines(number(changes.newLines.size), number(changes.removedLines))}</p>
				</>
			)}
		</Card>
	);
}
