import { Button } from "@scriptorium/ui-kit/button";
import { IconButton } from "@scriptorium/ui-kit/icon-button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Circle, Pause, Play, SlidersHorizontal, Square, Trash2 } from "lucide-react";
import { en } from "./messages/en.ts";
import styles from "./recorder-card.module.css";

export interface RecorderControlsProps {
	readonly state: "asking" | "recording" | "paused" | "other";
	readonly canStart: boolean;
	readonly canClear: boolean;
	readonly onStart: () => void;
	readonly onPause: () => void;
	readonly onResume: () => void;
	readonly onStop: () => void;
	readonly onClear: () => void;
	readonly onSetOptions: () => void;
}

export function RecorderControls(props: RecorderControlsProps) {
	const text = useMessages({ en });
	const { state, canStart, canClear } = props;
	return (
		<fieldset className={styles.controls}>
			<legend className={styles.hidden}>{text.controls}</legend>
			{state === "asking" ? (
				<div className={styles.notice} role="status">
					<strong>{text.asking.title}</strong>
					<p>{text.asking.text}</p>
					<Button onClick={props.onStop}>{text.asking.cancel}</Button>
				</div>
			) : state === "other" ? (
				<Button
					variant="primary"
					icon={<Circle aria-hidden="true" fill="currentColor" />}
					disabled={!canStart}
					onClick={props.onStart}
				>
					{text.start}
				</Button>
			) : (
				<>
					{state === "recording" ? (
						<Button icon={<Pause aria-hidden="true" />} onClick={props.onPause}>
							{text.pause}
						</Button>
					) : (
						<Button icon={<Play aria-hidden="true" />} onClick={props.onResume}>
							{text.resume}
						</Button>
					)}
					<Button variant="primary" icon={<Square aria-hidden="true" fill="currentColor" />} onClick={props.onStop}>
						{text.stop}
					</Button>
				</>
			)}
			{state === "other" && (
				<IconButton
					label={text.setOptions}
					icon={<SlidersHorizontal aria-hidden="true" />}
					onClick={props.onSetOptions}
				/>
			)}
			{state === "other" && canClear && (
				<IconButton label={text.clear} icon={<Trash2 aria-hidden="true" />} onClick={props.onClear} />
			)}
		</fieldset>
	);
}
