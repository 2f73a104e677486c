import { Badge } from "@scriptorium/ui-kit/badge";
import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Circle, Pause, Play, Square, Workflow } from "lucide-react";
import { en } from "./messages/en.ts";
import styles from "./recorder-bar.module.css";
import { type BarRecorder, useRecorderBarStore } from "./recorder-bar-store.ts";

export interface RecorderBarProps {
	/** Makes the panel with the recorder's card visible; the card then scrolls into view. */
	readonly onShowCard: () => void;
}

/** The recorder's controls in the first screen, whatever the width. The card has the list of actions, options and files. */
export function RecorderBar({ onShowCard }: RecorderBarProps) {
	const text = useMessages({ en }).bar;
	const recorder = useRecorderBarStore((state) => state.recorder);
	const requestCard = useRecorderBarStore((state) => state.requestCard);
	function showCard() {
		onShowCard();
		requestCard();
	}
	return (
		<section className={styles.bar} aria-label={text.label}>
			{recorder === null || recorder.state === "idle" ? (
				<IdleBar recorder={recorder} onShowCard={showCard} />
			) : (
				<RunningBar recorder={recorder} onShowCard={showCard} />
			)}
		</section>
	);
}

interface BarProps<Recorder> {
	readonly recorder: Recorder;
	readonly onShowCard: () => void;
}

function IdleBar({ recorder, onShowCard }: BarProps<BarRecorder | null>) {
	const text = useMessages({ en }).bar;
	const count = recorder?.count ?? 0;
	return (
		<>
			<Button
				className={styles.record ?? ""}
				icon={<Circle aria-hidden="true" fill="currentColor" />}
				disabled={recorder !== null && !recorder.canStart}
				title={recorder === null ? text.needsExtension : undefined}
				onClick={recorder?.start ?? onShowCard}
			>
				{text.record}
			</Button>
			{recorder === null || count === 0 ? (
				<p className={styles.hint}>{text.hint}</p>
			) : (
				<>
					<button type="button" className={styles.count} onClick={onShowCard}>
						{text.recorded(count)}
					</button>
					<Button icon={<Workflow aria-hidden="true" />} aria-label={text.convertName} onClick={recorder.convert}>
						{text.convert}
					</Button>
				</>
			)}
		</>
	);
}

function RunningBar({ recorder, onShowCard }: BarProps<BarRecorder>) {
	const text = useMessages({ en }).bar;
	const { state, count } = recorder;
	if (state === "asking") {
		return (
			<>
				<p className={styles.hint}>{text.asking}</p>
				<Button aria-label={text.cancelName} onClick={recorder.stop}>
					{text.cancel}
				</Button>
			</>
		);
	}
	const isPaused = state === "paused";
	return (
		<>
			<button type="button" className={styles.count} onClick={onShowCard}>
				<Badge
					tone={isPaused ? "neutral" : "rubric"}
					icon={isPaused ? <Pause aria-hidden="true" /> : <Circle aria-hidden="true" fill="currentColor" />}
				>
					{isPaused ? text.paused(count) : text.recording(count)}
				</Badge>
			</button>
			<Button
				icon={isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
				aria-label={isPaused ? text.resumeName : text.pauseName}
				onClick={isPaused ? recorder.resume : recorder.pause}
			>
				{isPaused ? text.resume : text.pause}
			</Button>
			<Button
				variant="primary"
				icon={<Square aria-hidden="true" fill="currentColor" />}
				aria-label={text.stopName}
				onClick={recorder.stop}
			>
				{text.stop}
			</Button>
		</>
	);
}
