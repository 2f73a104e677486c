import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";
import { recordingOptions } from "@scriptorium/flow/recording/recording-session";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { beginSession, endSession, type KeptAction, type KeptSession, pauseSession } from "./kept-session.ts";
import { type Incoming, placeAction } from "./place-action.ts";

const options = z.parse(recordingOptions, {});
const PAGE = "https://shop.test/";
const key = (id: string, timestamp = 1000): RecordedAction => ({
	id,
	timestamp,
	url: PAGE,
	type: "keypress",
	key: "a",
	modifiers: { ctrl: false, alt: false, shift: false, meta: false },
});
const from = (tabId: number, action: RecordedAction, openerTabId: number | null = null): Incoming => ({
	action,
	tabId,
	openerTabId,
	pageUrl: PAGE,
});

/** Keeps a recording the way the store does. */
function keep(start: KeptSession) {
	let session = start;
	const kept = new Map<number, KeptAction>();
	let ids = 0;
	return {
		put(incoming: Incoming) {
			const known = [...kept.values()].find(({ action }) => action.id === incoming.action.id) ?? null;
			const placed = placeAction(session, incoming, known, () => `made-${ids++}`);
			session = placed.session;
			for (const each of placed.kept) kept.set(each.index, each);
			return placed;
		},
		halt(how: typeof pauseSession) {
			session = how(session, 2000);
		},
		session: () => session,
		actions: () => [...kept.values()].sort((one, other) => one.index - other.index),
	};
}
const begin = (more: Partial<KeptSession> = {}) => keep({ ...beginSession("s", options, 500), ...more });
const kinds = ({ actions }: ReturnType<typeof keep>) =>
	actions().map(({ action }) => [action.type === "tab" ? action.change : action.type, action.tab ?? 0].join(" "));

describe("place-action", () => {
	it("adds navigation, opening and activation of tabs before the actions in them", () => {
		const recording = begin();
		recording.put(from(7, key("a")));
		recording.put(from(9, key("b")));
		recording.put(from(12, key("c"), 7));
		recording.put(from(7, key("d")));
		expect(kinds(recording)).toEqual([
			"navigate 0",
			"keypress 0",
			"opened 1",
			"navigate 1",
			"keypress 1",
			"opened 2",
			"keypress 2",
			"activated 0",
			"keypress 0",
		]);
	});

	it("updates an action at its index, and sends it again", () => {
		const recording = begin();
		recording.put(from(7, key("a", 1000)));
		recording.put(from(7, key("b", 1100)));
		const { kept } = recording.put(from(7, { ...key("a", 1500), key: "grown" } as RecordedAction));
		expect(kept).toMatchObject([{ index: 1, seq: 4, action: { key: "grown", timestamp: 1000 } }]);
		expect(recording.session()).toMatchObject({ actionCount: 3, lastSeq: 4 });
	});

	it("accepts actions from before a pause or the end, and none from after", () => {
		for (const halt of [pauseSession, endSession]) {
			const recording = begin();
			recording.halt(halt);
			expect(recording.put(from(7, key("late", 1999))).refused).toBeNull();
			expect(recording.put(from(7, key("after", 2001))).refused).toBe("SESSION_NOT_FOUND");
			expect(kinds(recording)).toEqual(["navigate 0", "keypress 0"]);
		}
	});

	it("ends at its limits with the reason", () => {
		const full = begin({ options: { ...options, maxActions: 3 } });
		full.put(from(7, key("a")));
		full.put(from(9, key("b")));
		expect(kinds(full)).toEqual(["navigate 0", "keypress 0", "opened 1"]);
		expect(full.put(from(9, key("c"))).refused).toBe("MAX_ACTIONS_REACHED");
		expect(full.session()).toMatchObject({ state: "stopped", error: { code: "MAX_ACTIONS_REACHED" } });
		expect(full.put(from(9, key("d"))).refused).toBe("SESSION_NOT_FOUND");
		const long = begin();
		expect(long.put(from(7, key("a", 500 + options.maxDuration + 1))).refused).toBe("MAX_DURATION_REACHED");
	});

	it("numbers without gaps and stores each id once for any input", () => {
		const comings = fc.array(fc.record({ id: fc.constantFrom(..."abcdefgh"), tab: fc.integer({ min: 1, max: 4 }) }));
		fc.assert(
			fc.property(comings, (list) => {
				const recording = begin({ options: { ...options, maxActions: 30 } });
				const told: number[] = [];
				for (const { id, tab } of list) for (const { seq } of recording.put(from(tab, key(id))).kept) told.push(seq);
				const actions = recording.actions();
				expect(told).toEqual(told.map((_, at) => at + 1));
				expect(actions.map(({ index }) => index)).toEqual(actions.map((_, at) => at));
				expect(new Set(actions.map(({ action }) => action.id)).size).toBe(actions.length);
				expect(recording.session()).toMatchObject({ actionCount: actions.length, lastSeq: told.length });
			}),
		);
	});
});
