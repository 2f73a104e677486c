import { systemClock } from "@scriptorium/core-types/clock";
import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";
import { recordingOptions } from "@scriptorium/flow/recording/recording-session";
import { createClient } from "@scriptorium/shared-protocol/channel/client";
import { createPortPair } from "@scriptorium/shared-protocol/channel/in-memory-port";
import { BRIDGE_PORT_NAME } from "@scriptorium/shared-protocol/hub-extension/bridge-constants";
import { describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { createRecorderLink } from "../../../hub-shell/src/extension-link/create-recorder-link.ts";
import { HUB, HUB_TAB, openBridge } from "./bridge.ts";

const PAGE = "https://shop.test/";
const options = z.parse(recordingOptions, {});
const press = (id: string, key = "a"): RecordedAction => ({
	id,
	timestamp: Date.now(),
	url: PAGE,
	type: "keypress",
	key,
	modifiers: { ctrl: false, alt: false, shift: false, meta: false },
});
const log = () => undefined;

/** The shell's client and the extension's server, with a connection that can be interrupted and restored. */
function open() {
	const extension = openBridge();
	let ids = 0;
	const hub = () => createRecorderLink({ clock: systemClock, newId: () => `session-${ids++}`, log });
	const join = (link: ReturnType<typeof hub>) => {
		const [page, far] = createPortPair(BRIDGE_PORT_NAME);
		extension.bridge.accept({ port: far, origin: HUB, tabId: HUB_TAB });
		link.connected(createClient(page, { source: "web", clock: systemClock, log }));
		return () => {
			link.lost();
			page.disconnect();
		};
	};
	const record = (sessionId: string | null, action: RecordedAction) =>
		extension.recorder.record(sessionId ?? "", { action, tabId: 1, pageUrl: PAGE, openerTabId: null });
	return { extension, hub, join, record };
}
const ids = (link: ReturnType<typeof createRecorderLink>) =>
	link.recording
		.getSnapshot()
		.actions.map(({ id }) => id)
		.filter((id) => !id.startsWith("made-"));

describe("hub-extension: recording", () => {
	test("actions recorded while disconnected arrive after reconnecting, once each and in order", async () => {
		const { hub, join, record } = open();
		const link = hub();
		let cut = join(link);
		expect(await link.start()).toEqual({ ok: true, value: undefined });
		const { sessionId } = await vi.waitFor(() => {
			const now = link.recording.getSnapshot();
			expect(now.state).toBe("recording");
			return now;
		});
		const expected: string[] = [];
		for (let round = 0; round < 20; round += 1) {
			for (const half of ["before", "after"]) {
				const id = `${round}-${half}`;
				await record(sessionId, press(id));
				expected.push(id);
				if (half === "before") cut();
				else cut = join(link);
			}
			await record(sessionId, press(`${round}-before`, "grown"));
		}
		await vi.waitFor(() => expect(ids(link)).toEqual(expected));
		const keys = link.recording
			.getSnapshot()
			.actions.flatMap((action) => (action.type === "keypress" ? [action.key] : []));
		expect(keys).toEqual(expected.map((id) => (id.endsWith("before") ? "grown" : "a")));
	});

	test("a reloaded page of the hub gets the whole recording", async () => {
		const { hub, join, record, extension } = open();
		await extension.recorder.start("s", options);
		for (let at = 0; at < 50; at += 1) await record("s", press(String(at)));
		const link = hub();
		join(link);
		await vi.waitFor(() => expect(ids(link)).toHaveLength(50));
		expect(link.recording.getSnapshot()).toMatchObject({ state: "recording", sessionId: "s", error: null });
		expect(await link.stop()).toEqual({ ok: true, value: undefined });
		link.clear();
		await vi.waitFor(() => expect(link.recording.getSnapshot()).toMatchObject({ state: "ready", actions: [] }));
	});

	test("two pages of the hub get the same events, and a recording started in one is visible in the other", async () => {
		const { hub, join, record } = open();
		const [one, other] = [hub(), hub()];
		join(one);
		join(other);
		await one.start();
		const { sessionId } = await vi.waitFor(() => {
			expect(one.recording.getSnapshot().sessionId).not.toBeNull();
			return one.recording.getSnapshot();
		});
		await record(sessionId, press("a"));
		await vi.waitFor(() => expect([ids(one), ids(other)]).toEqual([["a"], ["a"]]));
		expect(await other.start()).toMatchObject({ ok: false, error: { code: "SESSION_ALREADY_EXISTS" } });
		await other.stop();
		await vi.waitFor(() => expect(one.recording.getSnapshot().state).toBe("stopped"));
	});

	test("without a connection no recording is started, and an error is shown", async () => {
		const { hub } = open();
		const link = hub();
		expect(await link.start()).toEqual({
			ok: false,
			error: { code: "EXTENSION_NOT_INSTALLED", message: "Not connected to extension" },
		});
	});

	test("a recording that ends on its own has a reason", async () => {
		const { hub, join, record, extension } = open();
		const link = hub();
		join(link);
		await extension.recorder.start("s", { ...options, maxActions: 2 });
		for (const id of ["a", "b"]) await record("s", press(id));
		await vi.waitFor(() =>
			expect(link.recording.getSnapshot()).toMatchObject({
				state: "stopped",
				error: { code: "MAX_ACTIONS_REACHED" },
			}),
		);
		expect(ids(link)).toEqual(["a"]);
	});
});
