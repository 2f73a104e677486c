import { en as categoryTexts } from "@scriptorium/hub-data/categories/messages/en";
import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { X } from "lucide-react";
import type { RefObject } from "react";
import { type ExplorerState, noFilters } from "./explore-address.ts";
import styles from "./explore-page.module.css";
import { listActiveFilters } from "./list-active-filters.ts";
import { en } from "./messages/en.ts";

export interface ActiveFiltersProps {
	state: ExplorerState;
	onChange: (part: Partial<ExplorerState>) => void;
	/** Receives the focus when the focused button is removed. */
	input: RefObject<HTMLInputElement | null>;
}

/** The active filters, each with a button to remove it. */
export function ActiveFilters({ state, onChange, input }: ActiveFiltersProps) {
	const text = useMessages({ en });
	const { names } = useMessages({ en: categoryTexts });
	const filters = listActiveFilters(state, text, names);
	if (filters.length === 0) return null;
	const remove = (without: Partial<ExplorerState>) => {
		onChange(without);
		input.current?.focus();
	};
	return (
		<ul className={styles.active} aria-label={text.active}>
			{filters.map(({ label, without }, place) => (
				<li key={`${place} ${label}`}>
					<Button size="small" aria-label={text.removeFilter(label)} onClick={() => remove(without)}>
						{label}
						<X aria-hidden="true" />
					</Button>
				</li>
			))}
			{filters.length > 1 && (
				<li>
					<Button size="small" variant="quiet" onClick={() => remove(noFilters)}>
						{text.clearAll}
					</Button>
				</li>
			)}
		</ul>
	);
}
