import { beforeEach, expect, test } from "vitest";
import { browserModel } from "../model/browser-model.ts";
import { parseSource } from "../source/parse-source.ts";
import { assembleMachine, Exhausted } from "./assemble-machine.ts";
import type { HeapObject, Machine, Value } from "./domain.ts";
import { addStep, stepsOf } from "./taint.ts";
import { objectsOf, only, UNDEFINED } from "./value.ts";

let machine: Machine;
let object: HeapObject;
let list: Value;

function start(budget = 10_000): void {
	const read = parseSource({ code: "void 0;" });
	if (!read.ok) throw new Error(read.message);
	({ machine } = assembleMachine(read.source, budget, browserModel, null));
	object = machine.make(1);
	object.setProp("first", machine.read("cookie", "document.cookie", 10));
	list = machine.array([only(object)], 2);
}

beforeEach(() => start());

/** What is in the list, as text. */
const found = () => machine.contents(list).map(({ origin }) => origin.what);

test("what an object gets after it was asked for is found", () => {
	expect(found()).toEqual(["document.cookie"]);
	expect(found()).toEqual(["document.cookie"]);
	object.setProp("second", machine.read("page", "the title", 20));
	expect(found()).toEqual(["document.cookie", "the title"]);
	object.addTaints(machine.read("address", "the address", 30).taints);
	expect(found()).toContain("the address");
});

test("what replaces the same data by another path is found with that path", () => {
	machine.tracker.watch(() => {
		expect(found()).toHaveLength(1);
		const cookies = object.props.get("first") ?? UNDEFINED;
		object.setProp("first", { ...cookies, taints: addStep(cookies.taints, 40, "kept") });
		const [taint] = machine.contents(list);
		expect(taint && stepsOf(taint, 50).map(({ description }) => description)).toEqual([
			"reads document.cookie",
			"kept",
		]);
	});
});

test("what a list gets while it is asked for is found", () => {
	for (const array of objectsOf(list))
		array.changeItems((items) => {
			expect(found()).toHaveLength(1);
			items.push(machine.read("page", "the title", 20));
		});
	expect(found()).toEqual(["document.cookie", "the title"]);
});

test("what a getter gives is asked for each time", () => {
	const given = [machine.read("page", "the title", 50), machine.read("page", "the text", 60)];
	const [getter] = objectsOf(machine.native("get", () => given.shift() ?? UNDEFINED));
	if (getter) object.setAccessor("third", "get", getter);
	expect(found()).toContain("the title");
	expect(found()).toContain("the text");
});

test("each run that asks depends on what is inside", () => {
	found();
	const reads = machine.tracker.watch(() => void found());
	expect(reads.areStale()).toBe(false);
	object.addProp("second", machine.read("page", "the title", 70));
	expect(reads.areStale()).toBe(true);
});

test("asking again takes as many steps", () => {
	const ask = (times: number) => () => {
		start(200);
		for (let time = 0; time < times; time++) found();
	};
	// Making the objects takes 13 steps, and asking for two objects 6.
	expect(ask(30)).not.toThrow();
	expect(ask(32)).toThrow(Exhausted);
});
