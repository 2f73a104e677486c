import { Button } from "@scriptorium/ui-kit/button";
import { EmptyState } from "@scriptorium/ui-kit/empty-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { en } from "../messages/en.ts";
import styles from "./run-script-page.module.css";
import type { RunTabs } from "./use-run-request.ts";

export interface ChooseTabProps {
	readonly tabs: RunTabs;
	readonly chosen: number | null;
	readonly onChoose: (tabId: number) => void;
	readonly onLookAgain: () => void;
}

/** The tabs to choose from, with title and address. Pages choose their titles; only the address says whose page it is. */
export function ChooseTab({ tabs, chosen, onChoose, onLookAgain }: ChooseTabProps) {
	const texts = useMessages({ en }).page;
	return (
		<fieldset className={styles.choice}>
			<legend>{texts.tabs}</legend>
			<p className={styles.hint}>{texts.tabsHint}</p>
			{tabs.length === 0 && <EmptyState title={texts.noTabs}>{texts.noTabsHint}</EmptyState>}
			{tabs.map(({ tabId, title, url, origin }) => (
				<label key={tabId} className={styles.option}>
					<input type="radio" name="tab" checked={tabId === chosen} onChange={() => onChoose(tabId)} />
					<span className={styles.tab}>
						<strong>{origin.replace(/^https:\/\//, "")}</strong>
						<span>{title}</span>
						<small>{url}</small>
					</span>
				</label>
			))}
			<Button size="small" onClick={onLookAgain}>
				{texts.refresh}
			</Button>
		</fieldset>
	);
}
