import { useExtensionStatus, useHost } from "@scriptorium/remote-kit/host";
import type { DevicePresetName } from "@scriptorium/shared-protocol/device-presets";
import type { ScriptPlan } from "@scriptorium/shared-protocol/hub-edge/script-plan";
import { testRunLimits } from "@scriptorium/shared-protocol/hub-edge/test-bookmarklet";
import { OPEN_TEST_TAB } from "@scriptorium/shared-protocol/hub-extension/test-run";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { exceedsScriptSize } from "@scriptorium/userscript/script-size";
import { type RefObject, useRef, useState } from "react";
import { en } from "./messages/en.ts";
import { type MeasuredRun, type ScriptTestResult, serverTestResult } from "./script-test-result.ts";
import { type ServerRefusal, serverRefusal } from "./server-refusal.ts";
import { siteOf } from "./test-address.ts";
import type { TestPlace } from "./test-place.ts";
import { useLinkRun } from "./use-link-run.ts";
import { type ServerOffer, type ServerProgress, useServerRun } from "./use-server-run.ts";
import { useTabLink } from "./use-test-run-link.ts";

export interface ScriptUnderTest {
	readonly code: string;
	readonly title: string;
	/** As typed. A tab and the server open it; the sandbox does not load it. */
	readonly testUrl: string;
	/** Of the server's browser. */
	readonly device: DevicePresetName;
	/** Of the generated code; null for code without one. */
	readonly plan: ScriptPlan | null;
	/** Whether the panel is on the screen. */
	readonly isShown: boolean;
	/** Called before a run begins. */
	readonly onStart?: (place: TestPlace) => void;
}

/** How far a run is; `idle` before the first one and after each. */
export type TestPhase =
	| { readonly kind: "idle" | "asking" | "opening" | Exclude<ServerProgress["kind"], "queued"> }
	| Extract<ServerProgress, { kind: "queued" }>;

export interface ScriptTest {
	readonly phase: TestPhase;
	readonly place: TestPlace;
	/** Whether there is an extension that can run it in a tab: `opens` the test URL in a new one, or `asks` for one. */
	readonly tab: "opens" | "asks" | "none";
	readonly server: ServerOffer;
	readonly choosePlace: (place: TestPlace) => void;
	/** Where the sandbox document is shown. */
	readonly frame: RefObject<HTMLDivElement | null>;
	/** Of the last run; null before the first. */
	readonly result: ScriptTestResult | null;
	/** Why the server did not run it the last time; null when it did. */
	readonly refusal: ServerRefusal | null;
	/** Runs it at the chosen place, or at another one, which is the chosen one then. */
	readonly start: (at?: TestPlace) => void;
	readonly stop: () => void;
}

/**
 * Runs the script that is being written, and measures it: in a tab through the extension, in a browser of the server, or in the sandbox
 * document on the sample page.
 * @param script the script, the test URL and the device
 * @returns state and result of the runs, and how to start them
 */
export function useScriptTest(script: ScriptUnderTest): ScriptTest {
	const host = useHost();
	const text = useMessages({ en });
	const { capabilities } = useExtensionStatus();
	const tabLink = useTabLink();
	const tab = tabLink === null ? "none" : capabilities.includes(OPEN_TEST_TAB) ? "opens" : "asks";
	const frame = useRef<HTMLDivElement>(null);
	const [wanted, choosePlace] = useState<TestPlace | null>(null);
	/** Where a run is being started; its own state follows. */
	const [starting, setStarting] = useState<TestPlace | null>(null);
	const [result, setResult] = useState<ScriptTestResult | null>(null);
	/** What is measured belongs to the code that ran, also when another one is typed meanwhile. */
	const planOfRun = useRef<ScriptPlan | null>(null);
	const [refusal, setRefusal] = useState<ServerRefusal | null>(null);

	const end = (ended: MeasuredRun, isStopped: boolean): void => {
		setResult({ ...ended, plan: planOfRun.current });
		if (isStopped) host.notify("info", text.notices.stopped);
		else if (ended.success) host.notify("success", text.notices.done);
		else host.notify("error", text.notices.failed, { description: ended.errors[0] ?? "" });
	};
	const link = useLinkRun({ tabLink, frame, frameTitle: text.place.frame, onEnded: end });
	const server = useServerRun(script.isShown);
	const can = { tab: tabLink !== null, server: server.offer.kind === "ready", sandbox: true };
	const preferred = can.tab ? "tab" : can.server ? "server" : "sandbox";
	const place = wanted !== null && can[wanted] ? wanted : preferred;
	const phase = phaseOf({ starting, tab, state: link.state, progress: server.progress });

	const refuse = (description: string): void => host.notify("error", text.notices.notRun, { description });

	async function startOnServer(): Promise<void> {
		const { code, testUrl, device } = script;
		if (code.length > testRunLimits.code) return refuse(text.notices.tooLongForServer);
		const answer = await server.start({ code, testUrl, device });
		if (answer === null) return;
		if (answer.ok) return end(serverTestResult(answer.value), false);
		if (answer.error.code === "ABORTED") return host.notify("info", text.notices.stopped);
		const refused = serverRefusal(answer.error, text);
		setRefusal(refused);
		refuse(refused.sentence);
	}

	async function startInLink(at: "tab" | "sandbox", code: string): Promise<void> {
		if (at === "tab" && exceedsScriptSize(code)) return refuse(text.notices.tooLong);
		const site = siteOf(script.testUrl);
		const problem = await link.start(at, {
			name: script.title.trim().slice(0, 255) || text.untitled,
			code,
			sites: site === null ? [] : [site],
			...(at === "tab" && tab === "opens" ? { openUrl: new URL(script.testUrl).href } : {}),
		});
		if (problem !== null) refuse(problem);
	}

	async function start(at: TestPlace): Promise<void> {
		if (phase.kind !== "idle") return;
		if (script.code.trim() === "") return host.notify("error", text.notices.noCode);
		const opensUrl = at === "server" || (at === "tab" && tab === "opens");
		if (opensUrl && siteOf(script.testUrl) === null) return refuse(text.matches.badUrl);
		choosePlace(at);
		setStarting(at);
		planOfRun.current = script.plan;
		setRefusal(null);
		setResult(null);
		script.onStart?.(at);
		const written = await import("@scriptorium/script-effects/measured-script").catch(() => null);
		const measured = written?.measuredScript(script.code, { place: at });
		if (measured?.ok) await (at === "server" ? startOnServer() : startInLink(at, measured.code));
		else if (measured) refuse(text.notices.unreadable(measured.problem.line, measured.problem.message));
		else refuse(text.notices.notLoaded);
		setStarting(null);
	}

	return {
		phase,
		place,
		tab,
		server: server.offer,
		choosePlace(chosen) {
			choosePlace(chosen);
			setRefusal(null);
		},
		frame,
		result,
		refusal,
		start: (at = place) => void start(at),
		stop() {
			link.stop();
			server.stop();
		},
	};
}

interface PhaseParts {
	readonly starting: TestPlace | null;
	readonly tab: ScriptTest["tab"];
	readonly state: ReturnType<typeof useLinkRun>["state"];
	readonly progress: ServerProgress | null;
}

function phaseOf({ starting, tab, state, progress }: PhaseParts): TestPhase {
	if (progress !== null) return progress;
	const asking = tab === "opens" ? "opening" : ("asking" as const);
	const beginnings = { tab: asking, server: "sending", sandbox: "loading" } as const;
	if (starting !== null) return { kind: beginnings[starting] };
	if (state === "asking") return { kind: asking };
	return { kind: state === "ended" ? "idle" : state };
}
