import { buttonClass } from "@scriptorium/ui-kit/button";
import { EmptyState } from "@scriptorium/ui-kit/empty-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { lazy, memo, type ReactNode, Suspense } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { ScriptGrid } from "../script-card/script-grid.tsx";
import { ScriptGridSkeleton } from "../script-card/script-grid-skeleton.tsx";
import { en } from "./messages/en.ts";
import { PageLinks } from "./page-links.tsx";
import { withPage } from "./page-number.ts";
import styles from "./script-list.module.css";
import type { ScriptRowsProps } from "./script-rows.tsx";
import type { ScriptListQuery } from "./use-script-list.ts";

const PLACES = 8;

/** Most people look at cards, so the rows come when somebody chooses them. */
const ScriptRows = lazy(async () => ({ default: (await import("./script-rows.tsx")).ScriptRows }));

/** Renders again only with other rows: another update before their code is there would drop the server's HTML. */
const LaterRows = memo(function LaterRows(props: ScriptRowsProps) {
	return (
		<Suspense fallback={<ScriptGridSkeleton text={props.label} count={PLACES} />}>
			<ScriptRows {...props} />
		</Suspense>
	);
});

export interface ScriptListProps {
	query: ScriptListQuery;
	/** Cards unless told otherwise. */
	view?: "grid" | "list";
	/** Whose rows have an Edit button; nobody's when left out. Rows only. */
	editableBy?: string | null;
	/** Shown instead of the scripts when nothing fits. */
	empty: ReactNode;
	/** Shown when nothing could be read. */
	failure: (error: Error) => ReactNode;
}

/** A page of a list with its states; the result count is announced. */
export function ScriptList({ query, view = "grid", editableBy = null, empty, failure }: ScriptListProps) {
	const text = useMessages({ en });
	if (query.data === undefined) {
		return query.isError ? failure(query.error) : <ScriptGridSkeleton text={text.loading} count={PLACES} />;
	}
	const { scripts, total, page } = query.data;
	if (scripts.length === 0 && page > 1 && !query.isPlaceholderData) return <PastTheEnd />;
	return (
		<div className={styles.list} aria-busy={query.isPlaceholderData || undefined}>
			<p role="status" className={styles.count}>
				{text.count(total, page)}
			</p>
			{scripts.length === 0 && empty}
			{scripts.length > 0 &&
				(view === "grid" ? (
					<ScriptGrid scripts={scripts} label={text.label} tourTarget headingLevel={2} />
				) : (
					<LaterRows scripts={scripts} label={text.label} editableBy={editableBy} />
				))}
			<PageLinks page={page} total={total} shown={scripts.length} />
		</div>
	);
}

/** A page that the list does not have, or has no more: the scripts became fewer, or the address was written by hand. */
function PastTheEnd() {
	const text = useMessages({ en });
	const [query] = useSearchParams();
	return (
		<EmptyState
			title={text.pastTheEnd}
			action={
				<Link to={{ search: withPage(query, 1) }} className={buttonClass({ variant: "primary" })}>
					{text.firstPage}
				</Link>
			}
		/>
	);
}
