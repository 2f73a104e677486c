import "fake-indexeddb/auto";
import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";
import { recordingOptions } from "@scriptorium/flow/recording/recording-session";
import type { SendEvent } from "@scriptorium/shared-protocol/channel/define-message";
import { recordedActionEvent } from "@scriptorium/shared-protocol/hub-extension/recorded-action";
import { describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { createRecordingCommands } from "./recording-commands.ts";
import { recordingDatabase } from "./recording-database.ts";
import { createRecordingStore } from "./recording-store.ts";

const HUB = "https://hub.test";
const PAGE = "https://shop.test/";
const options = z.parse(recordingOptions, {});
const press = (id: string, key = "a"): RecordedAction => ({
	id,
	timestamp: 1000,
	url: PAGE,
	type: "keypress",
	key,
	modifiers: { ctrl: false, alt: false, shift: false, meta: false },
});
const from = (action: RecordedAction, pageUrl = PAGE) => ({ action, tabId: 7, pageUrl, openerTabId: null });

/** A worker over a database; another one over the same is what comes after its death. */
function open(database: string) {
	const sent: [type: string, payload: unknown][] = [];
	const announce = vi.fn(async () => undefined);
	let ids = 0;
	const recorder = createRecordingCommands({
		store: createRecordingStore(recordingDatabase(database)),
		hubOrigin: HUB,
		send: (event, payload) => sent.push([event.type, payload]),
		announce,
		now: () => 900,
		newId: () => `made-${database}-${ids++}`,
		log: () => undefined,
	});
	const replayed = async (lastSeq: number, id?: string) => {
		const received: unknown[] = [];
		const send: SendEvent = (event, payload) => event.type === recordedActionEvent.type && received.push(payload);
		const answer = await recorder.status(id, lastSeq, send);
		return { answer, heard: received };
	};
	return { recorder, told: sent, announce, replayed };
}
const fresh = () => `recorder-${crypto.randomUUID()}`;

describe("recorder", () => {
	it("answers once an action is stored, so that the next worker has it with the same index", async () => {
		const database = fresh();
		const { recorder, told: sent } = open(database);
		expect(await recorder.start("s", options)).toMatchObject({ ok: true, value: { status: { state: "recording" } } });
		for (const id of ["a", "b", "c"]) expect(await recorder.record("s", from(press(id)))).toMatchObject({ ok: true });
		const { heard: received } = await open(database).replayed(0);
		expect(received).toEqual(sent.filter(([type]) => type.endsWith("ACTION")).map(([, payload]) => payload));
		expect(received).toMatchObject([
			{ seq: 1, index: 0 },
			{ seq: 2, index: 1 },
			{ seq: 3, index: 2 },
			{ seq: 4, index: 3 },
		]);
		expect((await open(database).replayed(3)).heard).toHaveLength(1);
	});

	it("stores an action once, also when it arrives several times at once", async () => {
		const database = fresh();
		const { recorder, replayed } = open(database);
		await recorder.start("s", options);
		await Promise.all(["a", "b", "a", "c", "b", "a"].map((id) => recorder.record("s", from(press(id)))));
		const { answer } = await replayed(0);
		expect(answer).toMatchObject({ ok: true, value: { status: { actionCount: 4 } } });
	});

	it("sends updates of earlier actions again", async () => {
		const { recorder, replayed } = open(fresh());
		await recorder.start("s", options);
		for (const id of ["a", "b"]) await recorder.record("s", from(press(id)));
		expect(await recorder.record("s", from(press("a", "grown")))).toMatchObject({ value: { index: 1 } });
		const { heard: received } = await replayed(3);
		expect(received).toMatchObject([{ seq: 4, index: 1, action: { id: "a", key: "grown" } }]);
	});

	it("keeps one recording; a new one replaces one that has ended", async () => {
		const { recorder, replayed } = open(fresh());
		await recorder.start("s", options);
		await recorder.record("s", from(press("a")));
		expect(await recorder.start("t", options)).toMatchObject({ ok: false, error: { code: "SESSION_ALREADY_EXISTS" } });
		await recorder.control("s", "stop");
		expect(await recorder.start("s", options)).toMatchObject({ ok: false, error: { code: "SESSION_ALREADY_EXISTS" } });
		expect(await recorder.start("t", options)).toMatchObject({ ok: true });
		const { answer, heard: received } = await replayed(0, "t");
		expect([answer, received]).toMatchObject([{ value: { status: { actionCount: 0 } } }, []]);
		expect((await replayed(0, "s")).answer).toMatchObject({ ok: false, error: { code: "SESSION_NOT_FOUND" } });
	});

	it("sends the end once with the counts, and nothing for an unknown session", async () => {
		const { recorder, told: sent, announce } = open(fresh());
		await recorder.start("s", options);
		await recorder.record("s", from(press("a")));
		expect(await recorder.control("other", "stop")).toMatchObject({ ok: false, error: { code: "SESSION_NOT_FOUND" } });
		for (const command of ["pause", "pause", "resume", "stop", "stop"] as const) await recorder.control("s", command);
		expect(sent.filter(([type]) => type.endsWith("COMPLETE"))).toEqual([
			["SCRIPTORIUM_RECORDING_COMPLETE", { sessionId: "s", actionCount: 2, duration: 0 }],
		]);
		// Begun, paused, resumed, ended.
		expect(announce).toHaveBeenCalledTimes(4);
	});

	it("refuses actions of the hub's pages, of excluded hosts and of other sessions", async () => {
		const { recorder, told: sent } = open(fresh());
		await recorder.start("s", { ...options, allowedDomains: ["shop.test"] });
		expect(await recorder.record("s", from(press("a"), `${HUB}/builder`))).toMatchObject({
			error: { code: "PERMISSION_DENIED" },
		});
		expect(await recorder.record("s", from(press("a"), "https://other.test/"))).toMatchObject({
			error: { code: "PERMISSION_DENIED" },
		});
		expect(await recorder.record("t", from(press("a")))).toMatchObject({ error: { code: "SESSION_NOT_FOUND" } });
		expect(sent.filter(([type]) => type.endsWith("ACTION"))).toEqual([]);
		expect(await recorder.stateFor(`${HUB}/`)).toEqual({ ok: true, value: { session: null } });
		expect(await recorder.stateFor(PAGE)).toMatchObject({
			ok: true,
			value: { session: { id: "s", state: "recording" } },
		});
	});

	it("records a page without an address as one of its origin, which no tool can open", async () => {
		const { recorder, told: sent } = open(fresh());
		await recorder.start("s", { ...options, allowedDomains: ["shop.test"] });
		await recorder.record("s", from(press("a")));
		const popup = { tabId: 8, openerTabId: 7, isBlank: true };
		expect(await recorder.record("s", { ...from(press("b")), ...popup })).toMatchObject({ ok: true });
		const elsewhere = { ...from(press("c"), "https://other.test/"), ...popup };
		expect(await recorder.record("s", elsewhere)).toMatchObject({ error: { code: "PERMISSION_DENIED" } });
		await recorder.tabClosed(8, 1000);
		const actions = sent.filter(([type]) => type.endsWith("ACTION")).map(([, payload]) => payload);
		expect(actions.slice(2)).toMatchObject([
			{ action: { type: "tab", change: "opened", url: "about:blank", tab: 1 } },
			{ action: { id: "b", url: "about:blank", tab: 1 } },
			{ action: { type: "tab", change: "closed", tab: 1 } },
		]);
	});

	it("ends with an error when a limit is reached", async () => {
		const { recorder, told: sent } = open(fresh());
		await recorder.start("s", { ...options, maxActions: 2 });
		await recorder.record("s", from(press("a")));
		expect(await recorder.record("s", from(press("b")))).toMatchObject({
			ok: false,
			error: { code: "MAX_ACTIONS_REACHED" },
		});
		expect(sent.slice(-2)).toMatchObject([
			["SCRIPTORIUM_RECORDING_ERROR", { error: { code: "MAX_ACTIONS_REACHED" } }],
			["SCRIPTORIUM_RECORDING_COMPLETE", { actionCount: 2 }],
		]);
	});

	it("does not start a recording that cannot be stored", async () => {
		const { recorder, announce } = open(fresh());
		const broken = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
			throw new Error("the disk is full");
		});
		expect(await recorder.start("s", options)).toMatchObject({
			ok: false,
			error: { code: "STORAGE_ERROR", details: "the disk is full" },
		});
		expect(announce).not.toHaveBeenCalled();
		broken.mockRestore();
	});
});
