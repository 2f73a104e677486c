import { usePageTitle } from "@scriptorium/remote-kit/use-page-title";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Page } from "@scriptorium/ui-kit/page";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { VisuallyHidden } from "@scriptorium/ui-kit/visually-hidden";
import { Navigate } from "react-router-dom";
import { FailedPage } from "../../failed-page/failed-page.tsx";
import styles from "./collection-page.module.css";
import { CollectionView } from "./collection-view.tsx";
import type { OnInstallAsked } from "./install-all/install-all.tsx";
import { en } from "./messages/en.ts";
import { useCollection } from "./use-collection.ts";

/** `/collections/:id`: a public collection, or one's own. */
export function CollectionPage({ id, onInstallAsked }: { id: string; onInstallAsked: OnInstallAsked }) {
	const text = useMessages({ en }).page;
	const query = useCollection(id);
	usePageTitle(query.data?.title ?? null);
	if (query.isPending) return <CollectionSkeleton />;
	if (query.data === undefined) return <FailedPage query={query} text={{ ...text.failed, explore: text.explore }} />;
	if (query.data === null) return <Navigate to="/not-found" replace />;
	return <CollectionView collection={query.data} onInstallAsked={onInstallAsked} />;
}

function CollectionSkeleton() {
	const text = useMessages({ en }).page;
	return (
		<Page>
			{/* A screen always has its heading, also before the collection's title is known. */}
			<h1>
				<VisuallyHidden>{text.loading}</VisuallyHidden>
			</h1>
			<LoadingRegion text={text.loading}>
				<div className={styles.view}>
					<div className={styles.section}>
						<Skeleton width="60%" height="2.75rem" shape="block" />
						<Skeleton width="40%" />
						<Skeleton shape="block" width="100%" height="24rem" />
					</div>
					<Skeleton shape="block" height="16rem" />
				</div>
			</LoadingRegion>
		</Page>
	);
}
