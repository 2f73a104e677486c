import { expect, test } from "vitest";
import { createRunQueue } from "./run-queue.ts";

/** A run of a person whose end the test decides. */
function enter(queue: ReturnType<typeof createRunQueue>, person: string) {
	const left = new AbortController();
	const end = Promise.withResolvers<string>();
	const positions: number[] = [];
	const state = { isStarted: false };
	const onPosition = (position: number) => void positions.push(position);
	const outcome = queue.run({ person, signal: left.signal, onPosition }, () => {
		state.isStarted = true;
		return end.promise;
	});
	return { outcome, positions, state, leave: () => left.abort(), end: () => end.resolve(person) };
}
/** What was resolved by now has had its effects. */
const settled = () => new Promise((resolve) => setImmediate(resolve));
const started = async (...runs: ReturnType<typeof enter>[]) => {
	await settled();
	return runs.map(({ state }) => state.isStarted);
};
const refused = (code: string) => ({ ok: false, error: { code } });

test("two run at once, others wait in order of arrival and are told their changing places", async () => {
	const queue = createRunQueue({ atOnce: 2, waiting: 20 });
	const runs = ["a", "b", "c", "d", "e"].map((person) => enter(queue, person));
	const [a, b, c, d, e] = runs as [ReturnType<typeof enter>, ...ReturnType<typeof enter>[]] & typeof runs;
	if (!b || !c || !d || !e) throw new Error("unreachable");
	expect(await started(...runs)).toEqual([true, true, false, false, false]);
	expect(runs.map(({ positions }) => positions)).toEqual([[], [], [1], [2], [3]]);
	b.end();
	expect(await b.outcome).toEqual({ ok: true, value: "b" });
	expect(await started(...runs)).toEqual([true, true, true, false, false]);
	expect([d.positions, e.positions]).toEqual([
		[2, 1],
		[3, 2],
	]);
	d.leave();
	expect(await d.outcome).toMatchObject(refused("left"));
	expect(e.positions).toEqual([3, 2, 1]);
	a.end();
	c.end();
	expect(await started(...runs)).toEqual([true, true, true, false, true]);
	expect(c.positions).toEqual([1]);
});

test("a person has one run: a second is refused while the first waits or runs, and taken afterwards", async () => {
	const queue = createRunQueue({ atOnce: 1, waiting: 20 });
	const first = enter(queue, "a");
	const other = enter(queue, "b");
	for (const person of ["a", "b"]) {
		expect(await enter(queue, person).outcome).toMatchObject(refused("already_running"));
	}
	first.end();
	await first.outcome;
	const again = enter(queue, "a");
	expect(await started(other, again)).toEqual([true, false]);
});

test("after a person has canceled a run, the next one waits until its browser is closed", async () => {
	const queue = createRunQueue({ atOnce: 2, waiting: 20 });
	const canceled = enter(queue, "a");
	canceled.leave();
	const next = enter(queue, "a");
	const other = enter(queue, "b");
	expect(await started(next, other)).toEqual([false, true]);
	expect(await enter(queue, "a").outcome).toMatchObject(refused("already_running"));
	canceled.end();
	await canceled.outcome;
	expect(await started(next)).toEqual([true]);
});

test("a run that finds the queue full is refused; one that leaves makes room", async () => {
	const queue = createRunQueue({ atOnce: 1, waiting: 2 });
	enter(queue, "a");
	const waiting = enter(queue, "b");
	enter(queue, "c");
	expect(await enter(queue, "d").outcome).toMatchObject(refused("busy"));
	waiting.leave();
	const next = enter(queue, "d");
	expect(next.positions).toEqual([2]);
});

test("a run that throws gives its place to the next one", async () => {
	const queue = createRunQueue({ atOnce: 1, waiting: 2 });
	const { signal } = new AbortController();
	const broken = queue.run({ person: "a", signal, onPosition: () => undefined }, () =>
		Promise.reject(new Error("broken")),
	);
	const next = enter(queue, "b");
	await expect(broken).rejects.toThrow("broken");
	expect(await started(next)).toEqual([true]);
});

test("somebody who has left before does not enter", async () => {
	const queue = createRunQueue({ atOnce: 1, waiting: 2 });
	const signal = AbortSignal.abort();
	const outcome = await queue.run({ person: "a", signal, onPosition: () => undefined }, () => Promise.resolve(1));
	expect(outcome).toMatchObject(refused("left"));
});
