import { useHost } from "@scriptorium/remote-kit/host";
import { systemClock } from "@scriptorium/shared-protocol/channel/clock";
import { executionLimits } from "@scriptorium/shared-protocol/execution-limits";
import type { ExecutionLink } from "@scriptorium/shared-protocol/host-remote/execution-link";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { createSandboxLink } from "../sandbox/create-sandbox-link.ts";
import { openSandboxFrame } from "../sandbox/open-sandbox-frame.ts";
import { en } from "./messages/en.ts";
import { SAMPLE_PAGE } from "./sample-page.ts";
import { type ScriptTestResult, type TestPlace, testResultOf } from "./script-test-result.ts";
import { siteOf } from "./test-address.ts";
import { useExecution, useTabLink } from "./use-execution.ts";

export interface ScriptUnderTest {
	readonly code: string;
	readonly title: string;
	/** As typed. In a tab its site is asked for; the sandbox does not load it. */
	readonly testUrl: string;
}

export interface ScriptTest {
	/** `idle` before the first run and after each. */
	readonly phase: "idle" | "asking" | "loading" | "running";
	readonly place: TestPlace;
	/** Whether there is an extension that can run it in a tab. */
	readonly hasTab: boolean;
	readonly choosePlace: (place: TestPlace) => void;
	/** Where the sandbox document is shown. */
	readonly frame: RefObject<HTMLDivElement | null>;
	/** Of the last run; null before the first. */
	readonly result: ScriptTestResult | null;
	readonly start: () => void;
	readonly stop: () => void;
}

interface Run {
	readonly link: ExecutionLink;
	readonly place: TestPlace;
}

/**
 * Runs the script that is being written, and measures it: in a tab through the extension, or in the sandbox document on the sample page.
 * @param script the script and the test URL
 * @returns state and result of the runs, and how to start them
 */
export function useScriptTest(script: ScriptUnderTest): ScriptTest {
	const host = useHost();
	const text = useMessages({ en });
	const tabLink = useTabLink();
	const [wanted, choosePlace] = useState<TestPlace>("tab");
	/** Where a run is being started; its own state follows. */
	const [starting, setStarting] = useState<TestPlace | null>(null);
	const [run, setRun] = useState<Run | null>(null);
	const [result, setResult] = useState<ScriptTestResult | null>(null);
	const frame = useRef<HTMLDivElement>(null);
	const loadTime = useRef<number | null>(null);
	const { hub } = host.addresses;
	const title = text.place.frame;
	const sandbox = useMemo(
		() =>
			createSandboxLink({
				clock: systemClock,
				html: () => SAMPLE_PAGE,
				async open(onLeft) {
					if (frame.current === null) throw new Error("The sandbox has no place on the page");
					const began = performance.now();
					const opened = await openSandboxFrame(frame.current, { hubOrigin: hub, title, onLeft });
					loadTime.current = performance.now() - began;
					// Browsers draw no frame of another origin that is out of sight: requestAnimationFrame would stay silent in it.
					frame.current?.scrollIntoView({ block: "nearest" });
					return opened;
				},
			}),
		[hub, title],
	);
	useEffect(() => () => void sandbox.stop(), [sandbox]);
	const place: TestPlace = tabLink === null ? "sandbox" : wanted;
	const snapshot = useExecution(run?.link ?? null);

	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each run that has ended
	useEffect(() => {
		if (run === null || snapshot.result === null) return;
		const ended = testResultOf(snapshot, run.place, run.place === "sandbox" ? loadTime.current : null);
		const [error] = snapshot.result.errors;
		setRun(null);
		setResult(ended);
		if (error?.code === "STOPPED" || error?.code === "CANCELLED") host.notify("info", text.notices.stopped);
		else if (ended?.success) host.notify("success", text.notices.done);
		else host.notify("error", text.notices.failed, { description: ended?.errors[0] ?? "" });
	}, [run, snapshot.result]);

	const start = async (): Promise<void> => {
		if (starting !== null || run !== null) return;
		if (script.code.trim() === "") return host.notify("error", text.notices.noCode);
		setStarting(place);
		const written = await import("@scriptorium/script-effects/measured-script").catch(() => null);
		const measured = written?.measuredScript(script.code, {
			place: place === "tab" && tabLink !== null ? "tab" : "sandbox",
		});
		if (!measured?.ok) {
			const problem = measured?.problem;
			const description = problem ? text.notices.unreadable(problem.line, problem.message) : text.notices.notLoaded;
			setStarting(null);
			return host.notify("error", text.notices.notRun, { description });
		}
		const link = place === "tab" && tabLink !== null ? tabLink : sandbox;
		if (link === tabLink && measured.code.length > executionLimits.code) {
			setStarting(null);
			return host.notify("error", text.notices.notRun, { description: text.notices.tooLong });
		}
		const site = siteOf(script.testUrl);
		loadTime.current = null;
		setResult(null);
		const started = await link.start({
			name: script.title.trim().slice(0, 255) || text.untitled,
			code: measured.code,
			sites: site === null ? [] : [site],
		});
		setStarting(null);
		if (started.ok) setRun({ link, place });
		else host.notify("error", text.notices.notRun, { description: started.error.message });
	};
	return {
		phase: phaseOf(starting, run === null ? "idle" : snapshot.state),
		place,
		hasTab: tabLink !== null,
		choosePlace,
		frame,
		result,
		start: () => void start(),
		stop: () => void run?.link.stop(),
	};
}

function phaseOf(starting: TestPlace | null, state: ReturnType<typeof useExecution>["state"]): ScriptTest["phase"] {
	if (starting !== null) return starting === "tab" ? "asking" : "loading";
	return state === "ended" ? "idle" : state;
}
