import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";
import { expect, it } from "vitest";
import { createActionSender, type Sent } from "./send-actions.ts";

const action = (id: string, key = "a"): RecordedAction => ({
	id,
	timestamp: 1,
	url: "https://a.test/",
	type: "keypress",
	key,
	modifiers: { ctrl: false, alt: false, shift: false, meta: false },
});
const inWords = (sent: RecordedAction) => (sent.type === "keypress" ? sent.id + sent.key : sent.id);

/** A worker that answers when told to, in the order it was asked. */
function fixture() {
	const sent: string[] = [];
	const pauses: number[] = [];
	const answers: ((sent: Sent) => void)[] = [];
	let go = (): void => undefined;
	const sender = createActionSender({
		send(next, follows) {
			sent.push(follows === null ? inWords(next) : `${inWords(next)} after ${follows}`);
			return new Promise((resolve) => {
				answers.push(resolve);
			});
		},
		wait(ms) {
			pauses.push(ms);
			return new Promise((resolve) => {
				go = resolve;
			});
		},
	});
	const turns = async () => {
		for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
	};
	const settle = async (how: Sent) => {
		answers.shift()?.(how);
		await turns();
	};
	const resume = async () => {
		go();
		await turns();
	};
	return { sent, pauses, sender, settle, resume };
}

it("sends at once with the previous action's id, and sends updates again", async () => {
	const { sent, sender, settle } = fixture();
	sender.put(action("1"));
	sender.put(action("2"));
	sender.put(action("2", "b"));
	sender.put(action("2", "c"));
	expect(sent).toEqual(["1a", "2a after 1"]);
	await settle("kept");
	await settle("kept");
	expect(sent).toEqual(["1a", "2a after 1", "2c"]);
	await settle("kept");
	sender.put(action("2", "d"));
	expect(sent.at(-1)).toBe("2d");
	sender.put(action("3"));
	expect(sent.at(-1)).toBe("3a after 2");
});

it("repeats waiting actions in order with growing pauses while the worker is unreachable", async () => {
	const { sent, pauses, sender, settle, resume } = fixture();
	sender.put(action("1"));
	sender.put(action("2"));
	for (let round = 0; round < 8; round += 1) {
		await settle("again");
		await settle("again");
		sender.put(action("2", String(round)));
		await resume();
	}
	expect(pauses).toEqual([50, 100, 200, 400, 800, 1600, 2000, 2000]);
	expect(sent.slice(-2)).toEqual(["1a", "27 after 1"]);
});

it("does not wait for a refused action", async () => {
	const { sent, sender, settle, resume } = fixture();
	for (const id of ["1", "2", "3"]) sender.put(action(id));
	await settle("kept");
	await settle("refused");
	// It was sent as one that follows what will never be kept.
	await settle("again");
	await resume();
	expect(sent.at(-1)).toBe("3a after 1");
	await settle("kept");
	sender.put(action("4"));
	expect(sent.at(-1)).toBe("4a after 3");
});

it("sends waiting actions when the page unloads, and nothing afterwards", async () => {
	const { sent, sender, settle } = fixture();
	sender.put(action("1"));
	sender.put(action("2"));
	sender.flush();
	expect(sent).toEqual(["1a", "2a after 1", "1a", "2a after 1"]);
	sender.close();
	await settle("again");
	sender.put(action("3"));
	expect(sent).toHaveLength(4);
});

it.each<[string, (put: (id: string, key: string) => void) => void, readonly string[]]>([
	[
		"that was updated while it was under way",
		(put) => {
			for (const key of ["b", "c"]) put("1", key);
		},
		["1c"],
	],
	[
		"of several that were updated, in order",
		(put) => {
			put("2", "a");
			put("2", "b");
			put("1", "b");
		},
		["2a after 1", "1b", "2b after 1"],
	],
	["that has not changed is not sent twice", (put) => put("2", "a"), ["2a after 1"]],
])("before an action goes the whole of one before it: %s", (_what, change, then) => {
	const { sent, sender } = fixture();
	const put = (id: string, key: string): void => sender.put(action(id, key));
	put("1", "a");
	change(put);
	put("9", "a");
	const last = sent.some((line) => line.startsWith("2")) ? "2" : "1";
	// An action that goes sends what is still old of those before it, here already when the second one came.
	expect(sent).toEqual(["1a", ...then, `9a after ${last}`]);
});

it("the answer to an earlier version does not send the later one again", async () => {
	const { sent, sender, settle, resume } = fixture();
	sender.put(action("1"));
	sender.put(action("1", "b"));
	sender.put(action("2"));
	await settle("again");
	await settle("kept");
	await settle("again");
	await resume();
	expect(sent).toEqual(["1a", "1b", "2a after 1", "2a after 1"]);
});

it("what waited during a pause goes in order, with updates of what is still under way", async () => {
	const { sent, sender, settle, resume } = fixture();
	sender.put(action("1"));
	sender.put(action("2"));
	await settle("again");
	sender.put(action("2", "b"));
	sender.put(action("3"));
	await resume();
	expect(sent.slice(2)).toEqual(["1a", "2b after 1", "3a after 2"]);
});
