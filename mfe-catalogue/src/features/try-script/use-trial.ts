import { useHost } from "@scriptorium/remote-kit/host";
import type { SamplePageId } from "@scriptorium/sample-pages/sample-page";
import { useLoadFailure } from "@scriptorium/ui-kit/later-part";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { TrialEnd } from "./run-trial.ts";

export type TrialState =
	| { readonly kind: "idle" | "loading" | "running" }
	| { readonly kind: "ended"; readonly end: TrialEnd };

export interface Trial {
	readonly state: TrialState;
	/** Frames that were led to another page, and removed for that. */
	readonly left: readonly ("before" | "after")[];
	/** Where the frames are put. */
	readonly before: RefObject<HTMLDivElement | null>;
	readonly after: RefObject<HTMLDivElement | null>;
	readonly start: (page: SamplePageId) => void;
	/** Removes the frames and the result. */
	readonly reset: () => void;
}

/**
 * Trials of a script; what they need is loaded with the first one.
 * @param code of the script
 * @param titles accessible names of the two frames
 */
export function useTrial(code: string, titles: { readonly before: string; readonly after: string }): Trial {
	const { hub } = useHost().addresses;
	const onLoadFailure = useLoadFailure();
	const [state, setState] = useState<TrialState>({ kind: "idle" });
	const [left, setLeft] = useState<Trial["left"]>([]);
	const before = useRef<HTMLDivElement>(null);
	const after = useRef<HTMLDivElement>(null);
	const current = useRef<AbortController | null>(null);
	useEffect(() => () => current.current?.abort(), []);

	async function start(page: SamplePageId): Promise<void> {
		current.current?.abort();
		const own = new AbortController();
		current.current = own;
		setState({ kind: "loading" });
		setLeft([]);
		try {
			const { runTrial } = await import("./run-trial.ts");
			if (own.signal.aborted || before.current === null || after.current === null) return;
			const end = await runTrial({
				code,
				page,
				hubOrigin: hub,
				before: before.current,
				after: after.current,
				titles,
				signal: own.signal,
				onLeft: (moment) => !own.signal.aborted && setLeft((known) => [...known, moment]),
				onRunning() {
					if (own.signal.aborted) return;
					setState({ kind: "running" });
					// Browsers draw no frame of another origin that is out of sight: scripts that wait for that would wait for ever.
					after.current?.scrollIntoView({ block: "nearest" });
				},
			});
			if (end !== null && !own.signal.aborted) setState({ kind: "ended", end });
		} catch (thrown) {
			if (own.signal.aborted) return;
			onLoadFailure(thrown);
			setState({ kind: "idle" });
		}
	}

	return {
		state,
		left,
		before,
		after,
		start: (page) => void start(page),
		reset() {
			current.current?.abort();
			setState({ kind: "idle" });
		},
	};
}
