import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import type { ReactNode } from "react";
import { ScriptGrid } from "../script-card/script-grid.tsx";
import { ScriptGridSkeleton } from "../script-card/script-grid-skeleton.tsx";
import { en } from "./messages/en.ts";
import styles from "./script-list.module.css";
import type { ScriptListQuery } from "./use-script-list.ts";

const PLACES = 8;

export interface ScriptListProps {
	query: ScriptListQuery;
	/** Shown instead of the grid when nothing fits. */
	empty: ReactNode;
	/** Shown when nothing could be read. */
	failure: (error: Error) => ReactNode;
}

/** A list with its states; the result count is announced. */
export function ScriptList({ query, empty, failure }: ScriptListProps) {
	const text = useMessages({ en });
	if (query.data === undefined) {
		return query.isError ? failure(query.error) : <ScriptGridSkeleton text={text.loading} count={PLACES} />;
	}
	const scripts = query.data.pages.flatMap((page) => page.scripts);
	const total = query.data.pages[0]?.total ?? 0;
	return (
		<div className={styles.list} aria-busy={query.isPlaceholderData || undefined}>
			<p role="status" className={styles.count}>
				{text.count(total)}
			</p>
			{scripts.length === 0 ? empty : <ScriptGrid scripts={scripts} label={text.label} tourTarget headingLevel={2} />}
			{query.hasNextPage && (
				<div className={styles.more}>
					<Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
						{text.more}
					</Button>
					{query.isFetchNextPageError && <p role="alert">{text.moreFailed}</p>}
				</div>
			)}
		</div>
	);
}
