import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { type Recognizer, recognizerClass } from "./speech.ts";

export type DictationProblem = "blocked" | "failed";

const never = () => () => undefined;
/** The server knows no browser. */
const useIsAvailable = () =>
	useSyncExternalStore(
		never,
		() => recognizerClass() !== null,
		() => false,
	);

/** Writes what is said; the text goes to `onText` piece by piece. Nothing is recorded before `start`. */
export function useDictation(onText: (text: string) => void) {
	const isAvailable = useIsAvailable();
	const [isListening, setListening] = useState(false);
	const [problem, setProblem] = useState<DictationProblem | null>(null);
	const recognizer = useRef<Recognizer | null>(null);
	const latest = useRef(onText);
	latest.current = onText;
	useEffect(() => () => recognizer.current?.abort(), []);

	function start() {
		const Recognition = recognizerClass();
		if (Recognition === null || isListening) return;
		const made = new Recognition();
		made.continuous = true;
		made.interimResults = false;
		made.lang = navigator.language;
		made.onresult = ({ results, resultIndex }) => {
			const finished = Array.from(results).slice(resultIndex);
			const said = finished.filter(({ isFinal }) => isFinal).map((result) => result[0]?.transcript.trim() ?? "");
			if (said.length > 0) latest.current(said.join(" "));
		};
		made.onerror = ({ error }) => {
			if (error === "aborted" || error === "no-speech") return;
			setProblem(error === "not-allowed" || error === "service-not-allowed" ? "blocked" : "failed");
		};
		made.onend = () => setListening(false);
		recognizer.current = made;
		setProblem(null);
		try {
			made.start();
			setListening(true);
		} catch {
			setProblem("failed");
		}
	}

	return {
		isAvailable,
		isListening,
		problem,
		start,
		stop: () => recognizer.current?.stop(),
	};
}
