import { systemClock } from "@scriptorium/core-types/clock";
import { useHost } from "@scriptorium/remote-kit/host";
import type { TestRunLink, TestRunRequest, TestRunState } from "@scriptorium/shared-protocol/host-remote/test-run-link";
import { createSandboxLink } from "@scriptorium/test-run/sandbox/create-sandbox-link";
import { openSandboxFrame } from "@scriptorium/test-run/sandbox/open-sandbox-frame";
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { SAMPLE_PAGE } from "./sample-page.ts";
import { type MeasuredRun, testResultOf } from "./script-test-result.ts";
import type { TestPlace } from "./test-place.ts";
import { useTestRunSnapshot } from "./use-test-run-link.ts";

export interface LinkRunOptions {
	/** The extension's test runs; null without an extension. */
	readonly tabLink: TestRunLink | null;
	/** Where the sandbox document is shown. */
	readonly frame: RefObject<HTMLDivElement | null>;
	/** Accessible name of that document. */
	readonly frameTitle: string;
	/** `isStopped`: the person ended it. */
	readonly onEnded: (result: MeasuredRun, isStopped: boolean) => void;
}

interface Run {
	readonly link: TestRunLink;
	readonly place: TestPlace;
}

/**
 * Runs in a tab through the extension, or in the sandbox document on the sample page.
 * @param options the two places, and what to do at the end of a run
 * @returns how far the run is, and how to start and stop one
 */
export function useLinkRun({ tabLink, frame, frameTitle, onEnded }: LinkRunOptions) {
	const { hub } = useHost().addresses;
	const [run, setRun] = useState<Run | null>(null);
	const loadTime = useRef<number | null>(null);
	const sandbox = useMemo(
		() =>
			createSandboxLink({
				clock: systemClock,
				html: () => SAMPLE_PAGE,
				async open(onLeft) {
					if (frame.current === null) throw new Error("The sandbox has no place on the page");
					const began = performance.now();
					const opened = await openSandboxFrame(frame.current, { hubOrigin: hub, title: frameTitle, onLeft });
					loadTime.current = performance.now() - began;
					// Browsers draw no frame of another origin that is out of sight: requestAnimationFrame would stay silent in it.
					frame.current?.scrollIntoView({ block: "nearest" });
					return opened;
				},
			}),
		[hub, frame, frameTitle],
	);
	useEffect(() => () => void sandbox.stop(), [sandbox]);
	const snapshot = useTestRunSnapshot(run?.link ?? null);
	const end = useEffectEvent(onEnded);

	useEffect(() => {
		if (run === null || snapshot.result === null) return;
		const ended = testResultOf(snapshot, run.place, run.place === "sandbox" ? loadTime.current : null);
		const [error] = snapshot.result.errors;
		setRun(null);
		if (ended) end(ended, error?.code === "STOPPED" || error?.code === "CANCELLED");
	}, [run, snapshot]);

	return {
		state: (run === null ? "idle" : snapshot.state) as TestRunState,
		/** @returns why it did not start; null when it did */
		async start(place: "tab" | "sandbox", request: TestRunRequest): Promise<string | null> {
			const link = place === "tab" && tabLink !== null ? tabLink : sandbox;
			loadTime.current = null;
			const started = await link.start(request);
			if (!started.ok) return started.error.message;
			setRun({ link, place: link === sandbox ? "sandbox" : "tab" });
			return null;
		},
		stop: () => void run?.link.stop(),
	};
}
