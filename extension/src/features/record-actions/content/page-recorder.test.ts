// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://shop.test/" }
import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";
import type { RecordedTarget } from "@scriptorium/flow/recording/recorded-target";
import { recordingOptions } from "@scriptorium/flow/recording/recording-session";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { createPageRecorder } from "./page-recorder.ts";

const frameTarget = (primary: string): RecordedTarget => ({
	primary,
	strategy: "css",
	fallbacks: [],
	attributes: {},
});

function open() {
	const sent: RecordedAction[] = [];
	const state: { frame: readonly RecordedTarget[] } = { frame: [frameTarget("iframe[src]")] };
	const ids = Array.from({ length: 40 }, (_, at) => `action-${at + 1}`).values();
	const recorder = createPageRecorder({
		options: z.parse(recordingOptions, {}),
		describer: { describe: () => frameTarget("b"), close: () => undefined },
		sender: { put: (action) => sent.push(action), flush: () => undefined, close: () => undefined },
		isSecret: () => false,
		shadowRootOf: () => null,
		frame: () => state.frame,
		isOwn: () => false,
		newId: () => ids.next().value ?? "none is left",
		now: () => 1000,
		log: (line) => expect.unreachable(line),
	});
	const press = (key: string) =>
		recorder.add({ type: "keypress", key, modifiers: { ctrl: false, alt: false, shift: false, meta: false } });
	const inShort = () =>
		sent.splice(0).map((action) => [action.id, action.frame?.map(({ primary }) => primary).join(" ")]);
	return { recorder, state, press, inShort };
}

it("sends actions again once the frames around the page are known", () => {
	const { recorder, state, press, inShort } = open();
	press("a");
	press("b").replace({ type: "keypress", key: "B", modifiers: { ctrl: false, alt: false, shift: false, meta: false } });
	expect(inShort()).toEqual([
		["action-1", "iframe[src]"],
		["action-2", "iframe[src]"],
		["action-2", "iframe[src]"],
	]);
	state.frame = [frameTarget("#payment")];
	recorder.framePlaced();
	expect(inShort()).toEqual([
		["action-1", "#payment"],
		["action-2", "#payment"],
	]);
	press("c");
	recorder.framePlaced();
	expect(inShort()).toEqual([["action-3", "#payment"]]);
});

it("sends no more than the last 20 actions again", () => {
	const { recorder, state, press, inShort } = open();
	for (let count = 0; count < 30; count += 1) press("a");
	inShort();
	state.frame = [frameTarget("#payment")];
	recorder.framePlaced();
	const again = inShort();
	expect(again).toHaveLength(20);
	expect(again[0]).toEqual(["action-11", "#payment"]);
});
