import { useMessages } from "@scriptorium/ui-kit/locale";
import { useEffect, useState } from "react";
import { en } from "./messages/en.ts";
import type { StaticDocument } from "./static-document.ts";
import { StaticPageScreen } from "./static-page-screen.tsx";
import { changeProgress, readProgress, type TutorialProgress } from "./tutorial-progress.ts";
import styles from "./tutorials-screen.module.css";

/** `/tutorials`: six lessons; the progress is kept in the browser. */
export default function TutorialsScreen({ document: tutorials }: { document: StaticDocument }) {
	const texts = useMessages({ en });
	const [progress, setProgress] = useState<TutorialProgress>({});
	// Not at first: the server, whose HTML the page takes over, knows no progress.
	useEffect(() => setProgress(readProgress(localStorage)), []);
	const isDone = (tutorial: string, step: number) => progress[tutorial]?.includes(step) ?? false;
	const counts = tutorials.sections.map(({ id, steps = [] }) => ({
		done: steps.filter((_step, index) => isDone(id, index)).length,
		all: steps.length,
	}));
	return (
		<StaticPageScreen
			document={tutorials}
			tools={
				<p role="status" className={styles.summary}>
					{texts.tutorialsDone(counts.filter(({ done, all }) => done === all).length, counts.length)}
				</p>
			}
			belowFacts={({ id, title, steps = [] }) => {
				const done = steps.filter((_step, index) => isDone(id, index)).length;
				return (
					<div className={styles.progress}>
						<progress max={steps.length} value={done} aria-label={texts.progressOf(title)} />
						<span>{texts.stepsDone(done, steps.length)}</span>
					</div>
				);
			}}
			besideStep={({ id }, step) => (
				<label className={styles.done}>
					<input
						type="checkbox"
						checked={isDone(id, step)}
						aria-label={texts.doneStep(step + 1)}
						onChange={(event) => {
							const change = { tutorial: id, step, done: event.target.checked };
							setProgress((current) => changeProgress(localStorage, current, change));
						}}
					/>
					{texts.done}
				</label>
			)}
		/>
	);
}
