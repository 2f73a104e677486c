import { scriptKeys } from "@scriptorium/hub-data/query-keys/script-query-keys";
import { useHost } from "@scriptorium/remote-kit/host";
import { askLater } from "@scriptorium/remote-kit/query-failure";
import { usePageTitle } from "@scriptorium/remote-kit/use-page-title";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useQuery } from "@tanstack/react-query";
import { useCategoryCounts } from "../../category-counts/use-category-counts.ts";
import { CategorySection } from "./category-section.tsx";
import { Hero } from "./hero.tsx";
import styles from "./home-page.module.css";
import { en } from "./messages/en.ts";
import { ScriptShelf } from "./script-shelf.tsx";
import { WhySection } from "./why-section.tsx";

export function HomePage() {
	const text = useMessages({ en });
	usePageTitle(text.pageTitle);
	const featured = useFeatured();
	const recent = useRecent();
	const counts = useCategoryCounts();
	// Without featured ones the newest lie on the desk; while it is not known, nothing does, so that nothing is swapped.
	const onTheDesk = featured.isPending || featured.data?.length ? featured.data : recent.data;
	const tourOnFeatured = (featured.data?.length ?? 0) > 0;
	return (
		<div className={styles.home}>
			<Hero scripts={onTheDesk ?? []} />
			<CategorySection counts={counts.data} failed={counts.isError} onRetry={() => void counts.refetch()} />
			<ScriptShelf
				query={featured}
				text={{ ...text.featured, failedDetail: text.failedDetail, retry: text.retry }}
				allHref="/explore"
				emptyHref="/explore"
				tourTarget
			/>
			<WhySection />
			<ScriptShelf
				query={recent}
				text={{ ...text.recent, failedDetail: text.failedDetail, retry: text.retry }}
				allHref="/latest"
				emptyHref="/create"
				tourTarget={!tourOnFeatured && !featured.isPending}
			/>
		</div>
	);
}

function useFeatured() {
	const { client } = useHost();
	return useQuery({
		queryKey: scriptKeys.featured(),
		queryFn: ({ signal }) =>
			askLater(
				() => import("@scriptorium/hub-data/scripts/list-featured"),
				({ listFeatured }) => listFeatured(client, signal),
			),
	});
}

function useRecent() {
	const { client } = useHost();
	return useQuery({
		queryKey: scriptKeys.recent(),
		queryFn: ({ signal }) =>
			askLater(
				() => import("@scriptorium/hub-data/scripts/list-recent"),
				({ listRecent }) => listRecent(client, signal),
			),
	});
}
