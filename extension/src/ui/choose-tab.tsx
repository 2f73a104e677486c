import { Button } from "@scriptorium/ui-kit/button";
import { EmptyState } from "@scriptorium/ui-kit/empty-state";
import { authorText } from "../safe-text/author-text.ts";
import styles from "./choice.module.css";

/** In characters. A longer title would push the other tabs out of view. */
const MAX_TITLE_LENGTH = 120;

export interface TabToChoose {
	readonly tabId: number;
	readonly title: string;
	readonly url: string;
	readonly origin: string;
}

export interface ChooseTabTexts {
	readonly tabs: string;
	readonly tabsHint: string;
	readonly noTabs: string;
	readonly noTabsHint: string;
	readonly refresh: string;
}

export interface ChooseTabProps {
	readonly texts: ChooseTabTexts;
	readonly tabs: readonly TabToChoose[];
	readonly chosen: number | null;
	readonly onChoose: (tabId: number) => void;
	readonly onLookAgain: () => void;
}

/** The tabs to choose from, with title and address. Pages choose their titles; only the address says whose page it is. */
export function ChooseTab({ texts, tabs, chosen, onChoose, onLookAgain }: ChooseTabProps) {
	return (
		<fieldset className={styles.choice}>
			<legend>{texts.tabs}</legend>
			<p className={styles.hint}>{texts.tabsHint}</p>
			{tabs.length === 0 && <EmptyState title={texts.noTabs}>{texts.noTabsHint}</EmptyState>}
			{tabs.map(({ tabId, title, url, origin }) => (
				<label key={tabId} className={styles.option}>
					<input type="radio" name="tab" checked={tabId === chosen} onChange={() => onChoose(tabId)} />
					<span className={styles.described}>
						<strong>{origin.replace(/^https:\/\//, "")}</strong>
						<span dir="auto">{authorText(title, MAX_TITLE_LENGTH)}</span>
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
