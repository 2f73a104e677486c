import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { en } from "../messages/en.ts";
import styles from "./install-all.module.css";
import { handedOver, type InstallRun } from "./install-run.ts";

export interface InstallProgressProps {
	run: InstallRun;
	/** Of the scripts, in their order. */
	titles: readonly string[];
	onNext: () => void;
	onStop: () => void;
}

/** Progress of the installation, the next step for the person, and the stop button. */
export function InstallProgress({ run, titles, onNext, onStop }: InstallProgressProps) {
	const text = useMessages({ en }).install;
	const { phase, place, of } = run;
	const title = titles[place] ?? "";
	const handed = handedOver(run);
	const said = {
		asking: () => text.asking(title, place + 1, of),
		confirming: () => text.confirming(title, place + 1, of),
		ended: () => text.ended(handed, of),
	};
	return (
		<div className={styles.run}>
			<progress aria-label={text.progress} value={handed} max={of} />
			<p role="status">{said[phase]()}</p>
			{phase !== "ended" && (
				<div className={styles.buttons}>
					{phase === "confirming" && (
						<Button variant="primary" onClick={onNext}>
							{text.goOn(titles[place + 1] ?? "")}
						</Button>
					)}
					<Button onClick={onStop}>{text.stop}</Button>
				</div>
			)}
		</div>
	);
}
