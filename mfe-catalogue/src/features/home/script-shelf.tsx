import type { ListedScript } from "@scriptorium/hub-data/scripts/script-card";
import { Button, buttonClass } from "@scriptorium/ui-kit/button";
import { EmptyState } from "@scriptorium/ui-kit/empty-state";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import type { UseQueryResult } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { useDeferredValue, useId } from "react";
import { Link } from "react-router-dom";
import { partOnUse } from "../../hydration/part-on-use.tsx";
import type { ScriptGridProps } from "../../script-card/script-grid.tsx";
import { ScriptGridSkeleton } from "../../script-card/script-grid-skeleton.tsx";
import styles from "./script-shelf.module.css";

export interface ShelfText {
	readonly heading: string;
	readonly all: string;
	readonly loading: string;
	readonly failed: string;
	readonly failedDetail: string;
	readonly retry: string;
	readonly empty: string;
	readonly emptyText: string;
	readonly emptyAction: string;
}

export interface ScriptShelfProps {
	query: UseQueryResult<readonly ListedScript[]>;
	text: ShelfText;
	allHref: string;
	emptyHref: string;
	tourTarget?: boolean;
}

/** One grid of the home page with its own loading, error and empty state: when one fails, the others stay. */
export function ScriptShelf({ query, text, allHref, emptyHref, tourTarget = false }: ScriptShelfProps) {
	const headingId = useId();
	return (
		<section className={styles.shelf} aria-labelledby={headingId}>
			<header className={styles.header}>
				<h2 id={headingId} className={styles.heading}>
					{text.heading}
				</h2>
				<Link to={allHref} className={styles.all} aria-label={`${text.all}: ${text.heading}`}>
					{text.all}
					<ArrowRight aria-hidden="true" />
				</Link>
			</header>
			<ShelfBody query={query} text={text} emptyHref={emptyHref} tourTarget={tourTarget} />
		</section>
	);
}

/** The server renders the cards, and their links lead on; their code comes when somebody uses the page. */
const ShelfCards = partOnUse<ScriptGridProps>({
	load: async () => (await import("../../script-card/script-grid.tsx")).ScriptGrid,
	Placeholder: ({ label }) => <ScriptGridSkeleton text={label} count={PLACES} />,
});

/** How many places the loading grid reserves: as many as the list has at most (spec 01 § 9). */
const PLACES = 8;

function ShelfBody({ query, text, emptyHref, tourTarget }: Omit<Required<ScriptShelfProps>, "allHref">) {
	// Deferred, so that a slow phone stays answerable while the cards are rendered.
	const scripts = useDeferredValue(query.data);
	if (scripts === undefined) {
		if (!query.isError) return <ScriptGridSkeleton text={text.loading} count={PLACES} />;
		return (
			<ErrorState
				title={text.failed}
				detail={text.failedDetail}
				actions={
					<Button size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
						{text.retry}
					</Button>
				}
			/>
		);
	}
	if (scripts.length === 0) {
		return (
			<EmptyState
				title={text.empty}
				action={
					<Link to={emptyHref} className={buttonClass({ variant: "secondary" })}>
						{text.emptyAction}
					</Link>
				}
			>
				{text.emptyText}
			</EmptyState>
		);
	}
	return <ShelfCards scripts={scripts} label={text.heading} tourTarget={tourTarget} />;
}
