import type { Analytics } from "@scriptorium/hub-data/analytics/read-analytics";
import { FigureTable } from "@scriptorium/ui-kit/figure-table";
import { useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import { compactNumber } from "@scriptorium/ui-kit/numbers";
import { type ReactNode, useId } from "react";
import { Link } from "react-router-dom";
import { funnelOf } from "./growth-rate.ts";
import styles from "./hub-analytics.module.css";
import { en } from "./messages/en.ts";

/** Sessions, popular scripts, journeys, events and moderation, as figures and tables. */
export function AnalyticsTables({ analytics }: { analytics: Analytics }) {
	const text = useMessages({ en });
	const { formattingLocale } = useLocale();
	const number = (value: number) => compactNumber(value, formattingLocale);
	const decimal = new Intl.NumberFormat(formattingLocale, { maximumFractionDigits: 1 });
	const { totals, popular, events, reasons, moderation } = analytics;
	const sessions = totals.sessions ?? 0;
	return (
		<div className={styles.tables}>
			<Part heading={text.popular.heading}>
				{popular.length === 0 ? (
					<p className={styles.about}>{text.popular.none}</p>
				) : (
					<FigureTable
						compact
						label={text.popular.table}
						columns={text.popular.columns}
						rows={popular.map((script) => ({
							key: script.id,
							cells: [
								<Link dir="auto" key="script" to={`/bookmarklet/${script.id}`}>
									{script.title}
								</Link>,
								number(script.install_count),
								number(script.star_count),
							],
						}))}
					/>
				)}
			</Part>
			<Journeys journeys={analytics.journeys} />
			<Part heading={text.events.heading}>
				{events.length === 0 ? (
					<p className={styles.about}>{text.events.none}</p>
				) : (
					<FigureTable
						compact
						label={text.events.table}
						columns={text.events.columns}
						rows={events.map(({ name, count }) => ({ key: name, cells: [name, number(count)] }))}
					/>
				)}
			</Part>
			<Part heading={text.session.heading}>
				<dl className={styles.pairs}>
					<dt>{text.session.length}</dt>
					<dd>
						{sessions === 0
							? text.session.none
							: text.session.minutes(decimal.format((totals.session_seconds ?? 0) / sessions / 60))}
					</dd>
					<dt>{text.session.pages}</dt>
					<dd>{sessions === 0 ? text.session.none : decimal.format((totals.page_views ?? 0) / sessions)}</dd>
				</dl>
			</Part>
			<Part heading={text.moderation.heading}>
				<dl className={styles.pairs}>
					<dt>{text.moderation.pending}</dt>
					<dd>{number(moderation.pending)}</dd>
					<dt>{text.moderation.resolved}</dt>
					<dd>{number(moderation.resolved)}</dd>
					<dt>{text.moderation.hours}</dt>
					<dd>
						{moderation.hours === null
							? text.moderation.none
							: text.moderation.inHours(decimal.format(moderation.hours))}
					</dd>
				</dl>
				{reasons.length === 0 ? (
					<p className={styles.about}>{text.moderation.noReasons}</p>
				) : (
					<FigureTable
						compact
						label={text.moderation.reasons}
						columns={text.moderation.columns}
						rows={reasons.map(({ reason, reports }) => ({
							key: reason,
							cells: [text.moderation.names[reason], number(reports)],
						}))}
					/>
				)}
			</Part>
		</div>
	);
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
	const id = useId();
	return (
		<section className={styles.section} aria-labelledby={id}>
			<h2 id={id} className={styles.heading}>
				{heading}
			</h2>
			{children}
		</section>
	);
}

/** The funnels of `user_journey`. */
function Journeys({ journeys }: { journeys: Analytics["journeys"] }) {
	const text = useMessages({ en }).journeys;
	const { formattingLocale } = useLocale();
	const percent = new Intl.NumberFormat(formattingLocale, { style: "percent" });
	const shown = (["create", "install", "record"] as const).filter((name) => funnelOf(journeys, name).length > 0);
	return (
		<Part heading={text.heading}>
			<p className={styles.about}>{shown.length === 0 ? text.none : text.about}</p>
			{shown.map((name) => (
				<div key={name} className={styles.section}>
					<h3 className={styles.subheading}>{text.names[name]}</h3>
					<FigureTable
						compact
						label={text.names[name]}
						columns={text.columns}
						rows={funnelOf(journeys, name).map(({ step, people, share }) => ({
							key: step,
							cells: [
								step,
								compactNumber(people, formattingLocale),
								share === null ? (
									""
								) : (
									<span key="share" className={styles.share}>
										<progress aria-hidden="true" value={Math.min(1, share)} max={1} />
										{percent.format(share)}
									</span>
								),
							],
						}))}
					/>
				</div>
			))}
		</Part>
	);
}
