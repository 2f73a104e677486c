import { TimeChart } from "@scriptorium/ui-kit/charts/time-chart";
import { useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import { wholeNumber } from "@scriptorium/ui-kit/numbers";
import { catalog } from "./messages/catalog.ts";
import type { VisitFigures } from "./monitor-visit.ts";
import styles from "./visit-charts.module.css";

/** Frame rate and memory of the last minute, from the first sample on. */
export function VisitCharts({ samples }: { samples: readonly VisitFigures[] }) {
	const texts = useMessages(catalog);
	const { formattingLocale } = useLocale();
	const whole = (value: number | null) => wholeNumber(Math.round(value ?? 0), formattingLocale);
	const points = (read: (figures: VisitFigures) => number | null) =>
		samples.map((sample) => ({ at: new Date(sample.at).toISOString(), value: read(sample) }));
	const last = samples.at(-1);
	if (!last) return <p>{texts.measuring}</p>;
	return (
		<div className={styles.charts}>
			<TimeChart
				title={texts.figure.frameRate.title}
				summary={texts.perSecondNow(whole(last.frameRate))}
				points={points(({ frameRate }) => frameRate)}
				unit="second"
				form="line"
				table={{ name: texts.showTable, label: texts.frameTable, time: texts.time }}
			/>
			{last.memory !== null && (
				<TimeChart
					title={texts.figure.memory.title}
					summary={texts.memoryNow(`${whole(last.memory)} MB`)}
					points={points(({ memory }) => memory)}
					unit="second"
					form="line"
					table={{ name: texts.showTable, label: texts.memoryTable, time: texts.time }}
				/>
			)}
		</div>
	);
}
