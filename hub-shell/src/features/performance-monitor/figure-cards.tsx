import { useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import { wholeNumber } from "@scriptorium/ui-kit/numbers";
import { catalog } from "./messages/catalog.ts";
import type { FigureName } from "./monitor-visit.ts";
import styles from "./performance-screen.module.css";
import type { PerformanceScore, ScoredFigures } from "./score-performance.ts";

const NAMES = ["frameRate", "memory", "network", "longTasks"] as const satisfies readonly FigureName[];

export interface FigureCardsProps {
	readonly figures: ScoredFigures;
	readonly costs: PerformanceScore["costs"];
	readonly unavailable: readonly FigureName[];
}

/** The four figures with what each costs, and what to do about a cost. */
export function FigureCards({ figures, costs, unavailable }: FigureCardsProps) {
	const texts = useMessages(catalog);
	const words = useFigureWords();
	return (
		<dl className={styles.figures} aria-label={texts.figures}>
			{NAMES.map((name) => {
				const value = words(name, figures);
				const cost = name === "network" ? 0 : costs[name];
				return (
					<div key={name} className={styles.figure}>
						<dt className={styles.label}>{texts.figure[name].title}</dt>
						<dd className={styles.value}>
							{unavailable.includes(name) ? texts.notAvailable : (value ?? texts.measuring)}
						</dd>
						{value !== null && (
							<dd className={styles.small}>
								{name === "network" ? texts.notScored : cost === 0 ? texts.noCost : texts.cost(cost)}
								{name !== "network" && cost > 0 && ` · ${texts.figure[name].advice}`}
							</dd>
						)}
					</div>
				);
			})}
		</dl>
	);
}

/** A figure with its unit; null while it is not measured. */
function useFigureWords() {
	const texts = useMessages(catalog);
	const { formattingLocale } = useLocale();
	const whole = (value: number) => wholeNumber(Math.round(value), formattingLocale);
	return (name: FigureName, { frameRate, memory, network, longTasks }: ScoredFigures): string | null => {
		switch (name) {
			case "frameRate":
				return frameRate === null ? null : texts.framesPerSecond(whole(frameRate));
			case "memory":
				return memory === null ? null : `${whole(memory)} MB`;
			case "network":
				return network;
			case "longTasks":
				return longTasks === null ? null : texts.sinceLoad(whole(longTasks));
			default:
				return name satisfies never;
		}
	};
}
