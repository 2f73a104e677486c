import type { Scorecard } from "@scriptorium/shared-protocol/scorecard";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { en } from "./messages/en.ts";
import styles from "./scorecard-screen.module.css";
import { useFigures } from "./use-figures.ts";

/** The figures of our own held-out set, as sentences. A figure that is missing is left out. */
export function OwnSamplesSummary({ card }: { card: Scorecard }) {
	const text = useMessages({ en }).ownSamples;
	const { count } = useFigures();
	const detected = (group: string, foundAs: string) =>
		card.detection.find((row) => row.half === "held-out" && row.group === group && row.found_as === foundAs);
	const alarmsOf = (kind: string) => card.false_alarms.find((row) => row.half === "held-out" && row.kind === kind);
	const found = detected("all-risky", "non-green");
	const red = detected("red-labeled", "red");
	const [redAlarms, alarms] = [alarmsOf("red"), alarmsOf("non-green")];
	return (
		<section className={styles.own}>
			<h2>{text.heading}</h2>
			{found && <p>{text.found(count(found.hits), count(found.n))}</p>}
			{red && <p>{text.red(count(red.hits), count(red.n))}</p>}
			{alarms && redAlarms && <p>{text.harmless(count(alarms.hits), count(redAlarms.hits), count(alarms.n))}</p>}
			<p className={styles.limits}>{text.limits}</p>
		</section>
	);
}
