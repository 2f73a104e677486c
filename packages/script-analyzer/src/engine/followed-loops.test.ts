import type { Statement } from "acorn";
import { expect, test } from "vitest";
import type { Variable } from "../names/scope.ts";
import type { Value } from "./domain.ts";
import { FollowedLoops } from "./followed-loops.ts";
import { ANYTHING, only } from "./value.ts";

const BODY: Statement = { type: "EmptyStatement", start: 0, end: 1 };
const COUNTER: Variable = { name: "at", owner: BODY, isArguments: false, isLexical: false };

/** How many of 3,000 rounds are followed when each keeps this. */
function iterations(
	recordAssignment: (loops: FollowedLoops, iteration: number) => void,
	loops = new FollowedLoops(),
): number {
	let iteration = 0;
	while (iteration < 3_000 && loops.isWorthWhile(BODY)) {
		loops.follow(BODY, () => {
			recordAssignment(loops, iteration);
			return 0;
		});
		iteration += 1;
	}
	return iteration;
}

const keeping = (value: Value, variable: Variable | null) => (loops: FollowedLoops) =>
	loops.recordAssignment(value, variable);

test("a loop that works nothing out is followed a little, and then no more, however often it runs", () => {
	const loops = new FollowedLoops();
	expect(iterations(keeping(ANYTHING, null), loops)).toBe(96);
	expect(iterations(keeping(ANYTHING, null), loops)).toBe(0);
});

test("a loop that puts texts together is followed to its end", () => {
	expect(iterations((loops, iteration) => loops.recordAssignment(only(`text ${iteration}`), null))).toBe(3_000);
});

test("numbers alone are followed as far as decoders need them", () => {
	expect(iterations((loops, iteration) => loops.recordAssignment(only(iteration), null))).toBe(2_048);
});

test("a changed loop condition is no result", () => {
	const loops = new FollowedLoops();
	loops.counts([COUNTER]);
	expect(iterations((here, iteration) => here.recordAssignment(only(iteration), COUNTER), loops)).toBe(96);
});

test("all loops together come to an end", () => {
	const loops = new FollowedLoops();
	let followed = 0;
	for (let run = 0; run < 12; run++) followed += iterations(keeping(only("text"), null), loops);
	expect(followed).toBe(25_000);
});
