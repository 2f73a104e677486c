import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";
import type { RecordedTarget } from "@scriptorium/flow/recording/recorded-target";
import { bridgeErrorCodes, bridgeTimings } from "@scriptorium/shared-protocol/hub-extension/bridge-constants";
import { checkConnection } from "@scriptorium/shared-protocol/hub-extension/check-connection";
import { findInstalledScript, scriptsChanged } from "@scriptorium/shared-protocol/hub-extension/find-installed-script";
import { getCaptures } from "@scriptorium/shared-protocol/hub-extension/get-captures";
import { getStatus } from "@scriptorium/shared-protocol/hub-extension/get-status";
import { hideRecordedValue } from "@scriptorium/shared-protocol/hub-extension/hide-recorded-value";
import { installScript } from "@scriptorium/shared-protocol/hub-extension/install-script";
import { hubMessages } from "@scriptorium/shared-protocol/hub-extension/messages";
import { pauseRecording } from "@scriptorium/shared-protocol/hub-extension/pause-recording";
import { ping } from "@scriptorium/shared-protocol/hub-extension/ping";
import { recordedActionEvent } from "@scriptorium/shared-protocol/hub-extension/recorded-action";
import {
	endOutlineRequest,
	getOutline,
	outlineStatus,
	requestOutline,
} from "@scriptorium/shared-protocol/hub-extension/request-outline";
import { resumeRecording } from "@scriptorium/shared-protocol/hub-extension/resume-recording";
import { startRecording } from "@scriptorium/shared-protocol/hub-extension/start-recording";
import { stopRecording } from "@scriptorium/shared-protocol/hub-extension/stop-recording";
import { getTestRun, requestTestRun, stopTestRun } from "@scriptorium/shared-protocol/hub-extension/test-run";
import { describe, expect, test, vi } from "vitest";
import { HUB, openBridge } from "./bridge.ts";
import { OUTLINE_PAGE_TAB } from "./outline-tabs.ts";

const options = { timeoutMs: 1000 };
const outline = { requestId: "outline-of-a-test", purpose: "outline" } as const;
const run = { runId: "run-of-a-test", builder: "builder-of-a-test", name: "Tea", code: "1;", sites: [] };

async function controls(
	message: typeof pauseRecording | typeof resumeRecording | typeof stopRecording,
	state: string,
): Promise<void> {
	const { client } = openBridge();
	const missing = { ok: false, error: { code: "SESSION_NOT_FOUND" } };
	expect(await client.request(message, { sessionId: "s1" }, options)).toMatchObject(missing);
	await client.request(startRecording, { sessionId: "s1" }, options);
	expect(await client.request(message, { sessionId: "s1" }, options)).toMatchObject({ value: { status: { state } } });
	expect(await client.request(message, { sessionId: "s2" }, options)).toMatchObject(missing);
}

/** One exchange per declared message, both ends real. A message without an entry fails the suite. */
const exchanges: Readonly<Record<string, () => Promise<void>>> = {
	async SCRIPTORIUM_CHECK_CONNECTION() {
		expect(await openBridge().client.request(checkConnection, {}, options)).toEqual({
			ok: true,
			value: { connected: true, version: "1.2.3", capabilities: ["install-script", "run-userscripts"] },
		});
	},
	async SCRIPTORIUM_PING() {
		const { client } = openBridge();
		const answers = await Promise.all(["a", "b"].map((id) => client.request(ping, { id }, options)));
		expect(answers).toEqual([
			{ ok: true, value: { id: "a" } },
			{ ok: true, value: { id: "b" } },
		]);
	},
	async SCRIPTORIUM_GET_STATUS() {
		const { client } = openBridge();
		expect(await client.request(getStatus, {}, options)).toEqual({
			ok: true,
			value: { sessionId: null, status: { state: "idle", sessionId: null, actionCount: 0, duration: 0, error: null } },
		});
		expect(await client.request(getStatus, { sessionId: "s1" }, options)).toMatchObject({
			ok: false,
			error: { code: "SESSION_NOT_FOUND" },
		});
	},
	async SCRIPTORIUM_GET_CAPTURES() {
		const { client, captures } = openBridge();
		const asked = { sessionId: "s1", after: 0 };
		const missing = { ok: false, error: { code: "SESSION_NOT_FOUND" } };
		expect(await client.request(getCaptures, asked, options)).toMatchObject(missing);
		await client.request(startRecording, { sessionId: "s1" }, options);
		const none = { sessionId: "s1", captures: [], last: 0, hasMore: false };
		expect(await client.request(getCaptures, asked, options)).toEqual({ ok: true, value: none });
		const url = "https://shop.test/";
		const line = { id: "c1", timestamp: 1, url, kind: "console", level: "warn", text: "slow" } as const;
		expect(await captures.keep("s1", [line, line], url)).toMatchObject({ ok: true });
		expect(await client.request(getCaptures, asked, options)).toMatchObject({ value: { captures: [line] } });
	},
	async SCRIPTORIUM_START_RECORDING() {
		const { client } = openBridge();
		const status = { state: "recording", sessionId: "s1", actionCount: 0, duration: 0, error: null };
		expect(await client.request(startRecording, { sessionId: "s1" }, options)).toEqual({
			ok: true,
			value: { sessionId: "s1", status },
		});
		expect(await client.request(startRecording, { sessionId: "s2" }, options)).toMatchObject({
			ok: false,
			error: { code: "SESSION_ALREADY_EXISTS" },
		});
		expect(await client.request(getStatus, { sessionId: "s1" }, options)).toMatchObject({ value: { status } });
	},
	async SCRIPTORIUM_HIDE_RECORDED_VALUE() {
		const { client, captures, recorder } = openBridge();
		const asked = { sessionId: "s1", actionId: "a1", part: { kind: "value" } } as const;
		const missing = { ok: false, error: { code: "SESSION_NOT_FOUND" } };
		expect(await client.request(hideRecordedValue, asked, options)).toMatchObject(missing);
		await client.request(startRecording, { sessionId: "s1" }, options);
		const url = "https://shop.test/";
		const selector: RecordedTarget = { primary: "#who", strategy: "id", fallbacks: [], attributes: {} };
		const typed = { id: "a1", timestamp: 10, url, type: "type", selector, value: "lovelace", clear: true } as const;
		const record = (action: RecordedAction) =>
			recorder.record("s1", { action, tabId: 1, pageUrl: url, openerTabId: null });
		await record(typed);
		const position = { x: 1, y: 1 };
		const echo = { ...selector, primary: "text/Dear lovelace", fallbacks: ["#out"] };
		await record({
			id: "a2",
			timestamp: 20,
			url,
			type: "click",
			selector: echo,
			position,
			button: "left",
			clickCount: 1,
		});
		const line = { id: "c1", timestamp: 15, url, kind: "console", level: "log", text: "hello lovelace" } as const;
		const picture = { kind: "screenshot", after: "a1", image: "data:image/jpeg;base64,AA" } as const;
		const pictures = [
			{ ...picture, id: "p1", timestamp: 5, url },
			{ ...picture, id: "p2", timestamp: 15, url },
		];
		await captures.keep("s1", [line, ...pictures], url);
		const received: RecordedAction[] = [];
		client.on(recordedActionEvent, ({ action }) => received.push(action));
		expect(await client.request(hideRecordedValue, asked, options)).toMatchObject({ ok: true });
		expect(received).toMatchObject([
			{ id: "a1", value: "", masked: true },
			{ id: "a2", selector: { primary: "#out", fallbacks: [] } },
		]);
		// The field is typed into again: the page does not know which values were hidden.
		await record({ ...typed, value: "lovelace again" });
		const kept = await client.request(getCaptures, { sessionId: "s1", after: 0 }, options);
		expect(kept).toMatchObject({ value: { captures: [{ text: "hello [redacted]" }, { id: "p1" }] } });
		await client.request(getStatus, { sessionId: "s1", lastSeq: 0 }, options);
		expect(JSON.stringify([received.slice(2), kept])).not.toContain("lovelace");
		const nothing = { ...asked, actionId: "a9" };
		expect(await client.request(hideRecordedValue, nothing, options)).toMatchObject({ ok: true });
	},
	SCRIPTORIUM_PAUSE_RECORDING: () => controls(pauseRecording, "paused"),
	SCRIPTORIUM_RESUME_RECORDING: () => controls(resumeRecording, "recording"),
	SCRIPTORIUM_STOP_RECORDING: () => controls(stopRecording, "stopped"),
	async SCRIPTORIUM_INSTALL_SCRIPT() {
		const bridge = openBridge();
		const url = `${HUB}/scripts/ann/dark.user.js#top`;
		expect(await bridge.client.request(installScript, { url }, options)).toEqual({
			ok: true,
			value: { url, state: "awaiting-confirmation" },
		});
		expect(bridge.opened).toEqual([`${HUB}/scripts/ann/dark.user.js`]);
		for (const refused of [
			"https://evil.test/x.user.js",
			`${HUB}.evil.test/x.user.js`,
			`https://hub.test@evil.test/x.user.js`,
			`https://user:pass@hub.test/x.user.js`,
			`${HUB}/x.js`,
			"http://hub.test/x.user.js",
			"javascript:alert(1)//x.user.js",
			"not an address",
		]) {
			expect(await bridge.client.request(installScript, { url: refused }, options)).toMatchObject({
				ok: false,
				error: { code: "PERMISSION_DENIED" },
			});
		}
		expect(bridge.opened).toHaveLength(1);
		const failing = openBridge({ openFails: true });
		expect(await failing.client.request(installScript, { url }, options)).toMatchObject({
			ok: false,
			error: { code: "UNKNOWN_ERROR" },
		});
	},
	async SCRIPTORIUM_EXECUTE_SCRIPT() {
		const { client, pages } = openBridge();
		expect(await client.request(requestTestRun, run, options)).toMatchObject({
			ok: true,
			value: { runId: run.runId, state: "asking", target: null, end: null },
		});
		expect([pages.asked, pages.injected]).toEqual([[run.runId], []]);
		expect(await client.request(requestTestRun, { ...run, runId: "another-run" }, options)).toMatchObject({
			ok: false,
			error: { code: "RUN_IN_PROGRESS" },
		});
	},
	async SCRIPTORIUM_STOP_EXECUTION() {
		const { client } = openBridge();
		const missing = { ok: false, error: { code: "RUN_NOT_FOUND" } };
		expect(await client.request(stopTestRun, { runId: run.runId }, options)).toMatchObject(missing);
		await client.request(requestTestRun, run, options);
		for (const _ of ["at first", "again"]) {
			expect(await client.request(stopTestRun, { runId: run.runId }, options)).toMatchObject({
				value: { state: "ended", end: { success: false, errors: [{ code: "STOPPED" }] } },
			});
		}
	},
	async SCRIPTORIUM_GET_EXECUTION() {
		const { client } = openBridge();
		await client.request(requestTestRun, run, options);
		expect(await client.request(getTestRun, { runId: run.runId }, options)).toMatchObject({
			value: { state: "asking" },
		});
		expect(await client.request(getTestRun, { runId: "another-run" }, options)).toMatchObject({
			ok: false,
			error: { code: "RUN_NOT_FOUND" },
		});
	},
	async SCRIPTORIUM_REQUEST_OUTLINE() {
		const { client, outlines, outlineTabs } = openBridge();
		const told = vi.fn();
		client.on(outlineStatus, told);
		expect(await client.request(requestOutline, outline, options)).toEqual({
			ok: true,
			value: { requestId: outline.requestId, state: "asking" },
		});
		expect(outlineTabs.asked).toEqual([outline.requestId]);
		await outlines.tabClosed(OUTLINE_PAGE_TAB);
		await vi.waitFor(() => expect(told).toHaveBeenCalledWith({ requestId: outline.requestId, state: "refused" }));
	},
	async SCRIPTORIUM_GET_OUTLINE() {
		const { client } = openBridge();
		const { requestId } = outline;
		const missing = { ok: false, error: { code: "OUTLINE_NOT_FOUND" } };
		expect(await client.request(getOutline, { requestId }, options)).toMatchObject(missing);
		await client.request(requestOutline, outline, options);
		expect(await client.request(getOutline, { requestId }, options)).toEqual({
			ok: true,
			value: { requestId, state: "asking", outline: null },
		});
	},
	async SCRIPTORIUM_END_OUTLINE_REQUEST() {
		const { client, outlineTabs } = openBridge();
		const { requestId } = outline;
		await client.request(requestOutline, outline, options);
		expect(await client.request(endOutlineRequest, { requestId }, options)).toEqual({ ok: true, value: { requestId } });
		expect(outlineTabs.done).toEqual([`close ${OUTLINE_PAGE_TAB}`]);
		const missing = { ok: false, error: { code: "OUTLINE_NOT_FOUND" } };
		expect(await client.request(endOutlineRequest, { requestId }, options)).toMatchObject(missing);
	},
	async SCRIPTORIUM_FIND_INSTALLED_SCRIPT() {
		const { client, library, bridge } = openBridge();
		const url = `${HUB}/scripts/1/dark.user.js`;
		const find = (address: string) => client.request(findInstalledScript, { url: address }, options);
		expect(await find(url)).toEqual({ ok: true, value: { script: null } });
		const code = "// ==UserScript==\n// @name Dark\n// @version 1.2.0\n// ==/UserScript==\n1;";
		const { id } = await library.install({ sourceUrl: url, code, requires: [] });
		expect(await find(`${url}#top`)).toEqual({ ok: true, value: { script: { version: "1.2.0", enabled: true } } });
		await library.setEnabled(id, false);
		expect(await find(url)).toMatchObject({ value: { script: { enabled: false } } });
		for (const foreign of ["https://evil.test/scripts/1/dark.user.js", `${HUB}/`, "dark"]) {
			expect(await find(foreign)).toMatchObject({ ok: false, error: { code: "PERMISSION_DENIED" } });
		}
		const changed = vi.fn();
		client.on(scriptsChanged, changed);
		bridge.send(scriptsChanged, {});
		await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce());
	},
};

describe("hub-extension: every message", () => {
	test.each(hubMessages.map((message) => [message.type, message] as const))("%s", async (type, message) => {
		expect(message).toMatchObject({ direction: "web-to-extension", callers: ["hub"] });
		expect(exchanges, `${type} has no exchange here`).toHaveProperty(type);
		await exchanges[type]?.();
	});

	test("every message declared in the folder is in the list", async () => {
		const folder = new URL("../../../shared-protocol/src/hub-extension/", import.meta.url);
		const declared: string[] = [];
		for (const file of readdirSync(fileURLToPath(folder))) {
			const exported = (await import(new URL(file, folder).href)) as Record<string, unknown>;
			for (const value of Object.values(exported)) {
				if (typeof value === "object" && value !== null && "response" in value && "type" in value)
					declared.push(String(value.type));
			}
		}
		expect(declared.sort()).toEqual(hubMessages.map(({ type }) => type).sort());
	});

	test("the constants equal those of the specification", () => {
		expect(bridgeErrorCodes).toHaveLength(10);
		expect(bridgeTimings).toEqual({
			connectTimeoutMs: 5000,
			pingIntervalMs: 10_000,
			pongTimeoutMs: 3000,
			firstReconnectDelayMs: 1000,
			maxReconnects: 5,
		});
	});
});
