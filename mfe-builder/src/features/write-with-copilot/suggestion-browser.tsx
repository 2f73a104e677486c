import type { Suggestion, SuggestionCategory } from "@scriptorium/script-templates/suggestions";
import { Badge } from "@scriptorium/ui-kit/badge";
import { Button } from "@scriptorium/ui-kit/button";
import { Card, cardLinkClass } from "@scriptorium/ui-kit/card";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { VisuallyHidden } from "@scriptorium/ui-kit/visually-hidden";
import { useState } from "react";
import { en } from "./messages/en.ts";
import styles from "./suggestion-browser.module.css";
import { isPopular, isReliable, suggestionCategories, suggestionsToShow } from "./suggestion-order.ts";

export interface SuggestionBrowserProps {
	/** All ideas, the most popular first. */
	suggestions: readonly Suggestion[];
	historyTags: ReadonlySet<string>;
	isBusy: boolean;
	onPick: (suggestion: Suggestion) => void;
	/** 'Have a unique idea?' */
	onOwnIdea: () => void;
}

/** Spec 02 § 2: ideas by category, with the card for one's own. */
export function SuggestionBrowser({ suggestions, historyTags, isBusy, onPick, onOwnIdea }: SuggestionBrowserProps) {
	const { ideas: text, announced } = useMessages({ en });
	const [category, setCategory] = useState<SuggestionCategory | null>(null);
	const shown = suggestionsToShow(suggestions, category, historyTags);
	return (
		<section className={styles.browser} aria-labelledby="copilot-suggestions">
			<h2 id="copilot-suggestions" className={styles.heading}>
				{text.heading}
			</h2>
			<fieldset className={styles.chips}>
				<VisuallyHidden>
					<legend>{text.filter}</legend>
				</VisuallyHidden>
				{[null, ...suggestionCategories].map((value) => (
					<button
						key={value ?? "all"}
						type="button"
						className={styles.chip}
						aria-pressed={value === category}
						onClick={() => setCategory(value)}
					>
						{value === null ? text.all : text.categories[value]}
					</button>
				))}
			</fieldset>
			<VisuallyHidden role="status">{announced(shown.length)}</VisuallyHidden>
			<ul className={styles.cards}>
				{shown.map((suggestion) => (
					<li key={suggestion.id}>
						<Card interactive className={styles.card ?? ""}>
							<h3 className={styles.title}>
								<button
									dir="auto"
									type="button"
									className={`${cardLinkClass} ${styles.pick}`}
									aria-disabled={isBusy || undefined}
									onClick={() => isBusy || onPick(suggestion)}
								>
									{suggestion.title}
								</button>
							</h3>
							<p dir="auto" className={styles.words}>
								{suggestion.description}
							</p>
							<p className={styles.badges}>
								<Badge>{text.categories[suggestion.category]}</Badge>
								{isPopular(suggestion) && <Badge tone="gold">{text.popular}</Badge>}
								{isReliable(suggestion) && <Badge tone="info">{text.reliable}</Badge>}
							</p>
						</Card>
					</li>
				))}
				<li>
					<Card className={`${styles.card} ${styles.own}`}>
						<h3 className={styles.title}>{text.unique}</h3>
						<p className={styles.words}>{text.uniqueText}</p>
						<Button size="small" onClick={onOwnIdea}>
							{text.uniqueGo}
						</Button>
					</Card>
				</li>
			</ul>
		</section>
	);
}
