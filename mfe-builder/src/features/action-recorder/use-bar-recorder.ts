import { useEffect, useRef } from "react";
import { type BarRecorder, useRecorderBarStore } from "./place/recorder-bar-store.ts";

type Commands = Pick<BarRecorder, "start" | "pause" | "resume" | "stop" | "convert">;

/**
 * Gives the recorder to the bar above the editor for as long as the card is on the screen.
 * @param state null while nothing can be recorded; the bar then leads to the card
 */
export function useBarRecorder(state: Omit<BarRecorder, keyof Commands> | null, commands: Commands): void {
	const setRecorder = useRecorderBarStore((store) => store.setRecorder);
	/** The commands of the last render: the bar must not convert the actions of an earlier one. */
	const latest = useRef(commands);
	useEffect(() => {
		latest.current = commands;
	});
	const shown = state?.state ?? null;
	const { canStart, count } = state ?? { canStart: false, count: 0 };
	useEffect(() => {
		if (shown === null) return;
		setRecorder({
			state: shown,
			canStart,
			count,
			start: () => latest.current.start(),
			pause: () => latest.current.pause(),
			resume: () => latest.current.resume(),
			stop: () => latest.current.stop(),
			convert: () => latest.current.convert(),
		});
		return () => setRecorder(null);
	}, [shown, canStart, count, setRecorder]);
}
