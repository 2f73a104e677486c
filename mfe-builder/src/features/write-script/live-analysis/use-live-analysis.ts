import { useEffect, useMemo, useRef, useState } from "react";
import { workerOf } from "../../../workers/spawn-worker.ts";
import workerAddress from "./analysis-worker.ts?worker&url";
import type { LiveAnalyzer } from "./create-live-analyzer.ts";
import type { LiveCheck } from "./live-check.ts";

/**
 * The worker is a file of this remote's build, beside its other chunks. Where a remote is served from another origin the
 * browser refuses it (workers are same-origin): this throws, and the screen says that there is no rating while typing.
 */
const spawnAnalysisWorker = workerOf(workerAddress, "script-analysis");

/** A pause in typing. Short: a mark is in the gutter 150 ms after the pause begins, the analysis included. */
const PAUSE_MS = 40;
/** Spec 02 § 4: security analysis re-runs 1 second after code or title changes. */
const SETTLED_MS = 1000;

/** The rating of the typed code; null while there is no code or no result yet. */
export type Rated = Exclude<LiveCheck, { status: "superseded" }> | null;

export interface LiveAnalysis {
	/** For the marks: follows every pause in typing. */
	readonly now: Rated;
	/** For the panel and for screen readers: calm, 1 second after the last change. */
	readonly settled: Rated;
	/** The code that `now` is about: while somebody types, one of before. */
	readonly about: string;
	/** There is text, and `settled` is not about it yet. */
	readonly checking: boolean;
}

/** Checks the text in a worker while it is typed. */
export function useLiveAnalysis(code: string, title: string): LiveAnalysis {
	const analyzer = useRef<LiveAnalyzer | null>(null);
	const [{ now, about }, setChecked] = useState<Pick<LiveAnalysis, "now" | "about">>({ now: null, about: "" });
	const text = useMemo(() => ({ code, title }), [code, title]);
	const [calmAbout, setCalmAbout] = useState<typeof text | null>(null);
	const isEmpty = code.trim() === "";

	useEffect(
		() => () => {
			analyzer.current?.dispose();
			analyzer.current = null;
		},
		[],
	);

	// Sets nothing before a timer has run: at every key it would be an update that follows an update, and React gives up
	// (error 185, letters lost) where keys come faster than it gets to work such updates off.
	useEffect(() => {
		let isCurrent = true;
		/** The analyzer is loaded with the first text. */
		async function check(input: typeof text): Promise<LiveCheck> {
			const loaded = await import("./create-live-analyzer.ts").catch(() => null);
			if (!isCurrent) return { status: "superseded" };
			if (loaded === null) return { status: "not-rated", reason: "unavailable" };
			analyzer.current ??= loaded.createLiveAnalyzer(spawnAnalysisWorker);
			return analyzer.current.check(input);
		}
		const calm = setTimeout(() => setCalmAbout(text), SETTLED_MS);
		const pause = setTimeout(() => {
			if (text.code.trim() === "") return setChecked({ now: null, about: "" });
			void check(text).then((outcome) => {
				// The lines of an older text are not the lines of this one.
				if (isCurrent && outcome.status !== "superseded") setChecked({ now: outcome, about: text.code });
			});
		}, PAUSE_MS);
		return () => {
			isCurrent = false;
			clearTimeout(pause);
			clearTimeout(calm);
		};
	}, [text]);

	const settled = calmAbout === text ? now : null;
	const checking = !isEmpty && settled === null;
	return { now: isEmpty ? null : now, about, settled: isEmpty ? null : settled, checking };
}
