import { countScripts } from "@scriptorium/hub-data/categories/count-scripts";
import { knownCategory } from "@scriptorium/hub-data/categories/known-categories";
import { categoryKeys } from "@scriptorium/hub-data/query-keys/category-query-keys";
import { useHost } from "@scriptorium/remote-kit/host";
import { unwrapForQuery } from "@scriptorium/remote-kit/query-failure";
import { usePageTitle } from "@scriptorium/remote-kit/use-page-title";
import { Button } from "@scriptorium/ui-kit/button";
import { Card, cardLinkClass } from "@scriptorium/ui-kit/card";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Page } from "@scriptorium/ui-kit/page";
import { Skeleton } from "@scriptorium/ui-kit/skeleton";
import { VisuallyHidden } from "@scriptorium/ui-kit/visually-hidden";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { categoryPath } from "../../script-links/script-addresses.ts";
import styles from "./categories-page.module.css";
import { categoryCards } from "./category-names.ts";
import { en } from "./messages/en.ts";

export function CategoriesPage() {
	const text = useMessages({ en });
	usePageTitle(text.title);
	const { client } = useHost();
	const counts = useQuery({
		queryKey: categoryKeys.counts(),
		queryFn: ({ signal }) => unwrapForQuery(countScripts(client, signal)),
	});
	return (
		<Page title={text.title} lead={text.lead}>
			<ul className={styles.grid}>
				{categoryCards.map((category) => (
					<li key={category}>
						<Card interactive>
							<h2 className={styles.name}>
								<Link to={categoryPath(category)} className={cardLinkClass}>
									{text.titles[category]}
								</Link>
							</h2>
							<p className={styles.count}>
								{counts.data ? (
									text.count(counts.data.get(knownCategory(category) ?? category) ?? 0)
								) : counts.isError ? (
									"–"
								) : (
									<Skeleton width="5rem" />
								)}
							</p>
						</Card>
					</li>
				))}
			</ul>
			{counts.isPending && (
				<VisuallyHidden>
					<span role="status">{text.counting}</span>
				</VisuallyHidden>
			)}
			{counts.isError && (
				<ErrorState
					className={styles.failed ?? ""}
					title={text.countFailed}
					actions={<Button onClick={() => void counts.refetch()}>{text.retry}</Button>}
				/>
			)}
		</Page>
	);
}
