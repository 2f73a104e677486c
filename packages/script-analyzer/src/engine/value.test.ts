import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Origin } from "../trace/trace.ts";
import { DependencyTracker } from "./dependency-tracker.ts";
import type { Atom, Value } from "./domain.ts";
import { addStep, joinTaints, stepsOf, type Taints } from "./taint.ts";
import { fromMarked, HOLE } from "./text-pattern.ts";
import { TrackedObject } from "./tracked-object.ts";
import { ANYTHING, addTaints, constantOf, join, joinAll, NOTHING, only, truthOf } from "./value.ts";

const TRACKER = new DependencyTracker();
const OBJECTS = [new TrackedObject(TRACKER, 1, 0), new TrackedObject(TRACKER, 2, 0)];
const ORIGINS = ["cookie", "key", "page"].map((kind, offset) => ({ kind, what: kind, offset }) as Origin);

const atoms = fc.oneof(
	fc.constantFrom<Atom>(null, undefined, true, 0, Number.NaN, "", "a", 1n, ...OBJECTS),
	fc.constantFrom("a", "b").map((text) => fromMarked(text + HOLE)),
);
const taints: fc.Arbitrary<Taints> = fc
	.uniqueArray(fc.constantFrom(...ORIGINS), { maxLength: 3 })
	.map((origins) => origins.map((origin) => ({ origin, step: null })));
/** At most five possibilities: three of them together stay below the limit. */
const values: fc.Arbitrary<Value> = fc
	.record({ atoms: fc.array(atoms, { maxLength: 5 }), open: fc.boolean(), taints })
	.map((value) => joinAll([{ ...value, atoms: [] }, ...value.atoms.map((atom) => only(atom))]));

/** The same for the same set, whatever the order. */
function described(value: Value): unknown {
	const name = (atom: Atom) => {
		if (typeof atom !== "object" || atom === null) return `${typeof atom} ${String(atom)}`;
		return "text" in atom ? `pattern ${atom.text}` : `object ${atom.offset}`;
	};
	return {
		atoms: value.atoms.map(name).sort(),
		open: value.open,
		taints: value.taints.map(({ origin }) => origin.kind).sort(),
	};
}

describe("join", () => {
	test("the order does not matter", () => {
		fc.assert(
			fc.property(values, values, values, (one, two, three) => {
				expect(described(join(one, two))).toEqual(described(join(two, one)));
				expect(described(join(join(one, two), three))).toEqual(described(join(one, join(two, three))));
			}),
		);
	});

	test("joining a subset returns the same object", () => {
		fc.assert(
			fc.property(values, values, (one, two) => {
				expect(join(one, one)).toBe(one);
				const both = join(one, two);
				expect(join(both, one)).toBe(both);
				expect(join(both, two)).toBe(both);
				expect(join(one, NOTHING)).toBe(one);
				expect(join(NOTHING, one)).toBe(one);
			}),
		);
	});

	test("nothing that was possible is lost", () => {
		fc.assert(
			fc.property(values, values, (one, two) => {
				const both = join(one, two);
				for (const atom of [...one.atoms, ...two.atoms]) expect(join(both, only(atom))).toBe(both);
				expect(both.open).toBe(one.open || two.open);
				for (const { origin } of [...one.taints, ...two.taints]) {
					expect(both.taints.some((taint) => taint.origin === origin)).toBe(true);
				}
			}),
		);
	});

	test("beyond sixteen possibilities anything is possible", () => {
		const many = joinAll(Array.from({ length: 40 }, (_, index) => only(`text ${index}`)));
		expect(many.atoms).toHaveLength(16);
		expect(many.open).toBe(true);
	});

	test("a number that counts on and on is soon any number", () => {
		const counted = joinAll(Array.from({ length: 40 }, (_, index) => only(index)));
		expect(counted).toEqual({ atoms: [0, 1, 2], open: true, taints: [] });
	});
});

const ONE = only(1);

describe("value", () => {
	test("one possibility is a constant, a text known in part is none", () => {
		expect(constantOf(only(undefined))).toEqual({ is: undefined });
		expect(constantOf(join(only(1), only(2)))).toBeNull();
		expect(constantOf({ ...ONE, open: true })).toBeNull();
		expect(constantOf(only(fromMarked(`a${HOLE}`)))).toBeNull();
		expect(constantOf(ANYTHING)).toBeNull();
	});

	test("truth is known only when all possibilities agree", () => {
		expect(truthOf(join(only(1), only("a")))).toBe(true);
		expect(truthOf(join(only(0), only(null)))).toBe(false);
		expect(truthOf(join(only(0), only(1)))).toBeNull();
		expect(truthOf(only(fromMarked(HOLE)))).toBeNull();
		expect(truthOf(NOTHING)).toBeNull();
		expect(truthOf({ ...ONE, open: true })).toBeNull();
	});
});

describe("taint", () => {
	const [cookie] = ORIGINS;
	if (!cookie) throw new Error("No origin.");

	test("the first path is kept", () => {
		const first = addStep([{ origin: cookie, step: null }], 10, "kept");
		const second = addStep([{ origin: cookie, step: null }], 20, "sent");
		expect(joinTaints(first, second)).toBe(first);
		expect(addTaints(only(1, first), second).taints).toBe(first);
	});

	test("steps come in order, one for each place, and at most twelve", () => {
		let way: Taints = [{ origin: cookie, step: null }];
		for (let place = 0; place < 30; place++) way = addStep(addStep(way, place, `at ${place}`), place, "again");
		const steps = way.flatMap(stepsOf);
		expect(steps.map(({ offset }) => offset)).toEqual(Array.from({ length: 12 }, (_, index) => index));
		expect(steps.every(({ description }) => description !== "again")).toBe(true);
	});
});
