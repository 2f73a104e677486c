import { describe, expect, test } from "vitest";
import type { Obj } from "./domain.ts";
import { HeapObject } from "./heap-object.ts";
import { Ledger } from "./ledger.ts";
import { Summary } from "./summary.ts";
import { NOTHING, only } from "./value.ts";

function setUp() {
	const ledger = new Ledger();
	const object = new HeapObject(ledger, 1, 0);
	object.setProp("known", only(1));
	ledger.beginRound();
	return { ledger, object };
}

describe("a run is left out in the next round", () => {
	test("when nothing it looked at has changed", () => {
		const { ledger, object } = setUp();
		const reads = ledger.watch(() => void object.props.get("known"));
		object.addProp("other", only(2));
		expect(reads.areStale()).toBe(false);
		expect(ledger.growth).toBe(1);
	});

	test("but not when what it looked at has grown", () => {
		const { ledger, object } = setUp();
		const reads = ledger.watch(() => void object.props.get("known"));
		object.addProp("known", only(1));
		expect(reads.areStale()).toBe(false);
		object.addProp("known", only(2));
		expect(reads.areStale()).toBe(true);
	});

	test("but not when what it looked for in vain is there now", () => {
		const { ledger, object } = setUp();
		const reads = ledger.watch(() => void object.props.get("missing"));
		object.addProp("missing", only(1));
		expect(reads.areStale()).toBe(true);
	});

	test("but not when it added itself to what it had looked at before", () => {
		const { ledger, object } = setUp();
		const reads = ledger.watch(() => {
			object.props.get("known");
			object.addProp("known", only(2));
		});
		expect(reads.areStale()).toBe(true);
	});

	test("when it changed only what it made itself, until others change that", () => {
		const { ledger } = setUp();
		const made: Obj[] = [];
		const reads = ledger.watch(() => {
			const own = new HeapObject(ledger, 2, 1);
			own.addProp("part", only(1));
			own.props.get("part");
			own.addProp("part", only(2));
			made.push(own);
		});
		expect(reads.areStale()).toBe(false);
		made[0]?.addProp("part", only(3));
		expect(reads.areStale()).toBe(true);
	});
});

describe("a summary of calls", () => {
	test("passes on what it looked at to the run that takes its result", () => {
		const { ledger, object } = setUp();
		const summary = new Summary(ledger);
		let runs = 0;
		const look = () => {
			runs += 1;
			return object.props.get("known") ?? only(0);
		};
		summary.run(object, true, look);
		ledger.beginRound();
		const reads = ledger.watch(() => void summary.result);
		summary.run(object, true, look);
		expect([reads.areStale(), runs]).toEqual([false, 1]);
		object.addProp("known", only(2));
		summary.run(object, true, look);
		expect([reads.areStale(), runs]).toEqual([true, 2]);
	});

	test("runs each function with the calls of all others", () => {
		const { ledger } = setUp();
		const summary = new Summary(ledger);
		const [one, other] = [new HeapObject(ledger, 2, 1), new HeapObject(ledger, 2, 1)];
		const seen: [Obj, number][] = [];
		const call = (fn: Obj, arg: number) => {
			summary.widen(NOTHING, [only(arg)]);
			summary.run(fn, true, (runs) => {
				seen.push([runs, summary.args[0]?.atoms.length ?? 0]);
				return NOTHING;
			});
		};
		call(one, 1);
		call(other, 2);
		call(one, 2);
		call(one, 1);
		expect(seen).toEqual([
			[one, 1],
			[other, 2],
			[one, 2],
		]);
	});

	test("runs what is called inside it afterwards", () => {
		const { ledger } = setUp();
		const summary = new Summary(ledger);
		const [one, other] = [new HeapObject(ledger, 2, 1), new HeapObject(ledger, 2, 1)];
		const seen: Obj[] = [];
		const look = (fn: Obj) => {
			seen.push(fn);
			summary.run(other, true, look);
			return NOTHING;
		};
		summary.run(one, true, look);
		expect(seen).toEqual([one, other]);
	});

	test("that look at each other comes to an answer", () => {
		const { ledger, object } = setUp();
		const [one, other] = [new Summary(ledger), new Summary(ledger)];
		one.run(object, true, () => other.result);
		other.run(object, true, () => one.result);
		ledger.beginRound();
		const reads = ledger.watch(() => void one.result);
		expect(reads.areStale()).toBe(false);
		object.addProp("known", only(2));
		expect(reads.areStale()).toBe(false);
	});
});
