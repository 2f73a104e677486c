// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { createObservable } from "@scriptorium/core-types/observable";
import { flowOf, stepOf } from "@scriptorium/flow/document/any-flow.test-support";
import { DEFAULT_SETTINGS } from "@scriptorium/flow/document/default-settings";
import { createTestHost, reader, Surroundings } from "@scriptorium/remote-kit/host.test-support";
import type {
	TestRunLink,
	TestRunRequest,
	TestRunSnapshot,
} from "@scriptorium/shared-protocol/host-remote/test-run-link";
import type { TestRunResult } from "@scriptorium/shared-protocol/test-run-result";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { emptyHistory } from "../../editor/edit-history.ts";
import { emptyEdited } from "../../editor/edited-flow.ts";
import { useFlowStore } from "../../editor/flow-store.ts";
import { emptySelection } from "../../editor/selection.ts";
import { TestRunPanel } from "./test-run-panel.tsx";
import { useTestRun } from "./use-test-run.ts";

const flow = flowOf(
	[stepOf("navigate", "Open the bank", { url: "https://bank.test/pay" }), stepOf("log", "Say so", { message: "paid" })],
	"Open the bank>Say so",
);
const [first, second] = flow.nodes.map(({ id }) => id);
const settings = { ...DEFAULT_SETTINGS, name: "Pay" };
const IDLE: TestRunSnapshot = { state: "idle", target: null, steps: [], logs: [], result: null };

beforeEach(() => {
	useFlowStore.setState({
		...emptyEdited,
		...emptyHistory,
		selection: emptySelection,
		stepRuns: {},
		flow,
		settings,
		generated: { code: "1;", lines: [], notes: [], from: { flow, settings } },
	});
});
afterEach(cleanup);

function Screen() {
	const run = useTestRun();
	return (
		<>
			<button type="button" onClick={run.start}>
				{run.isTesting ? "Testing..." : "Test Run"}
			</button>
			<TestRunPanel run={run} />
		</>
	);
}

/** The panel with an extension whose runs the test plays; without one, only the sandbox is left. */
function open({ hasExtension = true } = {}) {
	const test = createTestHost(reader, async () => Response.json([]));
	const execution = createObservable<TestRunSnapshot>(IDLE);
	const requests: TestRunRequest[] = [];
	let stops = 0;
	const link: TestRunLink = {
		execution,
		async start(request) {
			requests.push(request);
			execution.set({ ...IDLE, state: "asking" });
			return { ok: true, value: undefined };
		},
		async stop() {
			stops += 1;
			return { ok: true, value: undefined };
		},
	};
	if (hasExtension)
		test.extension.set({ state: "connected", version: "1", capabilities: ["execute-script"], message: null });
	const host = { ...test.host, extension: { ...test.host.extension, execution: async () => link } };
	render(
		<Surroundings host={host} at="/builder">
			<Screen />
		</Surroundings>,
	);
	const play = (change: Partial<TestRunSnapshot>): void =>
		act(() => execution.set({ ...execution.getSnapshot(), ...change }));
	return { ...test, play, requests, stops: () => stops };
}

async function start(): Promise<void> {
	await waitFor(() => expect(screen.getByRole<HTMLInputElement>("radio", { name: /In a tab/ }).checked).toBe(true));
	fireEvent.click(screen.getByRole("button", { name: "Test Run" }));
	await screen.findByRole("button", { name: "Testing..." });
}

const result: TestRunResult = {
	success: true,
	output: '{"sum": "5"}',
	errors: [],
	logs: [],
	duration: 1234,
	memory_used: 2_000_000,
	timestamp: 1,
};

it("runs in a tab, marks the steps while they run, and shows the result with its console", async () => {
	const { play, requests, notices } = open();
	await start();
	expect(screen.getByRole("status").textContent).toContain("asks in another tab");
	expect(requests).toMatchObject([{ name: "Pay", sites: ["https://bank.test"] }]);
	expect(requests[0]?.code).toContain("reportRun");
	play({
		state: "running",
		target: { title: "Shop", site: "https://shop.test" },
		steps: [{ nodeId: first ?? "", state: "running", runs: 1 }],
	});
	expect(useFlowStore.getState().stepRuns).toEqual({ [first ?? ""]: { state: "running" } });
	expect(screen.getByRole("status").textContent).toContain("“Shop” (https://shop.test)");
	play({
		state: "ended",
		steps: [first ?? "", second ?? ""].map((nodeId) => ({ nodeId, state: "done" as const, runs: 1 })),
		logs: [{ at: 1500, level: "warn", text: "paid" }],
		result,
	});
	expect(Object.values(useFlowStore.getState().stepRuns).map(({ state }) => state)).toEqual(["done", "done"]);
	expect(notices).toEqual(["success: Code executed successfully!"]);
	const text = document.body.textContent ?? "";
	for (const shown of ["1.23 s", "2,000 kB", '{"sum": "5"}', "1.50 s", "warning", "paid"])
		expect(text).toContain(shown);
	expect(screen.getByRole("button", { name: "Test Run" })).toBeDefined();
});

it("selects the step that failed, and offers the site that was not allowed at the next run", async () => {
	const { play, requests, notices } = open();
	await start();
	const message = 'Step 2 "Say so": element not found';
	play({
		state: "ended",
		steps: [{ nodeId: second ?? "", state: "failed", runs: 1, message }],
		result: {
			...result,
			success: false,
			errors: [{ code: "SITE_NOT_ALLOWED", message, nodeId: second ?? "", site: "https://login.test" }],
		},
	});
	expect(notices).toEqual([`error: Execution error: ${message}`]);
	expect(useFlowStore.getState().stepRuns).toEqual({ [second ?? ""]: { state: "failed", message } });
	fireEvent.click(screen.getByRole("button", { name: "Show step: Say so" }));
	expect(useFlowStore.getState().selection.steps).toEqual([second]);
	await start();
	expect(requests[1]?.sites).toEqual(["https://bank.test", "https://login.test"]);
});

it("a run that was stopped is no error, and leaves no step running", async () => {
	const { play, stops, notices } = open();
	await start();
	play({ state: "running", steps: [{ nodeId: first ?? "", state: "running", runs: 1 }] });
	fireEvent.click(screen.getByRole("button", { name: "Stop" }));
	expect(stops()).toBe(1);
	const stopped = { code: "STOPPED" as const, message: "The run was stopped", nodeId: first ?? "" };
	play({ state: "ended", result: { ...result, success: false, errors: [stopped] } });
	expect(useFlowStore.getState().stepRuns).toEqual({});
	expect(notices).toEqual(["info: The test run was stopped"]);
});

it("without the extension only the sandbox is left, which says what it cannot show", () => {
	open({ hasExtension: false });
	expect(screen.getByRole<HTMLInputElement>("radio", { name: /In a tab/ }).disabled).toBe(true);
	expect(screen.getByRole<HTMLInputElement>("radio", { name: /In a sandbox/ }).checked).toBe(true);
	expect(document.body.textContent).toContain("Install the Scriptorium extension");
	expect(document.body.textContent).toContain("cannot show your website");
	expect(screen.getByLabelText("Page of the sandbox (HTML)")).toBeDefined();
});
