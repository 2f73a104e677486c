import { describe, expect, test } from "vitest";
import { Obj } from "./heap-object.ts";
import { Ledger } from "./ledger.ts";
import { Summary } from "./summary.ts";
import { only } from "./value.ts";

function setUp() {
	const ledger = new Ledger();
	const object = new Obj(ledger, 1, 0);
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
			const own = new Obj(ledger, 2, 1);
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
		summary.run(() => object.props.get("known") ?? only(0));
		ledger.beginRound();
		const reads = ledger.watch(() => void summary.result);
		expect([reads.areStale(), summary.isStale()]).toEqual([false, false]);
		object.addProp("known", only(2));
		expect([reads.areStale(), summary.isStale()]).toEqual([true, true]);
	});

	test("that look at each other comes to an answer", () => {
		const { ledger, object } = setUp();
		const [one, other] = [new Summary(ledger), new Summary(ledger)];
		one.run(() => other.result);
		other.run(() => one.result);
		ledger.beginRound();
		const reads = ledger.watch(() => void one.result);
		expect(reads.areStale()).toBe(false);
		object.addProp("known", only(2));
		expect(reads.areStale()).toBe(false);
	});
});
