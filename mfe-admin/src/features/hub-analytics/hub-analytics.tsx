import {
	type Analytics,
	type AnalyticsRange,
	analyticsRanges,
	readAnalytics,
} from "@scriptorium/hub-data/analytics/read-analytics";
import { analyticsKeys } from "@scriptorium/hub-data/query-keys/operations-query-keys";
import { useHost } from "@scriptorium/remote-kit/host";
import { unwrapForQuery } from "@scriptorium/remote-kit/query-failure";
import { Button } from "@scriptorium/ui-kit/button";
import { TimeChart } from "@scriptorium/ui-kit/charts/time-chart";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import { compactNumber } from "@scriptorium/ui-kit/numbers";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { AnalyticsTables } from "./analytics-tables.tsx";
import { formatGrowthRate, growthRate } from "./growth-rate.ts";
import styles from "./hub-analytics.module.css";
import { en } from "./messages/en.ts";

const DEFAULT_RANGE: AnalyticsRange = "7d";
const charted = [
	"installs",
	"users",
	"scripts",
	"favorites",
	"forks",
	"reports",
	"sessions",
	"active_users",
	"page_views",
	"events",
] as const;

/** Analytics: growth, activity over time, the most popular scripts, journeys, events and moderation. */
export function HubAnalytics() {
	const text = useMessages({ en });
	const { client } = useHost();
	const [query, setQuery] = useSearchParams();
	const range = analyticsRanges.find((each) => each === query.get("range")) ?? DEFAULT_RANGE;
	const analytics = useQuery({
		queryKey: analyticsKeys.range(range),
		placeholderData: keepPreviousData,
		queryFn: ({ signal }) => unwrapForQuery(readAnalytics(client, { range }, signal)),
	});
	return (
		<div className={styles.sections}>
			<fieldset className={styles.ranges}>
				<legend className={styles.legend}>{text.range}</legend>
				{analyticsRanges.map((each) => (
					<label key={each} className={styles.range}>
						<input
							type="radio"
							name="range"
							checked={each === range}
							onChange={() => setQuery({ tab: "analytics", range: each }, { replace: true, preventScrollReset: true })}
						/>
						{text.ranges[each]}
					</label>
				))}
			</fieldset>
			{analytics.isPending ? (
				<LoadingRegion text={text.loading}>
					<Skeleton shape="block" height="30rem" />
				</LoadingRegion>
			) : analytics.isError ? (
				<ErrorState
					title={text.failed}
					actions={
						<Button busy={analytics.isFetching} onClick={() => void analytics.refetch()}>
							{text.retry}
						</Button>
					}
				/>
			) : (
				<>
					<Growth growth={analytics.data.growth} />
					<Activity analytics={analytics.data} />
					<AnalyticsTables analytics={analytics.data} />
				</>
			)}
		</div>
	);
}

function Growth({ growth }: { growth: Analytics["growth"] }) {
	const text = useMessages({ en }).growth;
	const { formattingLocale } = useLocale();
	return (
		<section className={styles.section} aria-labelledby="growth">
			<h2 id="growth" className={styles.heading}>
				{text.heading} <span className={styles.about}>{text.about}</span>
			</h2>
			<dl className={styles.figures}>
				{(["users", "scripts", "installs"] as const).map((name) => {
					const figure = growth[name] ?? { current: 0, previous: 0 };
					const rate = growthRate(figure);
					return (
						<div key={name} className={styles.figure}>
							<dt>{text.names[name]}</dt>
							<dd>
								<strong>{compactNumber(figure.current, formattingLocale)}</strong>
								<span>{rate === null ? text.first : text.rate(formatGrowthRate(rate, formattingLocale))}</span>
							</dd>
						</div>
					);
				})}
			</dl>
		</section>
	);
}

function Activity({ analytics }: { analytics: Analytics }) {
	const messages = useMessages({ en });
	const text = messages.charts;
	const { formattingLocale } = useLocale();
	const number = (value: number) => compactNumber(Math.round(value), formattingLocale);
	return (
		<section className={styles.section} aria-labelledby="activity">
			<h2 id="activity" className={styles.heading}>
				{text.heading}
			</h2>
			<p className={styles.about}>{messages.utc}</p>
			<div className={styles.charts}>
				{charted.map((name) => {
					const total = analytics.totals[name] ?? 0;
					const mean = total / Math.max(1, analytics.series.length);
					return (
						<TimeChart
							key={name}
							title={text.names[name]}
							// People who come on several days are not several people.
							summary={
								name !== "active_users"
									? text.total(number(total))
									: analytics.unit === "day"
										? text.mean(number(mean))
										: text.hourly
							}
							unit={analytics.unit}
							points={analytics.series.map(({ at, figures }) => ({ at, value: figures[name] ?? 0 }))}
							table={{ name: text.table, label: text.tableOf(text.names[name]), time: text[analytics.unit] }}
						/>
					);
				})}
			</div>
		</section>
	);
}
