import { fail } from "@scriptorium/core-types/errors";
import { createObservable } from "@scriptorium/core-types/observable";
import { createTestHost, reader, Surroundings } from "@scriptorium/remote-kit/host.test-support";
import type { HubSession } from "@scriptorium/shared-protocol/host-remote/session";
import type {
	TestRunLink,
	TestRunRequest,
	TestRunSnapshot,
} from "@scriptorium/shared-protocol/host-remote/test-run-link";
import type { TestRunResult } from "@scriptorium/shared-protocol/test-run-result";
import { act, render } from "@testing-library/react";
import type { ReactNode } from "react";

const IDLE: TestRunSnapshot = { state: "idle", target: null, steps: [], logs: [], result: null };
const done: TestRunResult = {
	success: true,
	output: null,
	errors: [],
	logs: [],
	duration: 900,
	memory_used: null,
	timestamp: 1,
};

interface Stage {
	readonly session?: HubSession;
	readonly fetch?: typeof globalThis.fetch;
	/** Of the extension; null without one. */
	readonly capabilities?: readonly string[] | null;
}

/** Shows a part of the page, with an extension whose runs the test plays. */
export function openWithExtension(
	part: ReactNode,
	{ session = reader, fetch = async () => Response.json([]), capabilities = ["execute-script"] }: Stage = {},
) {
	const test = createTestHost(session, fetch);
	const execution = createObservable<TestRunSnapshot>(IDLE);
	const requests: TestRunRequest[] = [];
	let isBusy = false;
	const link: TestRunLink = {
		execution,
		async start(request) {
			if (isBusy) return fail("RUN_IN_PROGRESS", "Another test run has not ended");
			requests.push(request);
			execution.set({ ...IDLE, state: "asking" });
			return { ok: true, value: undefined };
		},
		async stop() {
			return { ok: true, value: undefined };
		},
	};
	if (capabilities !== null)
		test.extension.set({ state: "connected", version: "1", capabilities: [...capabilities], message: null });
	const host = { ...test.host, extension: { ...test.host.extension, execution: async () => link } };
	const { unmount } = render(
		<Surroundings host={host} at="/create">
			{part}
		</Surroundings>,
	);
	const play = (change: Partial<TestRunSnapshot>) =>
		act(() => execution.set({ ...execution.getSnapshot(), ...change }));
	return {
		...test,
		unmount,
		requests,
		play,
		/** Ends the run with these measures; null for none. */
		end(measures: object | null, change: Partial<TestRunResult> = {}, logs: TestRunSnapshot["logs"] = []) {
			const output = measures === null ? null : JSON.stringify(measures);
			play({ state: "ended", logs, result: { ...done, output, logs, ...change } });
		},
		refuseRuns: () => {
			isBusy = true;
		},
	};
}
