import { defineCacheEntity } from "@scriptorium/hub-data/query-keys/cache-entity";
import { type Scorecard, scorecard } from "@scriptorium/shared-protocol/scorecard";
import { Button } from "@scriptorium/ui-kit/button";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Page } from "@scriptorium/ui-kit/page";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import * as z from "zod/mini";
import { PageTitle } from "../../host-context/page-title.tsx";
import { Link } from "../../navigation/link.tsx";
import { useQuery } from "../../server-html/use-query.ts";
import { en } from "./messages/en.ts";
import styles from "./scorecard-screen.module.css";
import { ScorecardView } from "./scorecard-view.tsx";

/** Written by `npm run bench analyzer` and deployed with the shell. */
const ADDRESS = "/scorecard.json";
const scorecardEntity = defineCacheEntity("scorecard", 1);

/** @throws when it is not there or has another form; the query cache knows failures only as throws. */
async function readScorecard(signal: AbortSignal): Promise<Scorecard> {
	const answer = await fetch(ADDRESS, { signal, headers: { accept: "application/json" } });
	if (!answer.ok) throw new Error(`${ADDRESS} answered ${answer.status}`);
	const body: unknown = await answer.json();
	return z.parse(scorecard, body);
}

/** `/security/scorecard`: how good the rating is, from the file that the bench wrote. */
export function ScorecardScreen() {
	const text = useMessages({ en });
	return (
		<>
			<PageTitle text={text.title} />
			<Page
				title={text.title}
				lead={text.lead}
				eyebrow={
					<Link to="/security" className={styles.back}>
						{text.back}
					</Link>
				}
			>
				<ScreenBody />
			</Page>
		</>
	);
}

function ScreenBody() {
	const text = useMessages({ en });
	const { data, isPending, isFetching, refetch } = useQuery({
		queryKey: scorecardEntity.key<Scorecard>(),
		queryFn: ({ signal }) => readScorecard(signal),
	});
	if (data) return <ScorecardView card={data} />;
	if (isPending) {
		return (
			<LoadingRegion text={text.loading}>
				<Skeleton shape="block" height="24rem" />
			</LoadingRegion>
		);
	}
	return (
		<ErrorState
			title={text.failed}
			detail={text.failedDetail}
			actions={
				<Button busy={isFetching} onClick={() => void refetch()}>
					{text.retry}
				</Button>
			}
		/>
	);
}
