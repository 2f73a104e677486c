import { systemClock } from "@scriptorium/core-types/clock";
import type { SamplePageId } from "@scriptorium/sample-pages/sample-page";
import { samplePages } from "@scriptorium/sample-pages/sample-pages";
import { measuredScript } from "@scriptorium/script-effects/measured-script";
import { readMeasures, type ScriptMeasures } from "@scriptorium/script-effects/script-measures";
import type { TestRunFailureCode, TestRunLog } from "@scriptorium/shared-protocol/test-run-result";
import { isLoopError } from "@scriptorium/test-run/loop-guard";
import { programText } from "@scriptorium/test-run/run-program";
import { createSandboxLink, type SandboxFrame } from "@scriptorium/test-run/sandbox/create-sandbox-link";
import { openSandboxFrame } from "@scriptorium/test-run/sandbox/open-sandbox-frame";

export interface TrialOptions {
	/** Kept as stored. */
	readonly code: string;
	readonly page: SamplePageId;
	/** Origin of the hub, without a slash at the end. */
	readonly hubOrigin: string;
	/** Elements for the page without and with the script, and the accessible names of the frames in them. */
	readonly before: HTMLElement;
	readonly after: HTMLElement;
	readonly titles: { readonly before: string; readonly after: string };
	/** Called when a frame was led to another page, also after the trial, and was removed for that. */
	readonly onLeft: (moment: "before" | "after") => void;
	/** Called when the page is there and the script begins. */
	readonly onRunning: () => void;
	/** Aborted when the trial is not wanted any more: both frames are removed. */
	readonly signal: AbortSignal;
}

/** How a trial ended. */
export type TrialEnd =
	| { readonly kind: "unreadable"; readonly line: number; readonly message: string }
	| {
			/** `blocked`: a loop or anything else that did not let its page go on. `left`: it led its frame to another page. */
			readonly kind: "done" | "failed" | "blocked" | "left" | "unread" | "notLoaded";
			/** Null when the script did not let its page tell. */
			readonly measures: ScriptMeasures | null;
			readonly logs: readonly TestRunLog[];
			/** Whether the userscript requires files, which are not loaded. */
			readonly requiresFiles: boolean;
	  };

/**
 * Runs a script on a sample page in the sandbox document, beside the same page without it. A script can do nothing there but change
 * its own document (`hub-shell/server/sandbox`); one that does not end is removed with its document.
 * @param options script, page and places
 * @returns how it ended; null when the trial was aborted
 */
export async function runTrial(options: TrialOptions): Promise<TrialEnd | null> {
	const { code, page, hubOrigin, titles, onRunning, signal } = options;
	const measured = measuredScript(code, { place: "sandbox" });
	if (!measured.ok) return { kind: "unreadable", line: measured.problem.line, message: measured.problem.message };
	const requiresFiles = (measured.text.metadata?.requires.length ?? 0) > 0;
	const html = samplePages[page];
	const ended = (kind: Exclude<TrialEnd["kind"], "unreadable">): TrialEnd => ({
		kind,
		measures: null,
		logs: [],
		requiresFiles,
	});
	const frames = new Set<SandboxFrame>();
	const open = async (moment: "before" | "after", onLeft: () => void): Promise<SandboxFrame> => {
		const title = titles[moment];
		const leave = (): void => {
			onLeft();
			options.onLeft(moment);
		};
		const frame = await openSandboxFrame(options[moment], { hubOrigin, title, onLeft: leave });
		frames.add(frame);
		return frame;
	};
	signal.addEventListener("abort", () => {
		for (const frame of frames) frame.remove();
	});
	const link = createSandboxLink({
		clock: systemClock,
		html: () => html,
		open: (onLeft) => open("after", onLeft),
	});
	try {
		const untouched = await open("before", () => untouched.remove());
		untouched.port.postMessage({ html, program: programText(""), startedAt: Date.now() });
	} catch {
		return ended("notLoaded");
	}
	if (signal.aborted) return null;
	const started = await link.start({ name: "trial", code: measured.code, sites: [] });
	if (!started.ok) return ended("notLoaded");
	onRunning();
	const { result, logs } = await new Promise<ReturnType<typeof link.execution.getSnapshot>>((resolve) => {
		const look = (): void => {
			const now = link.execution.getSnapshot();
			if (now.result !== null) resolve(now);
		};
		signal.addEventListener("abort", () => void link.stop());
		link.execution.subscribe(look);
		look();
	});
	if (signal.aborted || result === null) return null;
	const measures = readMeasures(result.output);
	const [error] = result.errors;
	return { kind: kindOf(measures, error?.code), measures, logs, requiresFiles };
}

function kindOf(
	measures: ScriptMeasures | null,
	error: TestRunFailureCode | undefined,
): Exclude<TrialEnd["kind"], "unreadable"> {
	if (measures !== null) {
		if (measures.errors.some(isLoopError)) return "blocked";
		return measures.errors.length > 0 ? "failed" : "done";
	}
	if (error === "PAGE_NOT_LOADED") return "left";
	// The link ends what gives no sign of life with this code.
	return error === undefined ? "unread" : "blocked";
}
