import { makeEnvelope } from "@scriptorium/shared-protocol/channel/make-envelope";
import { recorderState } from "@scriptorium/shared-protocol/extension-internal/record-actions";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createStateAsker } from "./ask-recorder-state.ts";
import type { RecorderPort } from "./worker-connection.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const NOTHING = makeEnvelope(recorderState.type, { session: null }, "extension", 1);
const never = () => new Promise<unknown>(() => undefined);
const gone = () => Promise.reject(new Error("Could not establish connection"));

/** An extension that answers these in turn, and nothing more. */
function fixture(...answers: (() => Promise<unknown>)[]) {
	const seen: unknown[] = [];
	const life = { isAlive: true, asked: 0 };
	const port: RecorderPort = {
		send: () => answers[life.asked++]?.() ?? never(),
		isAlive: () => life.isAlive,
		onMessage: () => () => undefined,
		shadowRootOf: () => null,
	};
	const asker = createStateAsker(
		port,
		(state) => seen.push(state),
		() => seen.push("gone"),
	);
	return { seen, life, asker };
}

it("asks again when the worker is unreachable or is stopped before its answer", async () => {
	const { seen, asker } = fixture(gone, never, () => Promise.resolve(NOTHING));
	void asker.ask();
	await vi.advanceTimersByTimeAsync(20_000);
	expect(seen).toEqual([null]);
});

it("ignores the answer to an earlier request", async () => {
	let answer = (_late: unknown): void => undefined;
	const { seen, asker } = fixture(() => new Promise((resolve) => (answer = resolve)), never);
	void asker.ask();
	void asker.ask();
	answer(NOTHING);
	await vi.advanceTimersByTimeAsync(100);
	expect(seen).toEqual([]);
	asker.close();
});

it("asks neither a removed extension nor for a stopped recorder", async () => {
	const { seen, life, asker } = fixture(gone, gone, gone);
	void asker.ask();
	await vi.advanceTimersByTimeAsync(10);
	life.isAlive = false;
	await vi.advanceTimersByTimeAsync(5000);
	expect(seen).toEqual(["gone"]);
	const other = fixture(gone, gone, gone);
	void other.asker.ask();
	other.asker.close();
	await vi.advanceTimersByTimeAsync(5000);
	expect([other.life.asked, other.seen]).toEqual([1, []]);
});
