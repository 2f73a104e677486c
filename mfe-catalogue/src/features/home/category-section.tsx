import type { CategoryCounts } from "@scriptorium/hub-data/categories/count-scripts";
import type { Category } from "@scriptorium/hub-data/categories/known-categories";
import { Button } from "@scriptorium/ui-kit/button";
import { Card, cardLinkClass } from "@scriptorium/ui-kit/card";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Skeleton } from "@scriptorium/ui-kit/skeleton";
import { VisuallyHidden } from "@scriptorium/ui-kit/visually-hidden";
import { Code, Download, ListChecks, type LucideIcon, MessagesSquare, Search, Wrench } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router-dom";
import { categoryPath } from "../../script-links/script-addresses.ts";
import styles from "./category-section.module.css";
import { en } from "./messages/en.ts";

/** The six categories of the home page, in the specification's order (spec 01 § 3); those without scripts are left out. Their counts come from the database. */
const homeCategories = ["productivity", "search", "development", "download", "social", "utility"] as const;

type HomeCategory = (typeof homeCategories)[number];

/** What a tile counts; its link leads to its own category, whose page links to the other one. */
const countedIn: Readonly<Record<HomeCategory, readonly Category[]>> = {
	productivity: ["productivity"],
	search: ["search"],
	development: ["development"],
	download: ["download", "media"],
	social: ["social"],
	utility: ["utility"],
};

const categoryIcons: Readonly<Record<HomeCategory, LucideIcon>> = {
	productivity: ListChecks,
	search: Search,
	development: Code,
	download: Download,
	social: MessagesSquare,
	utility: Wrench,
};

function countIn(counts: CategoryCounts, category: HomeCategory): number {
	return countedIn[category].reduce((sum, each) => sum + (counts[each] ?? 0), 0);
}

export interface CategorySectionProps {
	/** Published scripts by category; a category that is missing has none. Undefined until it is known. */
	counts: CategoryCounts | undefined;
	failed: boolean;
	onRetry: () => void;
}

export function CategorySection({ counts, failed, onRetry }: CategorySectionProps) {
	const text = useMessages({ en }).categories;
	const headingId = useId();
	// A tile without scripts leads to an empty page.
	const shown = homeCategories.filter((category) => !counts || countIn(counts, category) > 0);
	if (shown.length === 0) return null;
	return (
		<section className={styles.section} aria-labelledby={headingId}>
			<h2 id={headingId}>{text.heading}</h2>
			<ul className={styles.grid}>
				{shown.map((category) => {
					const Icon = categoryIcons[category];
					return (
						<li key={category} className={styles.cell}>
							<Card interactive className={styles.card}>
								<span className={styles.initial} aria-hidden="true">
									<Icon />
								</span>
								<div className={styles.words}>
									<h3 className={styles.title}>
										<Link to={categoryPath(category)} className={cardLinkClass}>
											{text.titles[category]}
										</Link>
									</h3>
									<p className={styles.note}>{text.notes[category]}</p>
								</div>
								<p className={styles.count} data-category={category}>
									{counts ? text.count(countIn(counts, category)) : failed ? "–" : <Skeleton width="4.25rem" />}
								</p>
							</Card>
						</li>
					);
				})}
			</ul>
			{!counts && !failed && (
				<VisuallyHidden>
					<span role="status">{text.counting}</span>
				</VisuallyHidden>
			)}
			{!counts && failed && (
				<p role="alert" className={styles.failed}>
					{text.failed}
					<Button size="small" variant="quiet" onClick={onRetry}>
						{text.retry}
					</Button>
				</p>
			)}
		</section>
	);
}
