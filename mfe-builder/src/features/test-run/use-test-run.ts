import { systemClock } from "@scriptorium/core-types/clock";
import { generateScript } from "@scriptorium/flow/generate/generate-script";
import { useHost } from "@scriptorium/remote-kit/host";
import type { TestRunLink, TestRunSnapshot } from "@scriptorium/shared-protocol/host-remote/test-run-link";
import { guardLoops } from "@scriptorium/test-run/guard-loops";
import { createSandboxLink } from "@scriptorium/test-run/sandbox/create-sandbox-link";
import { openSandboxFrame } from "@scriptorium/test-run/sandbox/open-sandbox-frame";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { useFlowStore } from "../../editor/flow-store.ts";
import { useTabLink, useTestRunSnapshot } from "../../sandbox-run/use-test-run-link.ts";
import { flowSites } from "./flow-sites.ts";
import { en } from "./messages/en.ts";

/** A flow leads from page to page, which the server's browser for tests of one page does not do. */
type FlowTestPlace = "tab" | "sandbox";

export interface TestRun {
	readonly isTesting: boolean;
	readonly place: FlowTestPlace;
	/** Whether there is an extension that can run it in a tab. */
	readonly hasTab: boolean;
	readonly choosePlace: (place: FlowTestPlace) => void;
	readonly html: string;
	readonly setHtml: (html: string) => void;
	/** Where the sandbox document is shown. */
	readonly frame: RefObject<HTMLDivElement | null>;
	/** Of the last run, wherever it was. */
	readonly snapshot: TestRunSnapshot;
	readonly start: () => void;
	readonly stop: () => void;
}

/** Runs the flow that the shown code was generated from, and marks its steps in the store. */
export function useTestRun(): TestRun {
	const host = useHost();
	const text = useMessages({ en });
	const tabLink = useTabLink();
	const [wanted, choosePlace] = useState<FlowTestPlace>("tab");
	const [last, setLast] = useState<FlowTestPlace>("tab");
	const [html, setHtml] = useState("");
	const frame = useRef<HTMLDivElement>(null);
	const page = useRef(html);
	page.current = html;
	/** Sites at which earlier runs ended, for the person to allow. */
	const furtherSites = useRef(new Set<string>());
	const { hub } = host.addresses;
	const title = text.place.frame;
	const sandbox = useMemo(
		() =>
			createSandboxLink({
				clock: systemClock,
				html: () => page.current,
				async open(onLeft) {
					if (frame.current === null) throw new Error("The sandbox has no place on the page");
					return openSandboxFrame(frame.current, { hubOrigin: hub, title, onLeft });
				},
			}),
		[hub, title],
	);
	useEffect(() => () => void sandbox.stop(), [sandbox]);
	const place: FlowTestPlace = tabLink === null ? "sandbox" : wanted;
	const snapshot = useTestRunSnapshot(last === "tab" ? tabLink : sandbox);
	useStepMarks(snapshot);

	const isTesting = ["asking", "loading", "running"].includes(snapshot.state);
	const { result } = snapshot;
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each result
	useEffect(() => {
		if (result === null) return;
		const [error] = result.errors;
		if (error?.site !== undefined) furtherSites.current.add(error.site);
		if (result.success) host.notify("success", text.notices.done);
		else if (text.ownEnds.some((code) => code === error?.code)) host.notify("info", text.notices.stopped);
		else host.notify("error", text.notices.failed(error?.message ?? text.notices.unknown));
	}, [result]);

	const start = async (): Promise<void> => {
		const { generated, flow, settings, clearStepRuns } = useFlowStore.getState();
		const from = generated?.from ?? { flow, settings };
		const written = generateScript(from.flow, from.settings, "run");
		if (!written.ok) return host.notify("error", text.notices.noCode, { description: written.error.message });
		clearStepRuns();
		setLast(place);
		const link: TestRunLink = place === "tab" && tabLink !== null ? tabLink : sandbox;
		const name = from.settings.name.trim().slice(0, 255) || text.untitled;
		const sites = [...new Set([...flowSites(from.flow), ...furtherSites.current])].slice(0, 20);
		const started = await link.start({ name, code: guardLoops(written.value.code), sites });
		if (!started.ok) host.notify("error", text.notices.failed(started.error.message || text.notices.unknown));
	};
	const stop = (): void => void (last === "tab" ? tabLink : sandbox)?.stop();
	return {
		isTesting,
		place,
		hasTab: tabLink !== null,
		choosePlace,
		html,
		setHtml,
		frame,
		snapshot,
		start: () => void start(),
		stop,
	};
}

/** Shows the states of the steps on canvas and outline. */
function useStepMarks({ steps, result }: TestRunSnapshot): void {
	const shown = useRef(new Map<string, object>());
	useEffect(() => {
		const { setStepRun, clearStepRuns } = useFlowStore.getState();
		if (steps.length === 0) {
			shown.current.clear();
			return;
		}
		// A run that has ended leaves no step running.
		if (result !== null && steps.some(({ state }) => state === "running")) {
			clearStepRuns();
			shown.current.clear();
		}
		for (const step of steps) {
			if (shown.current.get(step.nodeId) === step || (result !== null && step.state === "running")) continue;
			shown.current.set(step.nodeId, step);
			const { nodeId, state, message } = step;
			setStepRun(nodeId, message === undefined ? { state } : { state, message });
		}
	}, [steps, result]);
}
