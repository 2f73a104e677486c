import { useHost } from "@scriptorium/remote-kit/host";
import { QueryFailure } from "@scriptorium/remote-kit/query-failure";
import { Button, buttonClass } from "@scriptorium/ui-kit/button";
import { EmptyState } from "@scriptorium/ui-kit/empty-state";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Link } from "react-router-dom";
import styles from "./explore-page.module.css";
import { en } from "./messages/en.ts";

export interface ExploreEmptyProps {
	/** The searched words; empty without any. */
	term: string;
	/** Null when nothing narrows the list. */
	onClearFilters: (() => void) | null;
	/** Keeps the searched words and removes all other filters; null when there are no words or no other filters. */
	onWiden: (() => void) | null;
}

/** No script matches. The foot of the page offers to write one. */
export function ExploreEmpty({ term, onClearFilters, onWiden }: ExploreEmptyProps) {
	const { assistant } = useHost();
	const text = useMessages({ en });
	return (
		<EmptyState
			title={text.empty}
			action={
				onClearFilters && (
					<div className={styles.ways}>
						{onWiden && (
							<Button variant="primary" onClick={onWiden}>
								{text.onlyWords}
							</Button>
						)}
						<Button variant={onWiden ? "secondary" : "primary"} onClick={onClearFilters}>
							{text.clearAll}
						</Button>
						{term !== "" && <Button onClick={() => assistant.ask(text.wanted(term))}>{text.ask}</Button>}
					</div>
				)
			}
		>
			{!onClearFilters ? text.emptyHub : onWiden ? text.emptyFilters : text.emptyText}
		</EmptyState>
	);
}

export interface RelatedNoteProps {
	/** Number of scripts of the whole list that have all searched words. */
	exact: number;
	total: number;
	/** The searched words. */
	term: string;
}

/** Says that not all results have all words. */
export function RelatedNote({ exact, total, term }: RelatedNoteProps) {
	const text = useMessages({ en });
	if (exact >= total) return null;
	return <p className={styles.related}>{exact === 0 ? text.onlyRelated(term) : text.thenRelated(exact, term)}</p>;
}

/** No answer at all is another thing than a bad answer, and has another way out (spec 01 § 2). */
export function ExploreFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
	const text = useMessages({ en });
	if (error instanceof QueryFailure && error.code === "OFFLINE") {
		return (
			<ErrorState
				title={text.offline}
				detail={text.offlineDetail}
				actions={<Button onClick={() => window.location.reload()}>{text.reload}</Button>}
			/>
		);
	}
	return (
		<ErrorState
			title={text.failed}
			detail={text.failedDetail}
			actions={<Button onClick={onRetry}>{text.tryAgain}</Button>}
		/>
	);
}

export function ExploreFoot() {
	const text = useMessages({ en });
	return (
		<aside className={styles.foot}>
			<div>
				<h2 className={styles.footTitle}>{text.missing}</h2>
				<p>{text.missingText}</p>
			</div>
			<Link to="/create" className={buttonClass()}>
				{text.create}
			</Link>
		</aside>
	);
}
