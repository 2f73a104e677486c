import "fake-indexeddb/auto";
import { captureLimits, type RecordingCapture } from "@scriptorium/flow/recording/recording-capture";
import { type RecordingOptions, recordingOptions } from "@scriptorium/flow/recording/recording-session";
import { describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { beginSession, endSession, pauseSession } from "../domain/kept-session.ts";
import { createCaptureStore } from "./capture-store.ts";
import { createCaptures } from "./captures.ts";
import { recordingDatabase } from "./recording-database.ts";
import { createRecordingStore } from "./recording-store.ts";

const PAGE = "https://shop.test/";
const line = (id: string, text = "x", timestamp = 1): RecordingCapture => ({
	id,
	timestamp,
	url: PAGE,
	kind: "console",
	level: "log",
	text,
});

/** A worker with a recording; its clock stands still until it waits. */
async function open(options: Partial<RecordingOptions> = {}) {
	const database = recordingDatabase(`captures-${crypto.randomUUID()}`);
	const sessions = createRecordingStore(database);
	const begin = (id: string) => sessions.begin(beginSession(id, z.parse(recordingOptions, options), 0), () => true);
	await begin("s");
	const clock = { now: 1000 };
	const shown: { now: { url: string; image: string } | null; meanwhile?: () => Promise<unknown> } = {
		now: { url: `${PAGE}?token=secret&page=2`, image: "data:image/jpeg;base64,AA==" },
	};
	const pictures: number[] = [];
	let ids = 0;
	const captures = createCaptures({
		store: createCaptureStore(database),
		session: sessions.session,
		hubOrigin: "https://hub.test",
		now: () => clock.now,
		async wait(ms) {
			clock.now += ms;
			await Promise.resolve();
		},
		async picture() {
			pictures.push(clock.now);
			const picture = shown.now;
			await shown.meanwhile?.();
			return picture;
		},
		newId: () => `p${ids++}`,
		log: () => undefined,
	});
	/** An action was stored; their ids are in the order of the recording. */
	const keepAction = (id: string, session = "s") =>
		captures.actionKept(session, { id, index: id.charCodeAt(0) - "a".charCodeAt(0) }, 7);
	const all = async (id = "s") => {
		const read = await captures.read(id, 0);
		return read.ok ? read.value.captures : read.error.code;
	};
	return { captures, sessions, begin, clock, shown, pictures, keepAction, all };
}

describe("captures", () => {
	it("are stored once and deleted with their recording", async () => {
		const { captures, begin, all } = await open();
		await Promise.all([
			captures.keep("s", [line("a"), line("b")], PAGE),
			captures.keep("s", [line("b"), line("c")], PAGE),
		]);
		expect(await all()).toEqual([line("a"), line("b"), line("c")]);
		await begin("t");
		expect(await all()).toBe("SESSION_NOT_FOUND");
		expect(await all("t")).toEqual([]);
		expect(await captures.keep("s", [line("d")], PAGE)).toMatchObject({ error: { code: "SESSION_NOT_FOUND" } });
		expect(await all("t")).toEqual([]);
	});

	it("are refused for pages that are not recorded and for times after the end", async () => {
		const { captures, sessions, all } = await open({ allowedDomains: ["shop.test"] });
		expect(await captures.keep("s", [line("a")], "https://bank.test/")).toMatchObject({
			error: { code: "PERMISSION_DENIED" },
		});
		await sessions.change((session) => endSession(session, 100));
		expect(await captures.keep("s", [line("b", "on its way", 100), line("c", "late", 101)], PAGE)).toEqual({
			ok: true,
			value: {},
		});
		expect(await all()).toEqual([line("b", "on its way", 100)]);
	});

	it("are limited in number and read in pages", async () => {
		const { captures } = await open();
		const many = Array.from({ length: captureLimits.count + 50 }, (_, at) => line(`c${at}`, "x".repeat(500)));
		await captures.keep("s", many, PAGE);
		const sizes: number[] = [];
		const read: RecordingCapture[] = [];
		for (let after = 0, hasMore = true; hasMore; ) {
			const part = await captures.read("s", after);
			if (!part.ok) throw new Error(part.error.code);
			sizes.push(JSON.stringify(part.value.captures).length);
			read.push(...part.value.captures);
			({ last: after, hasMore } = part.value);
		}
		expect(read).toEqual(many.slice(0, captureLimits.count));
		expect(Math.max(...sizes)).toBeLessThan(256 * 1024 - 10_000);
		expect(sizes.length).toBeGreaterThan(3);
	});

	it("a picture is taken after the last of several actions, at most twice per second", async () => {
		const { pictures, all, keepAction } = await open();
		for (const id of ["a", "b", "c"]) keepAction(id);
		await vi.waitFor(async () => expect(await all()).toHaveLength(1));
		keepAction("d");
		await vi.waitFor(async () => expect(await all()).toHaveLength(2));
		expect(pictures).toEqual([1150, 1750]);
		const common = { kind: "screenshot", url: `${PAGE}?token=&page=2`, image: "data:image/jpeg;base64,AA==" };
		expect(await all()).toEqual([
			{ ...common, id: "p0", timestamp: 1150, after: "c" },
			{ ...common, id: "p1", timestamp: 1750, after: "d" },
		]);
	});

	it("an update of an earlier action that arrives late does not take the picture of the later one", async () => {
		const { pictures, all, keepAction } = await open();
		for (const id of ["a", "b", "a"]) keepAction(id);
		await vi.waitFor(async () => expect(await all()).toMatchObject([{ after: "b" }]));
		keepAction("a");
		keepAction("b");
		await vi.waitFor(async () => expect(await all()).toMatchObject([{ after: "b" }, { after: "b" }]));
		expect(pictures).toHaveLength(2);
	});

	it("no picture is stored of a page that is not recorded or shows a secret, nor while paused", async () => {
		const { sessions, shown, pictures, all, keepAction } = await open({ allowedDomains: ["shop.test"] });
		const bank = { url: "https://bank.test/", image: "data:image/jpeg;base64,AA==" };
		// A picture that could not be taken is tried twice.
		for (const { now, tries } of [
			{ now: null, tries: 2 },
			{ now: bank, tries: 1 },
		]) {
			const before = pictures.length;
			shown.now = now;
			keepAction("a");
			await vi.waitFor(() => expect(pictures).toHaveLength(before + tries));
		}
		await sessions.change((session) => pauseSession(session, 2000));
		shown.now = { url: PAGE, image: "data:image/jpeg;base64,AA==" };
		keepAction("b");
		keepAction("c", "another");
		await new Promise((resolve) => setTimeout(resolve));
		expect(pictures).toHaveLength(3);
		expect(await all()).toEqual([]);
	});

	it("a picture that could not be taken is tried a second time, unless a later action needs one", async () => {
		const { shown, pictures, all, keepAction } = await open();
		const picture = shown.now;
		shown.now = null;
		shown.meanwhile = async () => {
			shown.now = picture;
		};
		keepAction("a");
		await vi.waitFor(async () => expect(await all()).toMatchObject([{ after: "a" }]));
		expect(pictures).toHaveLength(2);

		shown.now = null;
		shown.meanwhile = async () => {
			shown.now = picture;
			if (pictures.length === 3) keepAction("c");
		};
		keepAction("b");
		await vi.waitFor(async () => expect(await all()).toMatchObject([{ after: "a" }, { after: "c" }]));
		expect(pictures).toHaveLength(4);
	});

	it("a picture that was under way is not stored when the recording halts or a value is hidden meanwhile", async () => {
		const { sessions, shown, pictures, all, keepAction } = await open();
		const changes = [
			() => sessions.hide("s", "a", { kind: "value" }),
			() => sessions.change((session) => pauseSession(session, 2000)),
		];
		for (const [at, change] of changes.entries()) {
			shown.meanwhile = change;
			keepAction("a");
			await vi.waitFor(() => expect(pictures).toHaveLength(at + 1));
			await new Promise((resolve) => setTimeout(resolve));
		}
		expect(await all()).toEqual([]);
	});
});
