import { type StepKind, stepList } from "@scriptorium/flow/steps/step-list";
import { expect, it } from "vitest";
import { createItemCache, createListKeeper, nameId } from "./canvas-items.ts";
import { STEP_SIZE } from "./step-size.ts";

const cache = () => createItemCache({ step: "step", note: "note" });
const step = (id: string, type: StepKind = "click") => ({
	id,
	type,
	position: { x: 0, y: 0 },
	data: { label: id, category: stepList[type].category },
});
const resting = { isSelected: false, isActive: false };

it("makes the same item for the same step and state, so that nothing else is rendered again", () => {
	const items = cache();
	const one = step("a");
	expect(items.step(one, resting)).toBe(items.step(one, { ...resting }));
	expect(items.step(one, { ...resting, isSelected: true })).not.toBe(items.step(one, resting));
	// Moved away and back, and shown elsewhere: the content is the same.
	const moved = { ...one, position: { x: 0, y: 120 } };
	expect(items.step({ ...one }, resting)).toBe(items.step(one, resting));
	expect(items.step(one, resting, moved.position)).toBe(items.step(moved, resting));
	expect(items.step(moved, resting)).not.toBe(items.step(one, resting));
	// A copy has the content of its original.
	expect(items.step({ ...one, id: "copy" }, resting).id).toBe("copy");
	expect(items.step({ ...one, data: { ...one.data } }, resting)).not.toBe(items.step(one, resting));
	const edge = { id: "e", source: "a", target: "b" };
	const look = { exit: "true", bend: 0.5, name: "From a to b", isSelected: false } as const;
	expect(items.edge(edge, look)).toBe(items.edge(edge, { ...look }));
	for (const other of [{ exit: "false" }, { bend: 1 }, { name: "From a to c" }, { isSelected: true }] as const) {
		expect(items.edge(edge, { ...look, ...other })).not.toBe(items.edge(edge, look));
	}
});

it("keeps a list while its items are the same", () => {
	const keep = createListKeeper<object>();
	const [one, other] = [{}, {}];
	const list = keep([one, other]);
	expect(keep([one, other])).toBe(list);
	expect(keep([one])).toEqual([one]);
	expect(keep([one, other])).not.toBe(list);
});

it("gives size and handles, so that a step need not be rendered to be measured", () => {
	const items = cache();
	const handles = (kind: StepKind) =>
		items.step(step(kind, kind), resting).handles?.map(({ type, id }) => `${type} ${id}`);
	expect(items.step(step("a"), resting)).toMatchObject({ ...STEP_SIZE, measured: STEP_SIZE });
	expect(handles("click")).toEqual(["target null", "source null"]);
	expect(handles("condition")).toEqual(["target null", "source true", "source false"]);
	expect(handles("loop")).toEqual(["target null", "source body", "source done"]);
});

it("makes one item the stop of the Tab key, named by its own text", () => {
	const active = cache().step(step("an id"), { isSelected: false, isActive: true });
	expect(active.domAttributes).toMatchObject({ tabIndex: 0, "aria-labelledby": nameId("an id") });
	expect(nameId("an id")).not.toContain(" ");
});
