import { useEffect, useState } from "react";
import type { MenuScript } from "../domain/menu-script.ts";
import { rateScript, type ScriptRating } from "./rate-script.ts";

const spawn = (): Worker => new Worker(new URL("./rating-worker.ts", import.meta.url), { type: "module" });

/** Rates a text once, in a worker; null while that takes. */
export function useRating(code: string, menuScript: MenuScript | null, hubOrigin: string): ScriptRating | null {
	const [rating, setRating] = useState<ScriptRating | null>(null);
	useEffect(() => {
		const leaving = new AbortController();
		setRating(null);
		void rateScript(code, { hubOrigin, menuScript, spawn, signal: leaving.signal }).then((rated) => {
			if (!leaving.signal.aborted) setRating(rated);
		});
		return () => leaving.abort();
	}, [code, menuScript, hubOrigin]);
	return rating;
}
