import { useEffect, useState } from "react";
import { type RatableText, rateScript, type ScriptRating } from "./rate-script.ts";
import { spawnRatingWorker } from "./spawn-rating-worker.ts";

/** Rates a text in a worker, again when the object changes; null meanwhile, and without a text. */
export function useRating(text: RatableText | null): ScriptRating | null {
	const [rating, setRating] = useState<ScriptRating | null>(null);
	useEffect(() => {
		const leaving = new AbortController();
		setRating(null);
		if (text === null) return;
		void rateScript(text, { spawn: spawnRatingWorker, signal: leaving.signal }).then((rated) => {
			if (!leaving.signal.aborted) setRating(rated);
		});
		return () => leaving.abort();
	}, [text]);
	return rating;
}
