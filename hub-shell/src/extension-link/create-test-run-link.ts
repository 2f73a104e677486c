import { fail, succeed } from "@scriptorium/core-types/errors";
import { createObservable } from "@scriptorium/core-types/observable";
import type { ChannelClient } from "@scriptorium/shared-protocol/channel/client";
import type { PayloadOf } from "@scriptorium/shared-protocol/channel/define-message";
import type {
	TestRunLink,
	TestRunRefusal,
	TestRunSnapshot,
} from "@scriptorium/shared-protocol/host-remote/test-run-link";
import { bridgeTimings } from "@scriptorium/shared-protocol/hub-extension/bridge-constants";
import {
	getTestRun,
	OPEN_TEST_TAB,
	requestTestRun,
	stopTestRun,
	TEST_RUN,
	tabTestRun,
	tabTestRunProgress,
} from "@scriptorium/shared-protocol/hub-extension/test-run";
import type { TestRunEnd } from "@scriptorium/shared-protocol/test-run-result";
import { en } from "./messages/en.ts";

export interface ConnectedTestRunLink extends TestRunLink {
	/** Called when a connection opens: asks for the state of the run, then receives its new lines. */
	connected(client: ChannelClient): void;
	lost(): void;
}

export interface TestRunLinkPorts {
	readonly newId: () => string;
	readonly now: () => number;
	/** Capabilities of the connected extension. */
	readonly capabilities: () => readonly string[];
	readonly log: (line: string) => void;
}

type Status = PayloadOf<typeof tabTestRun>;

const IDLE: TestRunSnapshot = { state: "idle", target: null, steps: [], logs: [], result: null };
const timeoutMs = bridgeTimings.connectTimeoutMs;

/** Follows one test run across connections. A run of which nothing is known any more has ended. */
export function createTestRunLink(ports: TestRunLinkPorts): ConnectedTestRunLink {
	const execution = createObservable<TestRunSnapshot>(IDLE);
	/** To this page the person can allow the same code again; it ends with the page. */
	const builder = ports.newId();
	let client: ChannelClient | null = null;
	let runId: string | null = null;
	let startedAt = 0;
	let seq = 0;

	const isGoingOn = (): boolean => runId !== null && execution.getSnapshot().result === null;
	const follow = (status: Status): void => {
		if (status.runId !== runId || !isGoingOn() || status.seq < seq) return;
		seq = status.seq;
		const { state, target, steps, logs, end } = status;
		execution.set({ state, target, steps, logs, result: end === null ? null : { ...end, logs } });
	};
	const give = (error: { readonly code: "CONNECTION_LOST" | "STOPPED"; readonly message: string }): void => {
		const now = ports.now();
		const end: TestRunEnd = {
			success: false,
			output: null,
			errors: [{ ...error, nodeId: null }],
			duration: now - startedAt,
			memory_used: null,
			timestamp: startedAt,
		};
		const known = execution.getSnapshot();
		execution.set({ ...known, state: "ended", result: { ...end, logs: known.logs } });
	};
	const catchUp = async (over: ChannelClient): Promise<void> => {
		if (runId === null || !isGoingOn()) return;
		const asked = runId;
		const answer = await over.request(getTestRun, { runId }, { timeoutMs });
		if (over !== client || asked !== runId) return;
		if (answer.ok) follow(answer.value);
		else if (answer.error.code === "RUN_NOT_FOUND") give({ code: "CONNECTION_LOST", message: en.runLost });
		else if (answer.error.code === "TIMEOUT") await catchUp(over);
		else ports.log(`the test run could not be read: ${answer.error.code}`);
	};
	const receive = (over: ChannelClient, news: PayloadOf<typeof tabTestRunProgress>): void => {
		if (over !== client || news.runId !== runId || !isGoingOn() || news.seq <= seq) return;
		if (news.seq !== seq + 1) return void catchUp(over);
		seq = news.seq;
		const known = execution.getSnapshot();
		const changed = new Set(news.steps.map(({ nodeId }) => nodeId));
		const steps = [...known.steps.filter(({ nodeId }) => !changed.has(nodeId)), ...news.steps];
		execution.set({ ...known, steps, logs: [...known.logs, ...news.logs] });
	};

	return {
		execution,
		async start({ name, code, sites, openUrl }) {
			if (client === null) return fail("EXTENSION_NOT_INSTALLED", en.notConnected);
			if (!ports.capabilities().includes(TEST_RUN)) return fail("NOT_SUPPORTED", en.cannotRun);
			// Other extensions ask for one of the open tabs.
			const opens = openUrl !== undefined && ports.capabilities().includes(OPEN_TEST_TAB);
			const id = ports.newId();
			[runId, seq, startedAt] = [id, 0, ports.now()];
			execution.set({ ...IDLE, state: "asking" });
			const request = { runId: id, builder, name, code, sites: [...sites], ...(opens ? { openUrl } : {}) };
			const answer = await client.request(requestTestRun, request, { timeoutMs });
			if (answer.ok) {
				follow(answer.value);
				return succeed(undefined);
			}
			// The extension may have the run all the same: the next connection, or the next answer, tells.
			if (answer.error.code === "DISCONNECTED" || answer.error.code === "TIMEOUT") {
				if (client !== null) void catchUp(client);
				return succeed(undefined);
			}
			if (runId === id) {
				runId = null;
				execution.set(IDLE);
			}
			const { code: refusal, message } = answer.error;
			return fail(refusalOf(refusal), message);
		},
		async stop() {
			if (runId === null || !isGoingOn()) return succeed(undefined);
			if (client === null) {
				give({ code: "CONNECTION_LOST", message: en.runLost });
				return succeed(undefined);
			}
			const answer = await client.request(stopTestRun, { runId }, { timeoutMs });
			if (answer.ok) follow(answer.value);
			else if (isGoingOn()) give({ code: "CONNECTION_LOST", message: en.runLost });
			return answer.ok ? succeed(undefined) : fail(answer.error.code, answer.error.message);
		},
		connected(opened) {
			client = opened;
			opened.on(tabTestRun, (status) => {
				if (opened === client) follow(status);
			});
			opened.on(tabTestRunProgress, (news) => receive(opened, news));
			void catchUp(opened);
		},
		lost() {
			client = null;
		},
	};
}

function refusalOf(code: string): TestRunRefusal {
	const known = ["RUN_IN_PROGRESS", "NOT_SUPPORTED", "STORAGE_ERROR"] as const;
	return known.find((one) => one === code) ?? "UNKNOWN_ERROR";
}
