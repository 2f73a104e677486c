import { categoryLeads } from "@scriptorium/hub-data/categories/category-leads";
import type { CategoryCounts } from "@scriptorium/hub-data/categories/count-scripts";
import { type Category, knownCategories } from "@scriptorium/hub-data/categories/known-categories";
import { en as categoryTexts } from "@scriptorium/hub-data/categories/messages/en";
import { usePageTitle } from "@scriptorium/remote-kit/use-page-title";
import { Button } from "@scriptorium/ui-kit/button";
import { Card, cardLinkClass } from "@scriptorium/ui-kit/card";
import { EmptyState } from "@scriptorium/ui-kit/empty-state";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Page } from "@scriptorium/ui-kit/page";
import { ScriptEmblem } from "@scriptorium/ui-kit/script-emblem";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { Link } from "react-router-dom";
import { useCategoryCounts } from "../../category-counts/use-category-counts.ts";
import { categoryPath } from "../../script-links/script-addresses.ts";
import styles from "./categories-page.module.css";
import { filledCategories } from "./filled-categories.ts";
import { en } from "./messages/en.ts";

/** Tiles while the counts load. */
const PLACES = 6;

export function CategoriesPage() {
	const text = useMessages({ en });
	usePageTitle(text.title);
	const counts = useCategoryCounts();
	return (
		<Page title={text.title} lead={text.lead}>
			{counts.isPending && (
				<LoadingRegion text={text.counting}>
					<div className={styles.grid} aria-hidden="true">
						{Array.from({ length: PLACES }, (_, place) => (
							<Card key={place} className={styles.tile}>
								<Skeleton shape="block" width="3rem" height="3rem" />
								<Skeleton lines={3} />
							</Card>
						))}
					</div>
				</LoadingRegion>
			)}
			{counts.data && <Tiles categories={filledCategories(counts.data)} counts={counts.data} />}
			{counts.isError && (
				<>
					<ErrorState
						className={styles.failed ?? ""}
						title={text.countFailed}
						actions={<Button onClick={() => void counts.refetch()}>{text.retry}</Button>}
					/>
					<Tiles categories={knownCategories} counts={null} />
				</>
			)}
		</Page>
	);
}

interface TilesProps {
	categories: readonly Category[];
	/** Null when they could not be read. */
	counts: CategoryCounts | null;
}

function Tiles({ categories, counts }: TilesProps) {
	const text = useMessages({ en });
	const { names } = useMessages({ en: categoryTexts });
	if (categories.length === 0) return <EmptyState title={text.noScripts} />;
	return (
		<ul className={styles.grid}>
			{categories.map((category) => (
				<li key={category} className={styles.cell}>
					<Card interactive className={styles.tile} data-category={category}>
						<ScriptEmblem category={category} />
						<div>
							<h2 className={styles.name}>
								<Link to={categoryPath(category)} className={cardLinkClass}>
									{names[category]}
								</Link>
							</h2>
							{counts && <p className={styles.count}>{text.count(counts[category] ?? 0)}</p>}
							<p className={styles.lead}>{categoryLeads[category]}</p>
						</div>
					</Card>
				</li>
			))}
		</ul>
	);
}
