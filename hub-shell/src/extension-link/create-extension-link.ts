import { fail, messageOf, succeed } from "@scriptorium/core-types/errors";
import { createObservable } from "@scriptorium/core-types/observable";
import type { ExtensionLink, ExtensionSnapshot } from "@scriptorium/shared-protocol/host-remote/extension-link";
import type { OutlineLink } from "@scriptorium/shared-protocol/host-remote/outline-link";
import type { RecorderLink } from "@scriptorium/shared-protocol/host-remote/recorder-link";
import type { TestRunLink } from "@scriptorium/shared-protocol/host-remote/test-run-link";
import { bridgeTimings } from "@scriptorium/shared-protocol/hub-extension/bridge-constants";
import { findInstalledScript, scriptsChanged } from "@scriptorium/shared-protocol/hub-extension/find-installed-script";
import { installScript } from "@scriptorium/shared-protocol/hub-extension/install-script";
import type { RunningOutlineLink } from "./create-outline-link.ts";
import type { RunningRecorderLink } from "./create-recorder-link.ts";
import type { ConnectedTestRunLink } from "./create-test-run-link.ts";
import type { ExtensionPorts } from "./extension-ports.ts";
import { en } from "./messages/en.ts";
import { type Connection, type Opened, openConnection } from "./open-connection.ts";

/** The link as its owner sees it: remotes get only `ExtensionLink`. */
export interface RunningExtensionLink extends ExtensionLink {
	/** Its code comes with the first request. */
	readonly outline: OutlineLink;
	/** Ends the connection and every timer. */
	dispose(): void;
}

/** Capability of extensions that tell which scripts are installed. */
const FIND_INSTALLED = "find-installed";

const idle: ExtensionSnapshot = { state: "disconnected", version: null, capabilities: [], message: null };

/**
 * Connects at once, keeps the line alive and brings it back: after a loss up to five attempts, doubling from one
 * second; afresh when the page is restored or becomes visible (spec 03 § 4, § 9). A page that never had a connection
 * does not try by itself again, as an extension installed later reaches only pages loaded after it; but once where the line was cut
 * without an answer: a worker may end just when the page comes.
 */
export function createExtensionLink(ports: ExtensionPorts): RunningExtensionLink {
	const status = createObservable<ExtensionSnapshot>(idle);
	const scriptChanges = createObservable(0);
	let connection: Connection | null = null;
	let opening: Promise<void> | null = null;
	let attempt = new AbortController();
	let failures = 0;
	let everConnected = false;
	let recorder: RunningRecorderLink | null = null;
	let loadingRecorder: Promise<RecorderLink> | null = null;
	let testRun: ConnectedTestRunLink | null = null;
	let loadingTestRuns: Promise<TestRunLink> | null = null;
	let outline: RunningOutlineLink | null = null;
	let loadingOutline: Promise<OutlineLink> | null = null;
	let stopRetry = (): void => undefined;

	const release = (): void => {
		stopRetry();
		attempt.abort();
		attempt = new AbortController();
		connection?.close();
		if (connection !== null) {
			recorder?.lost();
			testRun?.lost();
			outline?.lost();
		}
		connection = null;
		opening = null;
	};
	const end = (message: string): void => {
		status.set({ ...idle, state: "error", message });
		outline?.gaveUp();
	};

	const retry = (message: string, mostAtFirst = 0): void => {
		if (failures >= (everConnected ? bridgeTimings.maxReconnects : mostAtFirst)) {
			end(message);
			return;
		}
		status.set(everConnected ? idle : { ...idle, state: "connecting" });
		stopRetry = ports.clock.setTimer(() => void open(), bridgeTimings.firstReconnectDelayMs * 2 ** failures);
		failures += 1;
	};
	const settle = (opened: Opened): void => {
		switch (opened.kind) {
			case "open":
				connection = opened.connection;
				connection.client.on(scriptsChanged, () => scriptChanges.set(scriptChanges.getSnapshot() + 1));
				failures = 0;
				everConnected = true;
				status.set({
					state: "connected",
					version: opened.status.version,
					capabilities: opened.status.capabilities,
					message: null,
				});
				recorder?.connected(connection.client);
				testRun?.connected(connection.client);
				outline?.connected(connection.client);
				break;
			case "absent":
				end(en.notDetected);
				break;
			case "timeout":
				retry(en.timeout);
				break;
			case "refused":
				retry(en.failed, 1);
				break;
			default:
				opened satisfies never;
		}
	};
	const open = (): Promise<void> => {
		release();
		status.set({ ...idle, state: "connecting" });
		const { signal } = attempt;
		const lost = (): void => {
			release();
			retry(en.failed);
		};
		opening = openConnection(ports, lost, signal).then((opened) => {
			if (!signal.aborted) settle(opened);
		});
		return opening;
	};
	const loadRecorder = async (): Promise<RecorderLink> => {
		const { createRecorderLink } = await import("./create-recorder-link.ts");
		recorder = createRecorderLink({ clock: ports.clock, newId: () => crypto.randomUUID(), log: ports.log });
		if (connection !== null) recorder.connected(connection.client);
		return recorder;
	};
	const loadTestRuns = async (): Promise<TestRunLink> => {
		const { createTestRunLink } = await import("./create-test-run-link.ts");
		testRun = createTestRunLink({
			newId: () => crypto.randomUUID(),
			now: ports.clock.now,
			capabilities: () => status.getSnapshot().capabilities,
			log: ports.log,
		});
		if (connection !== null) testRun.connected(connection.client);
		return testRun;
	};
	const loadOutline = async (): Promise<OutlineLink> => {
		const { createOutlineLink } = await import("./create-outline-link.ts");
		outline = createOutlineLink({
			newId: () => crypto.randomUUID(),
			capabilities: () => status.getSnapshot().capabilities,
			log: ports.log,
		});
		if (connection !== null) outline.connected(connection.client);
		return outline;
	};
	const restart = (): void => {
		failures = 0;
		void open();
	};

	const stopListening = [
		ports.onRestored(restart),
		ports.onVisible(() => {
			// Timers of a hidden tab are throttled: a long-missed ping is caught up with at once.
			if (connection !== null) connection.checkNow();
			else if (status.getSnapshot().state !== "connecting") restart();
		}),
	];
	void open();

	return {
		status,
		scriptChanges,
		recorder() {
			loadingRecorder ??= loadRecorder().catch((thrown: unknown) => {
				loadingRecorder = null;
				throw thrown;
			});
			return loadingRecorder;
		},
		execution() {
			loadingTestRuns ??= loadTestRuns().catch((thrown: unknown) => {
				loadingTestRuns = null;
				throw thrown;
			});
			return loadingTestRuns;
		},
		outline: {
			async request(signal, purpose) {
				loadingOutline ??= loadOutline();
				try {
					return await (await loadingOutline).request(signal, purpose);
				} catch (thrown) {
					loadingOutline = null;
					return fail("UNKNOWN_ERROR", messageOf(thrown));
				}
			},
		},
		connect() {
			if (status.getSnapshot().state !== "connecting") restart();
		},
		async requestInstall(scriptUrl) {
			if (connection === null) await (status.getSnapshot().state === "connecting" && opening ? opening : open());
			// The line was cut at the first try.
			if (connection === null && status.getSnapshot().state === "connecting") await open();
			if (connection === null) return fail("EXTENSION_NOT_INSTALLED", status.getSnapshot().message ?? en.failed);
			const timeoutMs = bridgeTimings.connectTimeoutMs;
			const answer = await connection.client.request(installScript, { url: scriptUrl }, { timeoutMs });
			if (answer.ok) return succeed(undefined);
			const { code, message } = answer.error;
			if (code === "PERMISSION_DENIED") return fail(code, message);
			return fail("UNKNOWN_ERROR", code === "UNKNOWN_ERROR" ? message : en.failed);
		},
		async findInstalled(scriptUrl) {
			const { capabilities } = status.getSnapshot();
			if (connection === null) return fail("EXTENSION_NOT_INSTALLED", en.notConnected);
			if (!capabilities.includes(FIND_INSTALLED)) return fail("UNKNOWN_ERROR", en.failed);
			const timeoutMs = bridgeTimings.connectTimeoutMs;
			const answer = await connection.client.request(findInstalledScript, { url: scriptUrl }, { timeoutMs });
			if (answer.ok) return succeed(answer.value.script);
			const { code, message } = answer.error;
			return fail(code === "PERMISSION_DENIED" ? code : "UNKNOWN_ERROR", message);
		},
		dispose() {
			for (const stop of stopListening) stop();
			release();
			status.set(idle);
			outline?.gaveUp();
		},
	};
}
