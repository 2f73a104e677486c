import { Button } from "@scriptorium/ui-kit/button";
import { laterPart } from "@scriptorium/ui-kit/later-part";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Page } from "@scriptorium/ui-kit/page";
import { Pause, Play } from "lucide-react";
import { useId, useState } from "react";
import { PageTitle } from "../../host-context/page-title.tsx";
import { FailurePanel } from "../../remotes/failure-panel.tsx";
import { FigureCards } from "./figure-cards.tsx";
import { catalog } from "./messages/catalog.ts";
import type { VisitFigures } from "./monitor-visit.ts";
import styles from "./performance-screen.module.css";
import { ResourceTable } from "./resource-table.tsx";
import { ScoreCard } from "./score-card.tsx";
import { scorePerformance } from "./score-performance.ts";
import { useVisitFigures } from "./use-visit-figures.ts";
import { VitalList } from "./vital-list.tsx";

// Drawn by the browser only: the style attributes of the axes are none that the server's policy knows.
const VisitCharts = laterPart<{ samples: readonly VisitFigures[] }>({
	load: async () => (await import("./visit-charts.tsx")).VisitCharts,
	isWanted: ({ samples }) => samples.length > 0,
	placeholder: <Measuring />,
	Failure: (props) => <FailurePanel {...props} headingLevel={3} />,
});

const NOTHING = { frameRate: null, memory: null, network: null, longTasks: null } as const;

/** `/performance`: measures only while it is displayed and not paused. The server renders it without figures. */
export default function PerformanceScreen() {
	const texts = useMessages(catalog);
	const id = useId();
	const [isPaused, setPaused] = useState(false);
	const { unavailable, samples } = useVisitFigures(isPaused);
	const now = samples.at(-1);
	const { frameRate, memory, network, longTasks } = now ?? NOTHING;
	const figures = { frameRate, memory, network, longTasks };
	const score = scorePerformance(figures);
	return (
		<Page
			title={texts.title}
			lead={texts.lead}
			actions={
				<Button
					icon={isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
					onClick={() => setPaused(!isPaused)}
				>
					{isPaused ? texts.resume : texts.pause}
				</Button>
			}
		>
			<PageTitle text={texts.title} />
			<div className={styles.content}>
				<div className={styles.first}>
					<ScoreCard score={score} unavailable={unavailable?.figures ?? []} />
					<FigureCards figures={figures} costs={score.costs} unavailable={unavailable?.figures ?? []} />
				</div>
				<section aria-labelledby={id} className={styles.section}>
					<h2 id={id}>{texts.chart}</h2>
					<VisitCharts samples={samples} />
				</section>
				<VitalList vitals={now?.vitals ?? {}} unavailable={unavailable?.vitals ?? []} />
				<ResourceTable resources={now?.resources ?? null} forgotten={now?.forgotten ?? 0} />
			</div>
		</Page>
	);
}

function Measuring() {
	const texts = useMessages(catalog);
	return <p className={styles.waiting}>{texts.measuring}</p>;
}
