import { flowOf, stepOf } from "@scriptorium/flow/document/any-flow.test-support";
import { DEFAULT_SETTINGS } from "@scriptorium/flow/document/default-settings";
import { createTestHost, reader, Surroundings } from "@scriptorium/remote-kit/host.test-support";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import { emptyHistory } from "../../editor/edit-history.ts";
import { emptyEdited } from "../../editor/edited-flow.ts";
import { useFlowStore } from "../../editor/flow-store.ts";
import { emptySelection } from "../../editor/selection.ts";
import { en as outputTexts } from "../../flow-output/messages/en.ts";
import { useChosenTarget } from "../../flow-output/output-target-store.ts";
import { type OutputTarget, writeOutput } from "../../flow-output/output-targets.ts";
import { CodePanel } from "./code-panel.tsx";

export const flow = flowOf(
	[stepOf("alert", "First", { message: "one" }), stepOf("log", "Second", { message: "two" })],
	"First>Second",
);
export const settings = { ...DEFAULT_SETTINGS, name: "Say hello" };

/** Resets the stores to a flow without code before each test, and unmounts the panel after it. */
export function resetPanelEachTest(): void {
	beforeEach(() => {
		useChosenTarget.setState({ target: "bookmarklet" });
		useFlowStore.setState({
			...emptyEdited,
			...emptyHistory,
			selection: emptySelection,
			flow,
			settings,
			generated: null,
		});
	});
	afterEach(() => {
		cleanup();
		vi.useRealTimers();
		vi.restoreAllMocks();
	});
}

export async function generate(
	target: OutputTarget = "bookmarklet",
	changes: Partial<typeof settings> = {},
): Promise<string> {
	const from = { flow, settings: { ...settings, ...changes } };
	useFlowStore.setState({ settings: from.settings });
	const written = await writeOutput(target, from, outputTexts);
	if (!written.ok) throw new Error(written.error.message);
	useFlowStore.getState().setGenerated(written.value);
	return written.value.code;
}

export function open(onTestRun?: () => void, isTesting = false) {
	const test = createTestHost(reader, async () => Response.json([]));
	render(
		<Surroundings host={test.host} at="/builder">
			<CodePanel isTesting={isTesting} {...(onTestRun ? { onTestRun } : {})} />
		</Surroundings>,
	);
	return test;
}
export const button = (name: string) => screen.getByRole("button", { name });
export function clipboard(writeText: (text: string) => Promise<void>) {
	vi.spyOn(navigator.clipboard, "writeText").mockImplementation(writeText);
}
