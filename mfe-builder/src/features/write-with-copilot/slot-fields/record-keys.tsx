import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { type KeyboardEvent, useState } from "react";
import { en } from "../messages/en.ts";
import { chordOf } from "./key-chord.ts";

/** Takes the next keys that are pressed. Tab and Escape alone leave it, so that nobody is caught in it. */
export function RecordKeys({ onChord }: { onChord: (chord: string) => void }) {
	const { questions: text } = useMessages({ en });
	const [isRecording, setRecording] = useState(false);

	function onKeyDown(event: KeyboardEvent) {
		if (!isRecording || event.repeat) return;
		const chord = chordOf(event.nativeEvent);
		if (chord === "Tab" || chord === "Shift+Tab") return setRecording(false);
		event.preventDefault();
		event.stopPropagation();
		if (chord === null) return;
		setRecording(false);
		if (chord !== "Escape") onChord(chord);
	}

	return (
		<Button
			size="small"
			aria-pressed={isRecording}
			onClick={() => setRecording(!isRecording)}
			onKeyDown={onKeyDown}
			onBlur={() => setRecording(false)}
		>
			{isRecording ? text.pressKeys : text.recordKeys}
		</Button>
	);
}
