import { QueryFailure } from "@scriptorium/remote-kit/query-failure";
import { Button, buttonClass } from "@scriptorium/ui-kit/button";
import { EmptyState } from "@scriptorium/ui-kit/empty-state";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Link } from "react-router-dom";
import styles from "./explore-page.module.css";
import { en } from "./messages/en.ts";

export interface ExploreEmptyProps {
	/** Null when nothing narrows the list. */
	onClearFilters: (() => void) | null;
}

/** No script matches. The foot of the page offers to write one. */
export function ExploreEmpty({ onClearFilters }: ExploreEmptyProps) {
	const text = useMessages({ en });
	return (
		<EmptyState
			title={text.empty}
			action={
				onClearFilters && (
					<Button variant="primary" onClick={onClearFilters}>
						{text.clearAll}
					</Button>
				)
			}
		>
			{onClearFilters ? text.emptyText : text.emptyHub}
		</EmptyState>
	);
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
