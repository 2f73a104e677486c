import { Button } from "@scriptorium/ui-kit/button";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Page } from "@scriptorium/ui-kit/page";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { PageTitle } from "../../host-context/page-title.tsx";
import { en } from "./messages/en.ts";
import { readScorecard } from "./read-scorecard.ts";
import styles from "./scorecard-screen.module.css";
import { ScorecardView } from "./scorecard-view.tsx";

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
		queryKey: ["scorecard"],
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
